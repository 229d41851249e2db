import Looks
import Runtime
import Values

/// Related controls side by side.
///
///     ControlGroup("Playback") {
///       Button("Back", systemImage: "backward") { back() }
///       Button("Next", systemImage: "forward") { next() }
///     }
@preconcurrency @MainActor public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }

  /// Creates a group with a label, which the style shows if there is room.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }

  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group whose title, which a menu shows, is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// The controls as the style of the environment arranges them.
  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(label: .init(content: label), content: .init(content: AnyView(content)))
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, AnyView(configuration.label))
  }
}

/// The properties of a control group, handed to its style.
@preconcurrency @MainActor public struct ControlGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<ControlGroupStyleConfiguration>>

  /// The type of the content.
  public typealias Content = StyledPart<ContentPart<ControlGroupStyleConfiguration>>

  /// The label of the group; empty if it has none.
  public let label: Label
  /// The controls, side by side or in a menu, depending on the style.
  public let content: Content
}

/// The appearance of control groups: a conforming type arranges the label and the controls.
@preconcurrency @MainActor public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the control group that the style draws.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Builds the view of a control group in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The standard style: the controls side by side, without the label.
@preconcurrency @MainActor public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the automatic control group style.
  public init() {}
  /// Builds the view of a control group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}

/// A style that shows the label and opens the controls in a menu.
@preconcurrency @MainActor public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates a menu control group style.
  public init() {}
  /// Builds the view of a control group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls of a navigation bar side by side.
@preconcurrency @MainActor public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which is also written `.navigation`.
  public init() {}
  /// Builds the view of a control group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}

/// The controls of a palette side by side, as wide as the space is.
@preconcurrency @MainActor public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which is also written `.palette`.
  public init() {}
  /// Builds the view of a control group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { Group(subviews: configuration.content) { ForEach($0) { $0.frame(maxWidth: .infinity) } } }
  }
}

/// A symbol alone, which opens the controls in a menu.
@preconcurrency @MainActor public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which is also written `.compactMenu`.
  public init() {}
  /// Builds the view of a control group in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label.labelStyle(.iconOnly)
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side, as wide as the space is.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The label, which opens the controls in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The symbol of the label, which opens the controls in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
