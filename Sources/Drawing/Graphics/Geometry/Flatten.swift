/// Flattens Bézier curves.
///
/// The number of lines follows from the second differences of the control points (Wang's formula; see R. Goldman,
/// “Pyramid Algorithms”, 2003). It depends on the curve alone and never on clipping.
enum Flatten {
  /// The largest distance between a curve and its lines, in pixels.
  static let tolerance = 0.025

  /// The number of lines for a quadratic curve.
  static func segments(_ a: Point, _ b: Point, _ c: Point, scale: Double = 1) -> Int {
    count(0.25 * bend(a, b, c) * scale)
  }

  /// The number of lines for a cubic curve.
  static func segments(_ a: Point, _ b: Point, _ c: Point, _ d: Point, scale: Double = 1) -> Int {
    count(0.75 * max(bend(a, b, c), bend(b, c, d)) * scale)
  }

  /// Calls `emit` with the end point of each line of a quadratic curve.
  @inline(__always)
  static func quad(_ a: Point, _ b: Point, _ c: Point, segments count: Int? = nil, emit: (Point) -> Void) {
    let count = count ?? segments(a, b, c)
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let u = 1 - t
      let (wa, wb, wc) = (u * u, 2 * u * t, t * t)
      emit(Point(x: wa * a.x + wb * b.x + wc * c.x, y: wa * a.y + wb * b.y + wc * c.y))
    }
    emit(c)
  }

  /// Calls `emit` with the end point of each line of a cubic curve.
  @inline(__always)
  static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, segments count: Int? = nil, emit: (Point) -> Void) {
    let count = count ?? segments(a, b, c, d)
    let step = 1 / Double(count)
    let (p0, p1, p2, p3) = (vector(a), vector(b), vector(c), vector(d))
    let (linear, square) = (3 * (p1 - p0), 3 * (p0 - 2 * p1 + p2))
    let cube = p3 - p0 + 3 * (p1 - p2)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let place = ((cube * t + square) * t + linear) * t + p0
      emit(Point(x: place.x, y: place.y))
    }
    emit(d)
  }

  @inline(__always)
  private static func vector(_ point: Point) -> SIMD2<Double> { SIMD2(point.x, point.y) }

  /// The length of the second difference of three control points.
  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// The number of lines for a deviation, from 1 to ``GraphicsLimits/curveSegments``.
  private static func count(_ bend: Double) -> Int {
    let lines = (bend / tolerance).squareRoot()
    guard lines < Double(GraphicsLimits.curveSegments) else { return lines.isNaN ? 1 : GraphicsLimits.curveSegments }
    return max(1, Int(lines) + 1)
  }
}
