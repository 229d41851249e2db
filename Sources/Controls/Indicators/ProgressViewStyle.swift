import Runtime
import Values

/// What a progress style has to work with.
@preconcurrency @MainActor public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public typealias Label = StyledPart<LabelPart<ProgressViewStyleConfiguration>>

  /// How far it has come, in words.
  public typealias CurrentValueLabel = StyledPart<CurrentValueLabelPart<ProgressViewStyleConfiguration>>

  /// How much is done: 0…1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// What is going on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of progress.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of progress in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A bar where it is known how much is done, a turning wheel elsewhere.
@preconcurrency @MainActor public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The look.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar that fills.
@preconcurrency @MainActor public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// The style in another colour.
  public init(tint: Color) { self.tint = tint }
  /// The look.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      LinearProgress(configuration: configuration).tint(tint)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A ring that fills, or a turning wheel.
@preconcurrency @MainActor public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// The style in another colour.
  public init(tint: Color) { self.tint = tint }
  /// The look.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      CircularProgress(configuration: configuration).tint(tint)
    } else {
      CircularProgress(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What suits what is known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills, or a turning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !areLabelsHidden { configuration.label }
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

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(spacing: 8) {
      if let fraction = configuration.fractionCompleted {
        RingVisual(from: 0, to: fraction, start: -0.25, sweep: 1).frame(width: side, height: side)
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
