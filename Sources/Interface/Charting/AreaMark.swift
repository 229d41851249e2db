import Runtime
import Values

/// A point of an area, or of a band between two lines.
///
///     AreaMark(x: .value("Time", t), yStart: .value("Least", low), yEnd: .value("Greatest", high)).opacity(0.3)
@preconcurrency @MainActor public struct AreaMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a point of an area above zero. Areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.area, x, y)
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.area, x, y)
    mark.series = series.value.plotValue.text
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of a band between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark.point(.area, x, yEnd)
    mark.y = ChartMark.span(yStart, yEnd)
    mark.stacking = .unstacked
    self.mark = mark
  }

  /// Creates a point of the band of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark.point(.area, x, yEnd)
    mark.y = ChartMark.span(yStart, yEnd)
    (mark.stacking, mark.series) = (.unstacked, series.value.plotValue.text)
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: AreaMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}
