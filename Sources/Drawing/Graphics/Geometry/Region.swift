/// A set of pixels as a bounded number of disjoint rectangles: the damage to repaint or to copy.
///
/// Adding never loses a pixel. If the set is full, the two rectangles whose bounding rectangle adds the fewest pixels
/// are merged. So memory and the cost of a repaint stay bounded, and distant changes stay apart.
public struct Region: Hashable, Sendable {
  /// The largest number of rectangles in a region.
  public static let limit = 16

  /// The rectangles. None is empty, and none overlaps another.
  public private(set) var rects: [PixelRect] = []

  /// Creates an empty region.
  public init() {}

  /// Creates a region from one rectangle.
  public init(_ rect: PixelRect) { insert(rect) }

  /// Whether the region contains no pixels.
  public var isEmpty: Bool { rects.isEmpty }
  /// The number of pixels.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }
  /// The smallest rectangle around the whole region.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds the pixels of a rectangle.
  public mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    var index = 0
    // A merged rectangle can overlap ones that were passed already, so the search restarts after each merge.
    while index < rects.count {
      let other = rects[index]
      if other.contains(added) { return }
      if other.intersects(added) || joinsWithoutWaste(other, added) {
        added = added.union(other)
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.limit { joinCheapestPair() }
  }

  /// Adds the pixels of another region.
  public mutating func formUnion(_ other: Region) {
    for rect in other.rects { insert(rect) }
  }

  /// Removes all pixels and keeps the capacity.
  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Removes some whole rows of one of the rectangles and returns them.
  ///
  /// - Parameter pixels: The number of pixels to remove at most; one row is removed at least.
  package mutating func takeRows(atMost pixels: Int) -> PixelRect {
    guard let rect = rects.popLast() else { return .empty }
    let rows = min(rect.height, max(1, pixels / rect.width))
    let edge = rect.minY + rows
    if edge < rect.maxY {
      rects.append(PixelRect(minX: rect.minX, minY: edge, maxX: rect.maxX, maxY: rect.maxY))
    }
    return PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: edge)
  }

  /// The part of the region inside `bounds`.
  public func clipped(to bounds: PixelRect) -> Region {
    var result = Region()
    result.rects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    return result
  }

  /// Whether the region contains a pixel of `rect`.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Whether two rectangles can be merged without adding pixels.
  private func joinsWithoutWaste(_ first: PixelRect, _ second: PixelRect) -> Bool {
    first.union(second).area <= first.area + second.area
  }

  /// Merges the two rectangles whose bounding rectangle adds the fewest pixels.
  private mutating func joinCheapestPair() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(joined)
  }
}
