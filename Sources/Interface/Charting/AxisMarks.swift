import Looks
import Graphics
import Runtime
import Values

/// The side of a chart at which an axis has its labels.
public nonisolated enum AxisMarkPosition: Hashable, Sendable {
  /// Below the chart for the horizontal axis, at its trailing edge for the vertical one.
  case automatic
  /// At a side of the chart; leading and trailing depend on the direction of the language.
  case leading, trailing, top, bottom
}

/// The values at which an axis has marks.
public nonisolated struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    /// Round durations, as many as fit, on an axis of seconds.
    case durations
    case stride(Double)
    case values([PlotValue])
    /// The ticks that a closure computes for the range of the axis.
    case computed(@Sendable (ClosedRange<Double>) -> [Double])
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates values that a closure computes for the range of the axis.
  package static func computed(_ ticks: @escaping @Sendable (ClosedRange<Double>) -> [Double]) -> AxisMarkValues {
    AxisMarkValues(.computed(ticks))
  }

  /// Round values, as many as fit.
  public static let automatic = AxisMarkValues(.automatic(count: nil))

  /// Round durations, as many as fit, on an axis of numbers that are seconds.
  package static let durations = AxisMarkValues(.durations)

  /// Returns about the given number of round values.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount))
  }

  /// Returns the multiples of a number; on an axis of times, of a number of seconds.
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(.stride(step)) }
}

/// A value of an axis that has marks.
public nonisolated struct AxisValue: Sendable {
  let value: PlotValue
  /// The position of the value among those with marks, from 0.
  public let index: Int
  /// The number of values with marks.
  public let count: Int

  /// Returns the value as a type; `nil` if the axis has values of another.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    // An axis has one kind of numbers, whatever the type of the data.
    P(plotValue: value)
  }
}

/// Marks at values of an axis.
///
///     .chartYAxis {
///       AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
///         AxisGridLine()
///         AxisValueLabel { if let degrees = value.as(Double.self) { Text("\(degrees, specifier: "%.0f") °C") } }
///       }
///     }
@preconcurrency @MainActor public struct AxisMarks: AxisContent {
  /// For the toolkit: the marks with their values.
  public let _descriptions: [AxisMarksDescription]

  /// Creates marks with content for each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkGroup
  ) {
    _descriptions = [AxisMarksDescription(values: values, position: position) { content($0)._parts }]
  }

  /// Creates marks with the same content for each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> AxisMarkGroup
  ) {
    _descriptions = [AxisMarksDescription(values: values, position: position) { _ in content()._parts }]
  }

  /// Creates marks at given values.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkGroup
  ) {
    self.init(position: position, values: AxisMarkValues(.values(values.map(\.plotValue))), content: content)
  }

  /// Creates the standard marks: a grid line, a tick and a label.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    _descriptions = [AxisMarksDescription(values: values, position: position) { _ in Self.standard }]
  }

  /// Creates the standard marks at given values.
  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    self.init(position: position, values: AxisMarkValues(.values(values.map(\.plotValue))))
  }

  /// Creates the standard marks with labels in a format.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, format: NumberFormat) {
    _descriptions = [
      AxisMarksDescription(values: values, position: position) { _ in
        AxisGridLine()._parts + AxisTick()._parts + AxisValueLabel(format: format)._parts
      }
    ]
  }

  /// A grid line, a tick and a label.
  static var standard: [AxisPart] { AxisGridLine()._parts + AxisTick()._parts + AxisValueLabel()._parts }
}

/// A line across the chart at a value of an axis.
@preconcurrency @MainActor public struct AxisGridLine: AxisMark {
  /// For the toolkit: the grid line with its stroke.
  public let _parts: [AxisPart]

  /// Creates a line; `nil` for the standard width.
  public init(stroke: StrokeStyle? = nil) { _parts = [AxisPart(kind: .gridLine(stroke ?? StrokeStyle(lineWidth: 1)))] }
}

/// A short line at a value of an axis, between the chart and its label.
@preconcurrency @MainActor public struct AxisTick: AxisMark {
  /// For the toolkit: the tick with its length in points.
  public let _parts: [AxisPart]

  /// Creates a tick with a length in points, and a stroke; `nil` for the standard width.
  public init(length: Double = 4, stroke: StrokeStyle? = nil) {
    _parts = [AxisPart(kind: .tick(stroke ?? StrokeStyle(lineWidth: 1), length: max(0, length)))]
  }
}

/// The label at a value of an axis: the value itself, a text, or a view.
@preconcurrency @MainActor public struct AxisValueLabel: AxisMark {
  /// For the toolkit: the label with its text.
  public let _parts: [AxisPart]

  private init(_ content: AxisLabelContent, centered: Bool?) {
    _parts = [AxisPart(kind: .label(content: content, isCentered: centered ?? false))]
  }

  /// Creates a label with the value as the axis writes it.
  ///
  /// - Parameter centered: whether the label is centred between its value and the next one, as for the name of a day.
  public init(centered: Bool? = nil) { self.init(.automatic, centered: centered) }

  /// Creates a label with a text.
  public init(_ textKey: LocalizedStringKey, centered: Bool? = nil) {
    self.init(.text(Text(textKey)), centered: centered)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) { self.init(.text(Text(text)), centered: centered) }

  /// Creates a label with a number in a format.
  public init(format: NumberFormat, centered: Bool? = nil) {
    self.init(
      .formatted { value, conventions in value.number.map { format.text($0, in: conventions) } }, centered: centered)
  }

  /// Creates a label whose text a closure returns.
  package init(centered: Bool?, text: @escaping (PlotValue) -> String?) {
    self.init(.formatted { value, _ in text(value) }, centered: centered)
  }

  /// Creates a label with a view.
  public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init((content as? Text).map { .text($0) } ?? .view(AnyView(content)), centered: centered)
  }
}
