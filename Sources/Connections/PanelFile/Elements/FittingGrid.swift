import Graphics
import Runtime

/// Items in columns of the same width: as many columns as have room for the widest item. If the grid is offered more
/// height than its rows need, the rows share it if their items can take it.
struct FittingGrid: LastingCacheLayout {
  /// The number of columns, or fewer if there is no room for them; `nil` for as many as have room, so that the last row
  /// is full.
  let most: Int?
  /// The least width of a column, in points.
  let least: Double
  /// The greatest width in points that an item, such as a long text, gets for its own sake.
  let usual: Double
  /// The distance between items, in points.
  let spacing: Double

  /// The part of its width to which an item may shrink to make room for another column: labels and values shrink.
  private static let shrinking = 0.75

  /// The items' answers. A change of an item asks only that item again.
  @MainActor struct Cache {
    /// The versions of the items' answers.
    fileprivate var versions: [Int]
    /// The widths that the items would like, in points.
    fileprivate var natural: [Double]
    /// The column width for which there are sizes, and the sizes; negative if the item has not been asked.
    fileprivate var column = -1.0, sizes: [Size]
    /// The last answers of the items to offers of more height than they need, and to the offers with which they are
    /// placed.
    fileprivate var stretched: [Answer], placed: [Answer]
    /// The version of the grid's own answers, which changes with those of any item.
    private var version = 0
    /// The rows for the width of the last request; none after a change of an item.
    fileprivate var rows: (width: Double, rows: [Row]) = (0, [])
    /// The last placements of the items, and the items that have changed since.
    fileprivate var placing: Placing?, changed: [Int] = []

    fileprivate init(of count: Int) {
      versions = Array(repeating: 0, count: count)
      natural = Array(repeating: 0, count: count)
      sizes = Array(repeating: Self.unknown, count: count)
      stretched = Array(repeating: Answer(), count: count)
      placed = stretched
    }

    fileprivate static let unknown = Size(width: -1, height: -1)

    /// Forgets the answers of items that have changed since, and asks for their ideal widths.
    fileprivate mutating func refresh(_ subviews: Subviews) {
      let own = subviews.layoutNodes.first?.parent?.answersVersion ?? 0
      // 0 tells nothing.
      if own == version, own != 0 { return }
      version = own
      rows = (0, [])
      for index in versions.indices {
        let version = subviews.layoutNodes[index].answersVersion
        if version == versions[index], version != 0 { continue }
        versions[index] = version
        natural[index] = subviews[index].sizeThatFits(.unspecified).width
        sizes[index] = Self.unknown
        (stretched[index], placed[index]) = (Answer(), Answer())
        note(change: index)
      }
    }

    /// Notes a change of an item. After many changes without a placement, all items are placed again.
    private mutating func note(change index: Int) {
      if changed.count < versions.count { return changed.append(index) }
      (placing, changed) = (nil, [])
    }

    /// Returns the size of an item in a column.
    fileprivate mutating func size(of index: Int, in width: Double, _ subviews: Subviews) -> Size {
      if width != column {
        column = width
        for index in sizes.indices { sizes[index] = Self.unknown }
      }
      if sizes[index].width < 0 {
        sizes[index] = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      return sizes[index]
    }
  }

  /// The size that an item has answered to an offer.
  @MainActor fileprivate struct Answer {
    private var offer = Cache.unknown, size = Cache.unknown

    /// The size for an offer; the item is asked unless its last answer was for this offer.
    mutating func size(of item: @autoclosure () -> LayoutSubview, in offer: Size) -> Size {
      if offer != self.offer { (self.offer, size) = (offer, item().sizeThatFits(ProposedViewSize(offer))) }
      return size
    }
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(of: subviews.count) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    guard !subviews.isEmpty else { return .zero }
    cache.refresh(subviews)
    let all = Double(min(most ?? subviews.count, subviews.count))
    let width = proposal.width ?? all * neededWidth(cache) + (all - 1) * spacing
    let rows = rows(subviews, in: width, &cache)
    return Size(width: width, height: total(heights(rows, of: subviews, upTo: proposal.height, &cache)))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard !subviews.isEmpty else { return }
    cache.refresh(subviews)
    let rows = rows(subviews, in: bounds.width, &cache)
    let heights = heights(rows, of: subviews, upTo: bounds.height, &cache)
    let isKept = cache.placing?.isPlacing(rows, heights, in: bounds, spacing) == true
    if !isKept { cache.placing = Placing(bounds: bounds, rows: rows, heights: heights, spacing: spacing) }
    var top = bounds.minY
    for (row, height) in zip(rows, heights) {
      if isKept {
        // In the same rows an item has the same place unless its own width has changed.
        for index in cache.changed where row.items.contains(index) {
          let placement = placement(of: index, in: row, height, Point(x: bounds.minX, y: top), subviews, &cache)
          if placement.origin != cache.placing?.all[index].origin { cache.placing?.all[index] = placement }
        }
      } else {
        for index in row.items {
          let placement = placement(of: index, in: row, height, Point(x: bounds.minX, y: top), subviews, &cache)
          cache.placing?.all.append(placement)
        }
      }
      top += height + spacing
    }
    cache.changed.removeAll(keepingCapacity: true)
    subviews.record?.all = cache.placing?.all
  }

