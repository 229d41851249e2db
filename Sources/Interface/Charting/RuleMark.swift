import Runtime
import Values

/// A straight line across the chart, or a part of it: a limit, a set point, a moment.
///
///     RuleMark(y: .value("Limit", 90)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
@preconcurrency @MainActor public struct RuleMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates an upright line.
  public init<X: Plottable>(x: PlottableValue<X>) { mark = .point(.rule, x, Optional<PlottableValue<Double>>.none) }

  /// Creates a horizontal line.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = .point(.rule, Optional<PlottableValue<Double>>.none, y) }

  /// Creates an upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark.point(.rule, x, yEnd)
    mark.y = ChartMark.span(yStart, yEnd)
    self.mark = mark
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = ChartMark.point(.rule, xEnd, y)
    mark.x = ChartMark.span(xStart, xEnd)
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: RuleMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}
