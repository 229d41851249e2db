/// A rectangle with edges parallel to the axes: an origin (left, top) and a size, which is not negative if
/// ``standardized``.
///
///     let card = Rect(x: 20, y: 20, width: 200, height: 80)
///     let inner = card.insetBy(dx: 12, dy: 8)
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// A rectangle that contains nothing and is the neutral element of ``union(_:)``.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// A rectangle that contains every point with coordinates within ±10⁹.
  public static let infinite = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Creates a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates an empty rectangle at the origin.
  public init() { self = .zero }

  /// Creates a rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the top edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width of the rectangle.
  public var width: Double { size.width }
  /// The height of the rectangle.
  public var height: Double { size.height }
  /// The centre of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether the rectangle is `null`.
  public var isNull: Bool { origin.x == .infinity }

  /// The same area with a non-negative width and height.
  public var standardized: Rect {
    Rect(
      x: min(origin.x, maxX), y: min(origin.y, maxY), width: abs(size.width), height: abs(size.height))
  }

  /// The rectangle inset by `dx` on the left and right and by `dy` at the top and bottom; negative values enlarge it.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle enlarged by the same amount on every side.
  func grown(by amount: Double) -> Rect { insetBy(dx: -amount, dy: -amount) }

  /// The rectangle translated by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The common area, or ``null`` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Whether the rectangles have an area in common.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a point is inside. The left and top edges belong to the rectangle, the right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside this one.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The left and the top edge, the width and the height in whole points, within a million of them; 0 for a value that
  /// is not a number.
  package var wholeNumbers: [Int] {
    [minX, minY, width, height].map { Int(exactly: min(max($0, -1e6), 1e6).rounded()) ?? 0 }
  }

  /// The bounding rectangle of the four corners after an affine transform.
  public func applying(_ transform: Transform) -> Rect {
    if isNull { return self }
    let (p, q) = (origin.applying(transform), Point(x: maxX, y: minY).applying(transform))
    let (r, s) = (Point(x: minX, y: maxY).applying(transform), Point(x: maxX, y: maxY).applying(transform))
    return Rect(
      minX: min(min(p.x, q.x), min(r.x, s.x)), minY: min(min(p.y, q.y), min(r.y, s.y)),
      maxX: max(max(p.x, q.x), max(r.x, s.x)), maxY: max(max(p.y, q.y), max(r.y, s.y)))
  }
}
