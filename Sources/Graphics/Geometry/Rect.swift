/// An upright rectangle: an origin (left, top) and a size that is never negative once `standardized`.
///
///     let card = Rect(x: 20, y: 20, width: 200, height: 80)
///     let inner = card.insetBy(dx: 12, dy: 8)
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents from `origin`.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Contains nothing and is the neutral element of `union`.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Contains every finite point.
  public static let infinite = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// A rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from the coordinates of its corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public init() { self = .zero }

  /// A rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The centre.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether the rectangle is `null`.
  public var isNull: Bool { origin.x == .infinity }

  /// The same area with non-negative extents.
  public var standardized: Rect {
    Rect(
      x: min(origin.x, maxX), y: min(origin.y, maxY), width: abs(size.width), height: abs(size.height))
  }

  /// Shrunk by `dx` on the left and right and `dy` on the top and bottom; negative amounts grow it.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Larger by the same amount on every side.
  func grown(by amount: Double) -> Rect { insetBy(dx: -amount, dy: -amount) }

  /// Moved by the given amounts.
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

  /// The common area, or `null` where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Whether any area is common to both.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the right and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies wholly inside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The bounds of the four corners carried through a transform.
  public func applying(_ transform: Transform) -> Rect {
    if isNull { return self }
    let (p, q) = (origin.applying(transform), Point(x: maxX, y: minY).applying(transform))
    let (r, s) = (Point(x: minX, y: maxY).applying(transform), Point(x: maxX, y: maxY).applying(transform))
    return Rect(
      minX: min(min(p.x, q.x), min(r.x, s.x)), minY: min(min(p.y, q.y), min(r.y, s.y)),
      maxX: max(max(p.x, q.x), max(r.x, s.x)), maxY: max(max(p.y, q.y), max(r.y, s.y)))
  }
}
