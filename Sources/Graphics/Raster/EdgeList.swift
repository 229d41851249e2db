/// A straight edge in 24.8 fixed point pixels, pointing down.
struct Edge {
  /// The upper end.
  var x0, y0: Int32
  /// The lower end, strictly below.
  var x1, y1: Int32
  /// +1 where the outline ran down, -1 where it ran up.
  var direction: Int32
}

/// The outline of one shape as edges: the stage between geometry and coverage.
///
/// Points come in an item's space, pass through `transform` and are rounded to 1/256 pixel. That rounding does not
/// depend on the window, and dropping an edge that cannot touch the window changes no pixel inside it: this is what
/// makes a partial redraw equal to a full one, byte for byte.
///
/// Its state is touched for every line of every curve, never by two at once, so the run-time check for that is off.
final class EdgeList {
  /// From the incoming points to pixels.
  @exclusivity(unchecked) var transform = Transform.identity
  /// The edges that can touch the window.
  @exclusivity(unchecked) private(set) var edges: UnsafeMutablePointer<Edge>
  @exclusivity(unchecked) private(set) var count = 0
  /// Whether a coordinate was not a number or infinite: such an outline has no inside.
  @exclusivity(unchecked) private(set) var isBroken = false

  /// The pixels that matter.
  @exclusivity(unchecked) private(set) var window = PixelRect.empty

  @exclusivity(unchecked) private var capacity = 256
  @exclusivity(unchecked) private var left = Int32.max
  @exclusivity(unchecked) private var right = Int32.min
  @exclusivity(unchecked) private var top = Int32.max
  @exclusivity(unchecked) private var bottom = Int32.min
  @exclusivity(unchecked) private var current = (x: Int32(0), y: Int32(0))
  @exclusivity(unchecked) private var start = (x: Int32(0), y: Int32(0))
  @exclusivity(unchecked) private var currentPoint = Point.zero
  @exclusivity(unchecked) private var startPoint = Point.zero

  init() { edges = .allocate(capacity: capacity) }
  deinit { edges.deallocate() }

  /// Forgets everything and gets ready for a shape of which only the pixels in a window matter.
  func begin(window: PixelRect, transform: Transform) {
    if capacity > Limits.keptEdges { resize(to: 256) }
    (self.window, self.transform, count, isBroken) = (window, transform, 0, false)
    (left, top, right, bottom) = (.max, .max, .min, .min)
    (currentPoint, startPoint) = (.zero, .zero)
    (current, start) = ((0, 0), (0, 0))
  }

  /// The pixels of the window that the shape can cover.
  var covered: PixelRect {
    guard !isBroken, left <= right, top < bottom else { return .empty }
    return PixelRect(
      minX: Int(left >> 8), minY: Int(top >> 8), maxX: Int((right &+ 255) >> 8), maxY: Int((bottom &+ 255) >> 8)
    ).intersection(window)
  }

  /// Starts a contour; an open one before is closed.
  func move(to point: Point) {
    close()
    let pixel = point.applying(transform)
    (currentPoint, startPoint) = (pixel, pixel)
    current = fixed(pixel)
    start = current
  }

  /// Adds a straight line.
  func line(to point: Point) { lineInPixels(to: point.applying(transform)) }

  /// Adds a quadratic curve.
  func quad(_ control: Point, _ end: Point) {
    let (c, e) = (control.applying(transform), end.applying(transform))
    if isOutside(c, c, e) { return lineInPixels(to: e) }
    Flatten.quad(currentPoint, c, e) { lineInPixels(to: $0) }
  }

  /// Adds a cubic curve.
  func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    let (c, d, e) = (control1.applying(transform), control2.applying(transform), end.applying(transform))
    if isOutside(c, d, e) { return lineInPixels(to: e) }
    Flatten.cubic(currentPoint, c, d, e) { lineInPixels(to: $0) }
  }

  /// Closes the contour.
  func close() {
    if current != start { add(to: start) }
    currentPoint = startPoint
  }

  /// Adds all of a path.
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

  /// Whether a curve lies wholly above, below, right or left of the window. It may then be drawn as a straight line:
  /// on the left only how far it leads down counts, elsewhere nothing does.
  private func isOutside(_ c: Point, _ d: Point, _ e: Point) -> Bool {
    let s = currentPoint
    let (minX, maxX) = (Double(window.minX) - 1, Double(window.maxX) + 1)
    let (minY, maxY) = (Double(window.minY) - 1, Double(window.maxY) + 1)
    return (s.y < minY && c.y < minY && d.y < minY && e.y < minY)
      || (s.y > maxY && c.y > maxY && d.y > maxY && e.y > maxY)
      || (s.x < minX && c.x < minX && d.x < minX && e.x < minX)
      || (s.x > maxX && c.x > maxX && d.x > maxX && e.x > maxX)
  }

  @inline(__always) private func lineInPixels(to pixel: Point) {
    currentPoint = pixel
    add(to: fixed(pixel))
  }

  @inline(__always) private func fixed(_ point: Point) -> (x: Int32, y: Int32) {
    // Comparisons with what is not a number are false, so one test catches it and the infinities.
    if !(abs(point.x) < .infinity && abs(point.y) < .infinity) { isBroken = true }
    return (FixedPoint.from(point.x), FixedPoint.from(point.y))
  }

  @inline(__always) private func add(to next: (x: Int32, y: Int32)) {
    let from = current
    current = next
    guard from.y != next.y else { return }
    let isDown = from.y < next.y
    let (a, b) = isDown ? (from, next) : (next, from)
    guard Int(b.y) > window.minY << 8, Int(a.y) < window.maxY << 8 else { return }
    (top, bottom) = (min(top, a.y), max(bottom, b.y))
    let (low, high) = (min(a.x, b.x), max(a.x, b.x))
    (left, right) = (min(left, low), max(right, high))
    guard Int(low) < window.maxX << 8 else { return }
    if count == capacity { resize(to: capacity * 2) }
    edges[count] = Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, direction: isDown ? 1 : -1)
    count += 1
  }

  private func resize(to wanted: Int) {
    let larger = UnsafeMutablePointer<Edge>.allocate(capacity: wanted)
    larger.update(from: edges, count: min(count, wanted))
    edges.deallocate()
    (edges, capacity) = (larger, wanted)
  }
}

/// 24.8 fixed point pixels.
enum FixedPoint {
  /// The nearest 1/256 pixel, cut off at the limits; what is not a number lands at the lower one.
  @inline(__always) static func from(_ value: Double) -> Int32 {
    let limited =
      value > -Limits.coordinate ? (value < Limits.coordinate ? value : Limits.coordinate) : -Limits.coordinate
    // Adding 1.5 · 2⁵² moves a number's whole part, rounded, to its lowest bits: `Int(_:)` would check for what cannot
    // happen any more.
    return Int32(truncatingIfNeeded: (limited * 256 + 6_755_399_441_055_744).bitPattern)
  }
}