  /// Returns the placement of an item in a row that begins at a point.
  private func placement(
    of index: Int, in row: Row, _ height: Double, _ start: Point, _ subviews: Subviews, _ cache: inout Cache
  ) -> Placement {
    let offer = Size(width: row.width, height: height)
    let left = start.x + Double(index - row.items.lowerBound) * (row.width + spacing)
    let width = min(cache.placed[index].size(of: subviews[index], in: offer).width, LayoutNode.endless)
    return Placement(
      origin: Point(x: left + row.width / 2 - width / 2, y: start.y), proposal: ProposedViewSize(offer))
  }

  /// The last placement of the items.
  fileprivate struct Placing {
    let bounds: Rect
    let rows: [Row], heights: [Double]
    let spacing: Double
    var all: [Placement] = []

    /// Whether the items were placed in rows like these.
    func isPlacing(_ rows: [Row], _ heights: [Double], in bounds: Rect, _ spacing: Double) -> Bool {
      bounds == self.bounds && spacing == self.spacing && rows == self.rows && heights == self.heights
    }
  }

  /// Items side by side.
  fileprivate struct Row: Equatable {
    let items: Range<Int>
    /// The width of each item, in points.
    let width: Double
    /// The height of the highest item, in points.
    let height: Double
  }

  /// The rows in a width.
  private func rows(_ subviews: Subviews, in width: Double, _ cache: inout Cache) -> [Row] {
    if cache.rows.width == width, !cache.rows.rows.isEmpty { return cache.rows.rows }
    let count = columns(subviews, in: width, &cache)
    var rows: [Row] = []
    rows.reserveCapacity((subviews.count + count - 1) / count)
    for start in stride(from: 0, to: subviews.count, by: count) {
      let items = start..<min(start + count, subviews.count)
      let column = columnWidth(most == nil ? items.count : count, width)
      var height = 0.0
      if items.count == count || most != nil {
        for index in items { height = max(height, cache.size(of: index, in: column, subviews).height) }
      } else {
        // The items of a last row that is not full are wider than the others, whose sizes stay known.
        let offer = ProposedViewSize(width: column, height: nil)
        for index in items { height = max(height, subviews[index].sizeThatFits(offer).height) }
      }
      rows.append(Row(items: items, width: column, height: height))
    }
    cache.rows = (width, rows)
    return rows
  }

  /// The width that an item would like, in points.
  private func neededWidth(_ cache: Cache) -> Double {
    var needed = least
    for width in cache.natural { needed = max(needed, min(width, usual)) }
    return needed
  }

  /// The number of columns in a width.
  private func columns(_ subviews: Subviews, in width: Double, _ cache: inout Cache) -> Int {
    let most = min(most ?? subviews.count, subviews.count)
    let needed = max(least, neededWidth(cache) * Self.shrinking)
    let fitting = (width + spacing) / (needed + spacing)
    var count = fitting < Double(most) ? max(1, Int(fitting)) : most
    while count > 1, !fit(subviews, in: columnWidth(count, width), &cache) { count -= 1 }
    if self.most != nil { return count }
    // No more columns than the number of rows requires: two rows of two, and not three and one.
    let rows = (subviews.count + count - 1) / count
    return (subviews.count + rows - 1) / rows
  }

  /// Whether all items keep to a width.
  private func fit(_ subviews: Subviews, in width: Double, _ cache: inout Cache) -> Bool {
    for index in subviews.indices where cache.size(of: index, in: width, subviews).width > width + 0.5 { return false }
    return true
  }

  private func columnWidth(_ count: Int, _ width: Double) -> Double {
    max(0, (width - Double(count - 1) * spacing) / Double(count))
  }

  /// The heights of the rows: rows that can grow get equal parts of the height that is left.
  private func heights(_ rows: [Row], of subviews: Subviews, upTo height: Double?, _ cache: inout Cache) -> [Double] {
    let needed = rows.map(\.height)
    guard let height, height.isFinite, case let rest = height - total(needed), rest > 0 else { return needed }
    var grows: [Bool] = []
    for row in rows {
      let offer = Size(width: row.width, height: row.height + rest)
      grows.append(
        row.items.contains { cache.stretched[$0].size(of: subviews[$0], in: offer).height > row.height + 0.5 })
    }
    let share = rest / Double(max(1, grows.count { $0 }))
    return zip(needed, grows).map { $1 ? $0 + share : $0 }
  }

  private func total(_ heights: [Double]) -> Double {
    heights.reduce(0, +) + Double(heights.count - 1) * spacing
  }
}
