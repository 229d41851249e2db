import Runtime
import Values

/// Controls side by side that belong together.
///
///     ControlGroup("Playback") {
///       Button("Back", systemImage: "backward") { back() }
///       Button("On", systemImage: "forward") { next() }
///     }
@preconcurrency @MainActor public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView

  /// Controls side by side.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }

  /// Controls side by side with a label, which is shown where the style has room for it.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }

  /// Controls side by side with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls side by side with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Controls side by side with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// The controls as their style arranges them.
  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(label: .init(content: label), content: .init(content: AnyView(content)))
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, in the next outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, AnyView(configuration.label))
  }
}

/// What a style of control groups has to work with.
@preconcurrency @MainActor public struct ControlGroupStyleConfiguration {
  /// What the controls are for.
  public typealias Label = StyledPart<LabelPart<ControlGroupStyleConfiguration>>

  /// The controls.
  public typealias Content = StyledPart<ContentPart<ControlGroupStyleConfiguration>>

  /// What the controls are for.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// How control groups look.
@preconcurrency @MainActor public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Controls side by side.
@preconcurrency @MainActor public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}

/// Controls in a menu.
@preconcurrency @MainActor public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls side by side.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Controls side by side.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
  /// Controls in a menu.
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the look of control groups in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
