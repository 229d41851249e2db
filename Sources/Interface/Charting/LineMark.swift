import Runtime
import Values

/// A point of a line.
///
///     Chart(readings) { LineMark(x: .value("Time", $0.time), y: .value("Temperature", $0.celsius)) }
///
/// The points of one series make one line, in their order.
@preconcurrency @MainActor public struct LineMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a point of the only line, or of the line that its colour or its symbol determines.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = .point(.line, x, y)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark.point(.line, x, y)
    mark.series = series.value.plotValue.text
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: LineMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}

extension ChartMark {
  static func point<X: Plottable, Y: Plottable>(
    _ kind: Kind, _ x: PlottableValue<X>?, _ y: PlottableValue<Y>?
  ) -> ChartMark {
    var mark = ChartMark(kind)
    (mark.x, mark.y) = (x?.span, y?.span)
    (mark.xName, mark.yName) = (x?.name, y?.name)
    return mark
  }

  /// A mark between two values of an axis.
  static func span<V: Plottable>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> ChartSpan {
    ChartSpan(start: start.value.plotValue, end: end.value.plotValue)
  }
}
