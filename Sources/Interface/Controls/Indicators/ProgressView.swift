import Looks
import Runtime
import Values

/// Shows the progress of a task, or that a task is running.
///
///     ProgressView("Washing", value: 12, total: 90)
///
/// ``View/progressViewStyle(_:)`` sets the style.
@preconcurrency @MainActor public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  private var outer: ProgressViewStyleConfiguration?
  /// Returns the completed share at a time of the panel's clock, and the time of the next update; `nil` for a share that
  /// does not depend on time.
  private var timed: ((EnvironmentValues, Duration) -> (fraction: Double, next: Duration?))?
  @Environment({ $0.localizer }) private var words
  @Environment({ $0 }) private var environment

  /// Creates a progress view whose completed share depends on time.
  package init(
    label: Label?, current: CurrentValueLabel?,
    timed: @escaping (EnvironmentValues, Duration) -> (fraction: Double, next: Duration?)
  ) {
    self.init(fraction: 0, label: label, current: current)
    self.timed = timed
  }

  package init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction.map { $0 > 0 ? min($0, 1) : 0 }
    self.label = label
    currentValueLabel = current
  }

  /// The completed share of a total; 0 for a total that is not positive.
  package static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
  }

  /// The progress as the style of the environment draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else if let timed {
      TimedView { [environment] time in
        let (fraction, next) = timed(environment, time)
        return (described(min(max(fraction, 0), 1)), next)
      }
    } else {
      described(fraction)
    }
  }

  private func described(_ fraction: Double?) -> some View {
    styled(configuration(fraction))
      .semantics(
        Semantics(
          role: .progress,
          value: fraction.map { NumberFormat.percent.text($0, in: environment.numberConventions) }
            ?? words("in progress")),
        children: .ignore, label: label)
  }

  private func styled(_ configuration: ProgressViewStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view whose label is a view.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view without a label.
  public init() { self.init(fraction: nil, label: nil, current: nil) }

  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: the completed part of the total; `nil` if it is unknown.
  ///   - total: the whole.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title), current: nil) }

  /// Creates a progress view with a title for the completed part of a total; `nil` if the part is unknown.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), current: nil)
  }
}

extension ProgressView {
  /// Creates a progress view with a label for the completed part of a total; `nil` if the part is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
  }

  /// Creates a progress view with labels for the task and its progress; `nil` if the completed part is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
    outer = configuration
  }
}
