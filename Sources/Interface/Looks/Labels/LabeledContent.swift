import Runtime
import Values

/// A value or a control with a label.
///
///     LabeledContent("Serial number", value: "A-1705")
@preconcurrency @MainActor public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label and the content as the style of the environment draws them.
  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates content beside a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
