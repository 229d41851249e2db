/// A rectangle of whole pixels. The left and top edges are inclusive, the right and bottom edges exclusive.
public struct PixelRect: Hashable, Sendable {
  /// The x coordinate of the first column.
  public var minX: Int
  /// The y coordinate of the first row.
  public var minY: Int
  /// The x coordinate after the last column.
  public var maxX: Int
  /// The y coordinate after the last row.
  public var maxY: Int

  /// A rectangle without pixels, at the origin.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates a rectangle from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates a rectangle from its first pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates the smallest rectangle that contains every pixel touched by `rect`. Coordinates are clamped to
  /// ±1,000,000. A rectangle with NaN coordinates yields an empty one.
  public init(covering rect: Rect) { self.init(rect, first: .down, last: .up) }

  /// Creates a rectangle of the pixels that are wholly inside `rect`. Coordinates are clamped to ±1,000,000. A rectangle with
  /// NaN coordinates yields an empty one.
  package init(inside rect: Rect) { self.init(rect, first: .up, last: .down) }

  /// Creates a rectangle with the edges of `rect`, rounded by one rule on the left and at the top, and by another one on the
  /// right and at the bottom.
  @inline(__always)
  private init(_ rect: Rect, first: FloatingPointRoundingRule, last: FloatingPointRoundingRule) {
    func whole(_ value: Double) -> Int { Int(max(-GraphicsLimits.coordinate, min(GraphicsLimits.coordinate, value))) }
    guard rect.minX < rect.maxX, rect.minY < rect.maxY else {
      self = .empty
      return
    }
    self.init(
      minX: whole(rect.minX.rounded(first)), minY: whole(rect.minY.rounded(first)),
      maxX: whole(rect.maxX.rounded(last)), maxY: whole(rect.maxY.rounded(last)))
  }

  /// The number of columns.
  public var width: Int { maxX - minX }
  /// The number of rows.
  public var height: Int { maxY - minY }
  /// The number of pixels.
  public var area: Int { isEmpty ? 0 : width * height }
  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The same rectangle with floating-point coordinates.
  public var rect: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// Whether a transformed rectangle comes within two pixels of this one. Its edges are computed one by one, because a
  /// small width would be lost beside a large coordinate.
  func comesNear(_ first: (x: Double, y: Double), _ last: (x: Double, y: Double), _ map: Transform) -> Bool {
    func isNear(_ a: Double, _ b: Double, _ shift: Double, _ start: Int, _ end: Int) -> Bool {
      min(a * first.x, a * last.x) + min(b * first.y, b * last.y) + shift < Double(end) + 2
        && max(a * first.x, a * last.x) + max(b * first.y, b * last.y) + shift > Double(start) - 2
    }
    return isNear(map.a, map.c, map.tx, minX, maxX) && isNear(map.b, map.d, map.ty, minY, maxY)
  }

  /// Whether the rectangles have a pixel in common.
  public func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The common pixels; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that contains both. An empty rectangle adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether another rectangle lies wholly inside this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
