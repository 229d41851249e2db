/// The edges that separate the inside of a result from its outside, joined to rings.
struct OverlayOutline {
  /// A directed edge, with the inside on its right as seen on a screen.
  private struct Arrow {
    let start: GridPoint
    let end: GridPoint
  }

  private var arrows: [Arrow] = []

  /// Selects the edges that have the inside on exactly one side.
  ///
  /// - Parameter isInside: returns whether a point is inside, given its winding number for each outline.
  init(_ edges: [OverlayEdge], isInside: (SIMD2<Int>) -> Bool) {
    let windings = Self.windings(edges)
    for (edge, before) in zip(edges, windings) {
      let after = edge.isHorizontal ? before &- edge.winding : before &+ edge.winding
      let (first, second) = (isInside(before), isInside(after))
      if first == second { continue }
      // The right-hand side of a downward line is to its left on the screen, and that of a line to the right is below
      // it.
      let isForward = edge.isHorizontal ? second : first
      arrows.append(
        isForward ? Arrow(start: edge.start, end: edge.end) : Arrow(start: edge.end, end: edge.start))
    }
  }

  /// The winding numbers of the outlines at a point just to the left of the middle of each edge, or just above a
  /// horizontal edge: the sum of the windings of the edges on the ray from there to the left.
  private static func windings(_ edges: [OverlayEdge]) -> [SIMD2<Int>] {
    var windings = [SIMD2<Int>](repeating: SIMD2(0, 0), count: edges.count)
    let byMiddle = edges.indices.sorted { edges[$0].middleY < edges[$1].middleY }
    let byStart = edges.indices.filter { !edges[$0].isHorizontal }.sorted { edges[$0].start.y < edges[$1].start.y }
    var (next, active) = (0, [Int]())
    for index in byMiddle {
      let edge = edges[index]
      let (x, y) = (edge.start.x + edge.end.x, edge.middleY)
      while next < byStart.count, 2 * edges[byStart[next]].start.y <= y {
        active.append(byStart[next])
        next += 1
      }
      active.removeAll { 2 * edges[$0].end.y < y }
      for other in active where other != index {
        let line = edges[other]
        let isMet =
          edge.isHorizontal
          ? 2 * line.start.y < y && y <= 2 * line.end.y : 2 * line.start.y <= y && y < 2 * line.end.y
        // Twice the coordinates, as the middle may lie between two points of the grid.
        let way = GridPoint(x: x - 2 * line.start.x, y: y - 2 * line.start.y)
        if isMet, line.vector.cross(way) < 0 { windings[index] &+= line.winding }
      }
    }
    return windings
  }

  /// The closed outlines; a straight side has no points except its ends.
  func rings() -> [[GridPoint]] {
    let leaving = Dictionary(grouping: arrows.indices) { arrows[$0].start }
    var isUsed = [Bool](repeating: false, count: arrows.count)
    var rings: [[GridPoint]] = []
    for first in arrows.indices where !isUsed[first] {
      var ring: [GridPoint] = []
      var current = first
      repeat {
        isUsed[current] = true
        ring.append(arrows[current].start)
        let arrow = arrows[current]
        let ways = (leaving[arrow.end] ?? []).filter { !isUsed[$0] || $0 == first }
        guard let next = sharpest(ways, after: arrow) else { break }
        current = next
      } while current != first
      ring = Self.withoutStraight(ring)
      if ring.count > 2 { rings.append(ring) }
    }
    return rings
  }

  /// The next edge that encloses the least area: the first counterclockwise from the reversed edge, across the inside.
  /// So areas that touch at a point get separate rings.
  private func sharpest(_ ways: [Int], after arrow: Arrow) -> Int? {
    if ways.count < 2 { return ways.first }
    let back = arrow.start - arrow.end
    func turn(_ way: Int) -> GridPoint { arrows[way].end - arrows[way].start }
    /// Whether a direction is more than half a turn away.
    func isFar(_ direction: GridPoint) -> Bool {
      let cross = back.cross(direction)
      return cross > 0 || (cross == 0 && back.x * direction.x + back.y * direction.y > 0)
    }
    return ways.min { left, right in
      let (a, b) = (turn(left), turn(right))
      if isFar(a) != isFar(b) { return isFar(b) }
      return a.cross(b) < 0
    }
  }

  private static func withoutStraight(_ ring: [GridPoint]) -> [GridPoint] {
    ring.indices.filter { index in
      let (before, after) = (ring[(index + ring.count - 1) % ring.count], ring[(index + 1) % ring.count])
      return (ring[index] - before).cross(after - ring[index]) != 0
    }.map { ring[$0] }
  }
}

extension OverlayEdge {
  /// Twice the vertical coordinate of the middle.
  fileprivate var middleY: Int { start.y + end.y }
}
