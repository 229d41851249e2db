import Runtime
import Values

/// The properties of labeled content, handed to its style.
@preconcurrency @MainActor public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<LabeledContentStyleConfiguration>>

  /// The type of the content.
  public typealias Content = StyledPart<ContentPart<LabeledContentStyleConfiguration>>

  /// The label, which names the content.
  public let label: Label
  /// The content that the label describes.
  public let content: Content
}

/// The appearance of labeled content: a conforming type arranges the label and the content.
@preconcurrency @MainActor public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the labeled content that the style draws.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Builds the view of labeled content in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of labeled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The standard style: the label at the leading edge, the content at the trailing edge.
@preconcurrency @MainActor public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the automatic labeled content style.
  public init() {}
  /// Builds the view of a labeled content in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The body of the standard style. Without visible labels the label stays available to assistive technology.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if areLabelsHidden {
      // A text becomes the value of its label; a control without its own label takes this one.
      configuration.content.changingElement(reading: configuration.label) { element, label in
        if element.role == .text {
          (element.value, element.label) = (element.label, label)
        } else if element.label.isEmpty {
          element.label = label
        }
      }
    } else {
      LabelBeside(gap: theme.metrics.labelSpacing, isOnBaseline: true) {
        configuration.label.shrinkable()
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}
