import Runtime
import Values

/// What a style of labelled content has to work with.
@preconcurrency @MainActor public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public typealias Label = StyledPart<LabelPart<LabeledContentStyleConfiguration>>

  /// The content.
  public typealias Content = StyledPart<ContentPart<LabeledContentStyleConfiguration>>

  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}

/// How labelled content is put together.
@preconcurrency @MainActor public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look of labelled content.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of labelled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The label at the leading side, the content at the trailing one.
@preconcurrency @MainActor public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading side, the content at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.theme) private var theme

  var body: some View {
    if areLabelsHidden {
      // What only says something keeps its name; what can be used has one of its own, or else takes this one.
      configuration.content.changingElement(reading: configuration.label) { element, label in
        if element.role == .text {
          (element.value, element.label) = (element.label, label)
        } else if element.label.isEmpty {
          element.label = label
        }
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: theme.metrics.labelSpacing) {
        configuration.label.shrinkable()
        Spacer(minLength: 0)
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}
