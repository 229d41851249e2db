import Graphics
import Runtime
import Values

/// Converts between values and positions on a chart, for views over or behind it.
///
///     .chartOverlay { chart in
///       if let x = chart.position(forX: now) { Marker().position(x: x, y: 0) }
///     }
///
/// Positions are in points from the top left corner of the plot. A `GeometryReader` finds that corner:
///
///     let origin = geometry[chart.plotAreaFrame].origin
@preconcurrency @MainActor public struct ChartProxy {
  let plan: ChartPlan
  /// The view of the chart.
  let origin: AnchorOrigin

  /// The area in which marks are drawn.
  public var plotAreaFrame: Anchor<Rect> { Anchor(source: .rect(plan.plot), origin: origin) }
  /// The area in which marks are drawn. Every chart has one.
  public var plotFrame: Anchor<Rect>? { plotAreaFrame }
  /// The size of the area in which marks are drawn, in points. A former name of ``plotSize``.
  public var plotAreaSize: Size { plan.plot.size }
  /// The size of the area in which marks are drawn, in points.
  public var plotSize: Size { plan.plot.size }

  /// Returns the horizontal position of a value; `nil` if it has none.
  public func position<P: Plottable>(forX value: P) -> Double? {
    plan.x.position(value.plotValue).map { $0 - plan.plot.minX }
  }

  /// Returns the vertical position of a value; `nil` if it has none.
  public func position<P: Plottable>(forY value: P) -> Double? {
    plan.y.position(value.plotValue).map { $0 - plan.plot.minY }
  }

  /// Returns the position of a point; `nil` if one of its values has none.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> Point? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the value at a horizontal position.
  public func value<P: Plottable>(atX position: Double, as type: P.Type = P.self) -> P? {
    plan.x.value(at: position + plan.plot.minX).flatMap { P(plotValue: $0) }
  }

  /// Returns the value at a vertical position.
  public func value<P: Plottable>(atY position: Double, as type: P.Type = P.self) -> P? {
    plan.y.value(at: position + plan.plot.minY).flatMap { P(plotValue: $0) }
  }

  /// Returns the values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at point: Point, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: point.x), let y: Y = value(atY: point.y) else { return nil }
    return (x, y)
  }
}
