/// The outlines of two paths as edges that meet only at their ends.
///
/// Edges are cut where they cross, and the cuts are moved to the grid. That rotates edges slightly, so that new
/// crossings may arise: the step is repeated until no edge is cut (iterated snap rounding). Edges that coincide become
/// one.
struct OverlayEdges {
  private(set) var edges: [OverlayEdge] = []

  /// The greatest number of rounds. Two or three are enough except for adversarial input.
  private static let mostRounds = 64

  /// The edges of two paths; each subpath is closed.
  init(_ first: Path, _ second: Path, on grid: OverlayGrid) {
    add(first, winding: SIMD2(1, 0), grid)
    add(second, winding: SIMD2(0, 1), grid)
    merge()
    var rounds = 0
    while rounds < Self.mostRounds, cut() {
      merge()
      rounds += 1
    }
  }

  private mutating func add(_ path: Path, winding: SIMD2<Int>, _ grid: OverlayGrid) {
    for ring in path.rings(on: grid) {
      for (index, point) in ring.enumerated() {
        let next = ring[(index + 1) % ring.count]
        if point != next { edges.append(OverlayEdge(point, next, winding: winding)) }
      }
    }
  }

  /// Merges edges that coincide, and removes edges that cancel each other.
  private mutating func merge() {
    edges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [OverlayEdge] = []
    for edge in edges {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].winding &+= edge.winding
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.winding != SIMD2(0, 0) }
  }

  /// Cuts all edges where they cross. Returns whether any was cut.
  private mutating func cut() -> Bool {
    edges.sort { $0.minX < $1.minX }
    var cuts: [Int: [GridPoint]] = [:]
    var active: [Int] = []
    for index in edges.indices {
      let edge = edges[index]
      active.removeAll { edges[$0].maxX < edge.minX }
      for other in active
      where edges[other].start.y <= edge.end.y && edge.start.y <= edges[other].end.y {
        if let point = edge.cut(by: edges[other]) { cuts[index, default: []].append(point) }
        if let point = edges[other].cut(by: edge) { cuts[other, default: []].append(point) }
      }
      active.append(index)
    }
    var isCut = false
    var pieces: [OverlayEdge] = []
    for index in edges.indices {
      let parts = cuts[index].map { edges[index].pieces(at: $0) } ?? [edges[index]]
      if parts.count > 1 { isCut = true }
      pieces += parts
    }
    edges = pieces
    return isCut
  }
}

extension Path {
  /// The subpaths as closed rings of lines.
  fileprivate func rings(on grid: OverlayGrid) -> [[GridPoint]] {
    var rings: [[GridPoint]] = []
    for piece in pieces {
      let points = piece.flattened(scale: grid.flattenScale).map(grid.point)
      if piece.isFirst || rings.isEmpty { rings.append([points[0]]) }
      rings[rings.count - 1] += points.dropFirst()
    }
    return rings
  }
}
