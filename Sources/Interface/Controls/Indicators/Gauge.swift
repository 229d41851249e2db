import Looks
import Runtime
import Values

/// Shows a value within a range.
///
///     Gauge(value: pressure, in: 0...10) { Text("Pressure") } currentValueLabel: { Text("7.5 bar") }
///
/// A value outside the range is shown at its nearer end, with a mark. ``View/gaugeStyle(_:)`` sets the style.
@preconcurrency @MainActor
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// The position of the value in its range: 0…1.
  private let fraction: Double
  /// The end beyond which the value lies; `nil` for a value inside its range.
  private let beyond: ScaleEnd?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (least: BoundsLabel, greatest: BoundsLabel)?
  private let marks: MarkedValueLabels?
  @Environment({ $0.numberConventions }) private var conventions

  init<V: BinaryFloatingPoint>(
    _ value: V, in range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    bounds: (least: BoundsLabel, greatest: BoundsLabel)?, marks: MarkedValueLabels?
  ) {
    fraction = Stops(range).fraction(of: value)
    beyond = ScaleEnd(of: Double(value), in: Double(range.lowerBound)...Double(range.upperBound))
    self.label = label
    currentValueLabel = current
    self.bounds = bounds
    self.marks = marks
  }

  /// Creates a gauge with labels for its value, the bounds of its range and marked values.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - bounds: the range.
  ///   - label: describes what is measured.
  ///   - currentValueLabel: the value as a text; it is read out.
  ///   - minimumValueLabel: the view at the lower bound.
  ///   - maximumValueLabel: the view at the upper bound.
  ///   - markedValueLabels: views for particular values. Only custom styles show them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()), marks: markedValueLabels())
  }

  /// The gauge as the style of the environment draws it.
  public var body: some View {
    StyledControl(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
      .semantics(Semantics(role: .gauge), children: .ignore, label: label)
      .changingElement(reading: currentValueLabel) { [fraction, conventions] in
        $0.value = $1.isEmpty ? NumberFormat.percent.text(fraction, in: conventions) : $1
      }
  }

  /// The configuration that the style is given.
  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
      maximumValueLabel: bounds.map { .init(content: AnyView($0.greatest)) },
      markedValueLabels: marks.map { .init(content: AnyView($0)) }, beyond: beyond)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marks: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label. The value is read out in percent.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, in: bounds, label: label(), current: nil, bounds: nil, marks: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for its value and for marked values, which only custom styles show.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marks: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()), marks: nil)
  }
}
