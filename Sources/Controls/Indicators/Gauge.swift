import Runtime
import Values

/// Shows a value in its range.
///
///     Gauge(value: pressure, in: 0...10) { Text("Pressure") } currentValueLabel: { Text("7.5 bar") }
@preconcurrency @MainActor
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (least: BoundsLabel, greatest: BoundsLabel)?
  private let marks: MarkedValueLabels?

  init<V: BinaryFloatingPoint>(
    _ value: V, in range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    bounds: (least: BoundsLabel, greatest: BoundsLabel)?, marks: MarkedValueLabels?
  ) {
    fraction = Stops(range).fraction(of: value)
    self.label = label
    currentValueLabel = current
    self.bounds = bounds
    self.marks = marks
  }

  /// A gauge with its value, the ends of its range and certain values marked.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()), marks: markedValueLabels())
  }

  /// The gauge as its style draws it.
  public var body: some View {
    StyledControl(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
      .semantics(Semantics(role: .gauge), children: .ignore, label: label)
      .changingElement(reading: currentValueLabel) { [fraction] in
        $0.value = $1.isEmpty ? NumberFormat.percent.text(fraction) : $1
      }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
      maximumValueLabel: bounds.map { .init(content: AnyView($0.greatest)) },
      markedValueLabels: marks.map { .init(content: AnyView($0)) })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marks: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, in: bounds, label: label(), current: nil, bounds: nil, marks: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with its value and marks.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marks: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with its value and the ends of its range.
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
