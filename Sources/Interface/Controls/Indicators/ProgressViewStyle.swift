import Looks
import Runtime
import Values

/// The properties of a progress view, handed to its style.
@preconcurrency @MainActor public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<ProgressViewStyleConfiguration>>

  /// The type of the label of the progress.
  public typealias CurrentValueLabel = StyledPart<CurrentValueLabelPart<ProgressViewStyleConfiguration>>

  /// The completed share: 0…1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label, which describes the task; `nil` for none.
  public var label: Label?
  /// The label of the progress; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views: a conforming type draws them from their configuration.
///
///     struct Percent: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///       }
///     }
@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the progress view that the style draws.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Builds the view of a progress view in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The standard style: a filled bar, or a spinner where the share is unknown.
@preconcurrency @MainActor public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the default progress view style.
  public init() {}
  /// Builds the view of a progress view in this style from its configuration.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A filled bar, or a spinner where the share is unknown.
@preconcurrency @MainActor public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a linear progress view style in the tint of the environment.
  public init() { tint = nil }
  /// Creates a linear progress view style with its own colour.
  public init(tint: Color) { self.tint = tint }
  /// Builds the view of a progress view in this style from its configuration.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      LinearProgress(configuration: configuration).tint(tint)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A ring that is filled, or a spinner where the share is unknown.
@preconcurrency @MainActor public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a circular progress view style in the tint of the environment.
  public init() { tint = nil }
  /// Creates a circular progress view style with its own colour.
  public init(tint: Color) { self.tint = tint }
  /// Builds the view of a progress view in this style from its configuration.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      CircularProgress(configuration: configuration).tint(tint)
    } else {
      CircularProgress(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The standard style: a filled bar, or a spinner where the share is unknown.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A filled bar, or a spinner where the share is unknown.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that is filled, or a spinner where the share is unknown.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar or a spinner between the label and the label of the progress.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.unknownValue }) private var unknownValue

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if unknownValue != nil {
        HStack(spacing: 8) {
          if !areLabelsHidden { configuration.label }
          Spacer(minLength: 0)
          Text(verbatim: UnknownValue.text).foregroundStyle(.secondary)
        }
      } else if !areLabelsHidden {
        configuration.label
      }
      if let fraction = configuration.fractionCompleted {
        FilledBar(fraction: fraction)
      } else {
        Spinner()
      }
      if !areLabelsHidden {
        configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

/// A ring or a spinner above the labels.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.unknownValue }) private var unknownValue

  var body: some View {
    VStack(spacing: 8) {
      if let fraction = configuration.fractionCompleted {
        RingVisual(from: 0, to: fraction, start: -0.25, sweep: 1).frame(width: side, height: side)
          .overlay {
            if unknownValue != nil { Text(verbatim: UnknownValue.text).font(.footnote).foregroundStyle(.secondary) }
          }
      } else {
        Spinner()
      }
      if !areLabelsHidden {
        configuration.label.font(.footnote).foregroundStyle(.secondary)
        configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  private var side: Double { size.touchHeight }
}
