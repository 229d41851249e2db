/// A straight edge in 24.8 fixed-point pixels, pointing downwards.
struct OutlineEdge {
  /// The upper end of the edge.
  var x0, y0: Int32
  /// The lower end, strictly below the upper one.
  var x1, y1: Int32
  /// 1 if the outline ran downwards, −1 if it ran upwards.
  var direction: Int32
}

/// The outline of one shape as edges: the stage between geometry and coverage.
///
/// Points in the item's space are transformed and rounded to 1/256 pixel. The rounding does not depend on the window,
/// and dropping an edge that cannot touch the window changes no pixel inside it. So a partial redraw equals a full
/// one byte for byte.
///
/// The exclusivity checks are off because its state is accessed for every line of every curve.
final class EdgeList {
  /// The transform from the incoming points to pixels.
  // Safe: one thread uses the object, and no access of these properties calls code that uses the object as well.
  @exclusivity(unchecked) var transform = Transform.identity
  /// Whether a coordinate was NaN or beyond the range of what can be computed. Such an outline is not drawn, whatever the
  /// window.
  @exclusivity(unchecked) private(set) var isBroken = false
  /// The pixels that are needed.
  @exclusivity(unchecked) private(set) var window = PixelRect.empty

  // Safe: a pen knows nothing of this object, so none of its methods leads back to these properties.
  @exclusivity(unchecked) private var pen = EdgePen()
  @exclusivity(unchecked) private var start = (x: Int32(0), y: Int32(0))
  @exclusivity(unchecked) private var currentPoint = Point.zero
  @exclusivity(unchecked) private var startPoint = Point.zero

  deinit { pen.drop() }

  /// The edges that can touch the window.
  var edges: UnsafePointer<OutlineEdge> { UnsafePointer(pen.edges) }
  /// The number of edges.
  var count: Int { pen.count }

  /// Removes all edges and prepares for a shape of which only the pixels in a window are needed.
  func begin(window: PixelRect, transform: Transform) {
    pen.begin(window)
    (self.window, self.transform, isBroken) = (window, transform, false)
    (currentPoint, startPoint) = (.zero, .zero)
    start = (0, 0)
  }

  /// The pixels of the window that the shape can cover.
  var covered: PixelRect {
    guard !isBroken, pen.left <= pen.right, pen.top < pen.bottom else { return .empty }
    return PixelRect(
      minX: Int(pen.left >> 8), minY: Int(pen.top >> 8), maxX: Int((pen.right &+ 255) >> 8),
      maxY: Int((pen.bottom &+ 255) >> 8)
    ).intersection(window)
  }

  func move(to point: Point) {
    close()
    let pixel = point.applying(transform)
    (currentPoint, startPoint) = (pixel, pixel)
    start = fixed(pixel)
    pen.move(to: start)
  }

  /// Adds a straight line.
  func line(to point: Point) { lineInPixels(to: point.applying(transform)) }

  /// Adds a quadratic Bézier curve.
  func quad(_ control: Point, _ end: Point) {
    let (c, e) = (control.applying(transform), end.applying(transform))
    check(c)
    if isOutside(c, c, e) { return lineInPixels(to: e) }
    Flatten.quad(currentPoint, c, e) { lineInPixels(to: $0) }
  }

  /// Adds a cubic Bézier curve.
  func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    let (c, d, e) = (control1.applying(transform), control2.applying(transform), end.applying(transform))
    let isOutside = isOutside(c, d, e)
    guard !isOutside, isNear(currentPoint), isNear(c), isNear(d), isNear(e) else {
      check(c)
      check(d)
      if isOutside { return lineInPixels(to: e) }
      return Flatten.cubic(currentPoint, c, d, e) { lineInPixels(to: $0) }
    }
    // A curve lies within the hull of its points, so its lines need no further check.
    var pen = pen
    Flatten.cubic(currentPoint, c, d, e) { pen.line(to: FixedPoint.near($0)) }
    self.pen = pen
    currentPoint = e
  }

  /// Closes the contour with a line.
  func close() {
    if (pen.x, pen.y) != start { pen.line(to: start) }
    currentPoint = startPoint
  }

  /// Adds all contours of a path.
  func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): move(to: to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control): quad(control, to)
      case .curve(let to, let control1, let control2): curve(control1, control2, to)
      case .closeSubpath: close()
      }
    }
    close()
  }

  /// Whether a curve lies wholly on one side of the window, so that a straight line can replace it: on the left only
  /// its height counts, elsewhere it has no effect.
  private func isOutside(_ c: Point, _ d: Point, _ e: Point) -> Bool {
    let s = currentPoint
    let (minX, maxX) = (Double(window.minX) - 1, Double(window.maxX) + 1)
    let (minY, maxY) = (Double(window.minY) - 1, Double(window.maxY) + 1)
    return (s.y < minY && c.y < minY && d.y < minY && e.y < minY)
      || (s.y > maxY && c.y > maxY && d.y > maxY && e.y > maxY)
      || (s.x < minX && c.x < minX && d.x < minX && e.x < minX)
      || (s.x > maxX && c.x > maxX && d.x > maxX && e.x > maxX)
  }

  /// Whether a point is within the limits of pixels, with a margin for rounding errors of the curve.
  @inline(__always) private func isNear(_ point: Point) -> Bool { point.isWithin(GraphicsLimits.coordinate - 1) }

  /// Records whether a point is beyond the range of what can be computed.
  @inline(__always) private func check(_ point: Point) {
    if !point.isWithin(GraphicsLimits.outlineCoordinate) { isBroken = true }
  }

  /// Adds a line to a point that has been transformed already.
  @inline(__always) private func lineInPixels(to pixel: Point) {
    currentPoint = pixel
    pen.line(to: fixed(pixel))
  }

  /// Rounds a point to 1/256 pixel, and checks it.
  @inline(__always) private func fixed(_ point: Point) -> (x: Int32, y: Int32) {
    check(point)
    return (FixedPoint.from(point.x), FixedPoint.from(point.y))
  }
}

/// Conversion to 24.8 fixed-point pixels.
enum FixedPoint {
  /// The nearest multiple of 1/256 pixel, clamped to the limits; NaN becomes the lower limit.
  @inline(__always) static func from(_ value: Double) -> Int32 {
    let limited =
      value > -GraphicsLimits.coordinate
      ? (value < GraphicsLimits.coordinate ? value : GraphicsLimits.coordinate) : -GraphicsLimits.coordinate
    // Adding 1.5 · 2⁵² moves the rounded integer to the lowest bits; `Int(_:)` would check for overflow, which cannot
    // happen here.
    return Int32(truncatingIfNeeded: (limited * 256 + 6_755_399_441_055_744).bitPattern)
  }

  /// The same for a point that is known to be within the limits.
  @inline(__always) static func near(_ point: Point) -> (x: Int32, y: Int32) {
    let moved = SIMD2(point.x, point.y) * 256 + 6_755_399_441_055_744
    return (Int32(truncatingIfNeeded: moved.x.bitPattern), Int32(truncatingIfNeeded: moved.y.bitPattern))
  }
}

extension EdgeList: OutlineSink {}
