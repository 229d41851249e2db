import Glibc
import Graphics

extension Region {
  /// Adds the pixels on which two versions of a layout node's items may differ.
  mutating func insertDifference(from old: [DisplayItem], to new: [DisplayItem]) {
    if old.count == new.count {
      let differing = Self.differing(old, new)
      if differing.count > Self.mostApart { return insert(differing.map { old[$0].bounds.union(new[$0].bounds) }) }
      for index in differing {
        let (before, after) = (old[index], new[index])
        if let common = before.commonArea(with: after) {
          insert(before.bounds.union(after.bounds), except: common)
        } else {
          insert(before.bounds)
          insert(after.bounds)
        }
      }
    } else {
      // The items that both lists begin and end with stay as they are.
      let (begin, end) = Self.common(old, new)
      insert(old[begin..<old.count - end].map(\.bounds))
      insert(new[begin..<new.count - end].map(\.bounds))
    }
  }

  /// The number of rectangles that are at most added one by one.
  private static let mostApart = 4 * limit

  /// Adds rectangles. Of many, consecutive ones that lie side by side are added together: the region could not keep
  /// them apart, and choosing the cheapest merges for each would cost more than drawing their pixels.
  private mutating func insert(_ rects: [PixelRect]) {
    let most = rects.count > Self.mostApart ? rects.count / Self.limit : 1
    var (joined, count) = (PixelRect.empty, 0)
    for rect in rects {
      let wider = joined.union(rect)
      if count < most, wider.area <= 2 * (joined.area + rect.area) {
        (joined, count) = (wider, count + 1)
      } else {
        insert(joined)
        (joined, count) = (rect, 1)
      }
    }
    insert(joined)
  }

  /// The number of items with which both lists begin, and the number of items with which both end.
  private static func common(_ old: [DisplayItem], _ new: [DisplayItem]) -> (begin: Int, end: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let most = min(old.count, new.count)
        guard let before = old.baseAddress, let after = new.baseAddress else { return (0, 0) }
        var (begin, end) = (0, 0)
        while begin < most, isSame(before + begin, after + begin) { begin += 1 }
        while end < most - begin, isSame(before + old.count - 1 - end, after + new.count - 1 - end) { end += 1 }
        return (begin, end)
      }
    }
  }

  /// The indices of the items that differ.
  private static func differing(_ old: [DisplayItem], _ new: [DisplayItem]) -> [Int] {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let before = old.baseAddress, let after = new.baseAddress else { return [] }
        return old.indices.filter { !isSame(before + $0, after + $0) }
      }
    }
  }

  /// Whether two items are equal. Most have even the same bytes, so that they are neither copied nor compared part by
  /// part.
  private static func isSame(_ before: UnsafePointer<DisplayItem>, _ after: UnsafePointer<DisplayItem>) -> Bool {
    memcmp(before, after, MemoryLayout<DisplayItem>.size) == 0 || before.pointee == after.pointee
  }

  /// Adds the pixels of a rectangle around another.
  private mutating func insert(_ outer: PixelRect, except inner: PixelRect) {
    insert(PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY))
    insert(PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
    insert(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY))
    insert(PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY))
  }
}

extension DisplayItem {
  /// The pixels on which two upright rectangles of the same paint look the same, or `nil` if there are none or the
  /// items are of another kind.
  fileprivate func commonArea(with other: DisplayItem) -> PixelRect? {
    guard paint == other.paint, paint.isColor || transform == other.transform, let mine = drawnRect,
      let its = other.drawnRect
    else { return nil }
    let outer = bounds.union(other.bounds)
    let corner = max(mine.corner, its.corner)
    // Where shape and clip have the same edges in both items, the pixels of the edge are the same as well. It is not
    // enough that one item's shape ends where the other's clip does: the coverages of shape and clip are multiplied.
    // The rows of the corners of rounded rectangles are left out, and so are the pixels of edges that lie between
    // pixels.
    func isSame(_ edge: (Rect) -> Double) -> Bool {
      let place = edge(mine.shape)
      return place == edge(its.shape) && edge(clip) == edge(other.clip) && (corner == 0 || place == place.rounded())
    }
    func low(_ edge: (Rect) -> Double, _ end: Int, _ inset: Double = 0) -> Int {
      if inset == 0, isSame(edge) { return end }
      let inside = max(edge(mine.shape), edge(its.shape)) + inset
      return Int(max(max(edge(mine.drawn), edge(its.drawn)), inside).rounded(.up))
    }
    func high(_ edge: (Rect) -> Double, _ end: Int, _ inset: Double = 0) -> Int {
      if inset == 0, isSame(edge) { return end }
      let inside = min(edge(mine.shape), edge(its.shape)) - inset
      return Int(min(min(edge(mine.drawn), edge(its.drawn)), inside).rounded(.down))
    }
    let common = PixelRect(
      minX: low(\.minX, outer.minX), minY: low(\.minY, outer.minY, corner), maxX: high(\.maxX, outer.maxX),
      maxY: high(\.maxY, outer.maxY, corner))
    return common.isEmpty ? nil : common
  }

  /// An upright rectangle in pixels, the part within the clip, and the radius of its corners; `nil` for other shapes
  /// and for rectangles far outside.
  private var drawnRect: (shape: Rect, drawn: Rect, corner: Double)? {
    guard let (shape, corner) = uprightRect else { return nil }
    let drawn = shape.intersection(clip)
    let isNear = [drawn.minX, drawn.minY, drawn.maxX, drawn.maxY].allSatisfy { abs($0) < 1e6 }
    return isNear ? (shape, drawn, corner) : nil
  }
}

extension Paint {
  /// Whether the paint is the same everywhere.
  var isColor: Bool { if case .color = self { true } else { false } }
}
