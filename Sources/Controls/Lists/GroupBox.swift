import Runtime
import Values

/// Views that belong together, on a ground of their own, with a title.
///
///     GroupBox("Water") { Gauge(value: level) { Text("Tank") } }
@preconcurrency @MainActor public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Views with any title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Views with a title that is made already.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

  /// The group as its style draws it.
  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group that a style was given, in the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// What a style of groups has to work with.
@preconcurrency @MainActor public struct GroupBoxStyleConfiguration {
  /// The title.
  public typealias Label = StyledPart<LabelPart<GroupBoxStyleConfiguration>>

  /// What belongs together.
  public typealias Content = StyledPart<ContentPart<GroupBoxStyleConfiguration>>

  /// The title.
  public let label: Label
  /// What belongs together.
  public let content: Content
}

/// How groups look.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A card with the title above.
@preconcurrency @MainActor public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}

  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 12).fill(.theme(\.surface)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A card with the title above.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the look of groups in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
