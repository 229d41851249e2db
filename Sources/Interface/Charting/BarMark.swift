import Runtime
import Values

/// A bar from zero to a value, or between two values.
///
///     BarMark(x: .value("Day", "Monday"), y: .value("Energy", 12.5))        // upright
///     BarMark(x: .value("Energy", 12.5), y: .value("Day", "Monday"))        // lying
@preconcurrency @MainActor public struct BarMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a bar from zero. Bars of the same place and another colour are laid on each other.
  ///
  /// - Parameters:
  ///   - width: the extent of an upright bar across.
  ///   - height: the extent of a lying bar across.
  ///   - stacking: how bars of the same place are laid on each other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, x, y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.mark = mark
  }

  /// Creates a bar that has the whole height: of a category, or a part of one lying bar that all such bars make up.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, x, Optional<PlottableValue<Double>>.none)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    if x.value.plotValue.category == nil { mark.y = Self.onlyPlace } else { mark.spanWhole() }
    self.mark = mark
  }

  /// Creates a bar that has the whole width: of a category, or a part of one upright bar that all such bars make up.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark.point(.bar, Optional<PlottableValue<Double>>.none, y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    if y.value.plotValue.category == nil { mark.x = Self.onlyPlace } else { mark.spanWhole() }
    self.mark = mark
  }

  /// The place of bars that make up one: a category without a name.
  private static var onlyPlace: ChartSpan { ChartSpan(start: .category("")) }

  /// Creates an upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = ChartMark.point(.bar, x, yEnd)
    (mark.y, mark.width, mark.stacking) = (ChartMark.span(yStart, yEnd), width, .unstacked)
    self.mark = mark
  }

  /// Creates a lying bar between two values, as in a chart of what happened when.
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
  /// Makes a bar a rectangle from one end of the plot to the other, as wide as bars are.
  fileprivate mutating func spanWhole() {
    kind = .rectangle
    if width == .automatic { width = .ratio(ChartPlanner.barShare) }
    if height == .automatic { height = .ratio(ChartPlanner.barShare) }
  }
}
