/// A rectangle of whole pixels: left and top inclusive, right and bottom exclusive.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// One past the last column.
  public var maxX: Int
  /// One past the last row.
  public var maxY: Int

  /// No pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// A rectangle from its four edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// A rectangle from its first pixel and its extents.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Every pixel that `rect` touches. Coordinates beyond ±1,000,000 are cut off; a rectangle that is not a number is empty.
  public init(covering rect: Rect) {
    func whole(_ value: Double) -> Int { Int(max(-1_000_000, min(1_000_000, value))) }
    guard rect.minX < rect.maxX, rect.minY < rect.maxY else {
      self = .empty
      return
    }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  /// Number of columns.
  public var width: Int { maxX - minX }
  /// Number of rows.
  public var height: Int { maxY - minY }
  /// Number of pixels.
  public var area: Int { isEmpty ? 0 : width * height }
  /// Whether there are no pixels.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The same area as a rectangle of doubles.
  public var rect: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// Whether any pixel is common to both.
  public func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The common pixels; empty where there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the other rectangle lies wholly inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
