import Looks
import Runtime
import Values

/// Related views on their own background, with an optional title.
///
///     GroupBox("Water") { Gauge(value: level) { Text("Tank") } }
@preconcurrency @MainActor public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group box whose title is a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a group box whose title is an existing view.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

  /// The group box as the style of the environment draws it.
  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// The properties of a group box, handed to its style.
@preconcurrency @MainActor public struct GroupBoxStyleConfiguration {
  /// The type of the title.
  public typealias Label = StyledPart<LabelPart<GroupBoxStyleConfiguration>>

  /// The type of the content.
  public typealias Content = StyledPart<ContentPart<GroupBoxStyleConfiguration>>

  /// The title of the group box; empty if it has none.
  public let label: Label
  /// The views in the group box.
  public let content: Content
}

/// The appearance of group boxes: a conforming type arranges the title and the content.
///
///     struct Framed: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label; configuration.content }.padding().border(.separator)
///       }
///     }
@preconcurrency @MainActor public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the group box that the style draws.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Builds the view of a group box in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The standard style: a card with the title above the content.
@preconcurrency @MainActor public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default group box style.
  public init() {}

  /// Builds the view of a group box in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 12).fill(.page(.card)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A card with the title above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
