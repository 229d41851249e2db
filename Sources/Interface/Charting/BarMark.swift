import Runtime
import Values

/// A bar from zero to a value, or between two values.
///
///     BarMark(x: .value("Day", "Monday"), y: .value("Energy", 12.5))        // upright
///     BarMark(x: .value("Energy", 12.5), y: .value("Day", "Monday"))        // horizontal
@preconcurrency @MainActor public struct BarMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a bar from zero. Bars at the same place with different colours are stacked.
  ///
  /// - Parameters:
  ///   - width: the width of a vertical bar.
  ///   - height: the height of a horizontal bar.
  ///   - stacking: the way to stack bars at the same place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, x, y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.mark = mark
  }

  /// Creates a bar without a vertical value. For a category it has the whole height of the plot; for a number it is a
  /// part of one horizontal bar, which all such marks make up.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, x, Optional<PlottableValue<Double>>.none)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    if x.value.plotValue.category == nil { mark.y = Self.onlyPlace } else { mark.spanWhole() }
    self.mark = mark
  }

  /// Creates a bar without a horizontal value. For a category it has the whole width of the plot; for a number it is a
  /// part of one vertical bar, which all such marks make up.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, Optional<PlottableValue<Double>>.none, y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    if y.value.plotValue.category == nil { mark.x = Self.onlyPlace } else { mark.spanWhole() }
    self.mark = mark
  }

  /// The place of parts that make up one bar: a category without a name.
  private static var onlyPlace: ChartSpan { ChartSpan(start: .category("")) }

  /// Creates an upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = ChartMark.point(.bar, x, yEnd)
    (mark.y, mark.width, mark.stacking) = (ChartMark.span(yStart, yEnd), width, .unstacked)
    self.mark = mark
  }

  /// Creates a horizontal bar between two values, as in a chart of what happened when.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = ChartMark.point(.bar, xEnd, y)
    (mark.x, mark.height, mark.stacking) = (ChartMark.span(xStart, xEnd), height, .unstacked)
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: BarMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}

extension ChartMark {
  /// Makes a bar extend from one end of the plot to the other, with the usual thickness of bars.
  fileprivate mutating func spanWhole() {
    kind = .rectangle
    if width == .automatic { width = .ratio(ChartPlanner.barShare) }
    if height == .automatic { height = .ratio(ChartPlanner.barShare) }
  }
}
