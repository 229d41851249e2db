import Runtime
import Values

/// A rectangle between values of both axes: a zone, or a field of a heat map.
@preconcurrency @MainActor public struct RectangleMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a rectangle around a point, as wide and as high as the distance between neighbours.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = ChartMark.point(.rectangle, x, y)
    (mark.width, mark.height) = (width, height)
    self.mark = mark
  }

  /// Creates a rectangle between values of both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark.point(.rectangle, xEnd, yEnd)
    (mark.x, mark.y) = (ChartMark.span(xStart, xEnd), ChartMark.span(yStart, yEnd))
    self.mark = mark
  }

  /// Creates a rectangle as high as the chart.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    var mark = ChartMark.point(.rectangle, xEnd, Optional<PlottableValue<Double>>.none)
    mark.x = ChartMark.span(xStart, xEnd)
    self.mark = mark
  }

  /// Creates a rectangle as wide as the chart, such as a zone of good values.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = ChartMark.point(.rectangle, Optional<PlottableValue<Double>>.none, yEnd)
    mark.y = ChartMark.span(yStart, yEnd)
    self.mark = mark
  }

  /// Creates a rectangle as high as the chart around a value.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    var mark = ChartMark.point(.rectangle, x, Optional<PlottableValue<Double>>.none)
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle as wide as the chart around a value.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    var mark = ChartMark.point(.rectangle, Optional<PlottableValue<Double>>.none, y)
    mark.height = height
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: RectangleMark, into marks: inout ChartMarks) {
    marks.items.append(content.mark)
  }
}
