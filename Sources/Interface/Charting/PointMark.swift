import Runtime
import Values

/// A symbol at a point.
@preconcurrency @MainActor public struct PointMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a symbol at a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = .point(.point, x, y)
  }

  /// Adds the mark.
  public static func _collect(_ content: PointMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}
