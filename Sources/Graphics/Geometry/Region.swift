/// A bounded set of pixel rectangles that do not overlap: what has to be repainted, or copied.
///
/// Adding never loses a pixel. When the set is full the two rectangles whose common bounds waste the fewest
/// pixels are joined, so memory and the cost of a repaint stay bounded while distant changes stay apart.
public struct Region: Hashable, Sendable {
  /// The most rectangles that a region keeps.
  public static let limit = 16

  /// The rectangles, none empty, none overlapping another.
  public private(set) var rects: [PixelRect] = []

  /// A region with no pixels.
  public init() {}

  /// A region of one rectangle.
  public init(_ rect: PixelRect) { insert(rect) }

  /// Whether there are no pixels.
  public var isEmpty: Bool { rects.isEmpty }
  /// Number of pixels.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }
  /// The smallest rectangle around all of it.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds the pixels of a rectangle.
  public mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    var index = 0
    // Joining can make the new rectangle meet ones that it passed before, so start over after each join.
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

  /// Forgets all pixels.
  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Only the pixels inside `bounds`.
  public func clipped(to bounds: PixelRect) -> Region {
    var result = Region()
    result.rects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    return result
  }

  /// Whether any pixel of `rect` is in the region.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  private func joinsWithoutWaste(_ first: PixelRect, _ second: PixelRect) -> Bool {
    first.union(second).area <= first.area + second.area
  }

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
