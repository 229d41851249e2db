/// The scan from edges through cells to coverage, with its scratch memory.
///
/// Large areas are scanned in tiles, so the memory stays small and in the cache whatever the size of a shape.
final class Scanner {
  /// The shape to scan; fill it first.
  let edges = EdgeList()
  private let cells = Cells()
  /// A row of coverage.
  private let row: UnsafeMutablePointer<UInt8>

  init() {
    row = .allocate(capacity: Cells.maximumWidth + 16)
    row.initialize(repeating: 0, count: Cells.maximumWidth + 16)
  }

  deinit { row.deallocate() }

  /// Scans the edges within `area`, which must lie in the window that they were collected for.
  @inline(__always)
  func fill(_ area: PixelRect, rule: FillRule, into sink: inout some CoverageSink) {
    var left = area.minX
    while left < area.maxX {
      let right = min(area.maxX, left + Cells.maximumWidth)
      let rows = Cells.rows(forWidth: right - left)
      var top = area.minY
      while top < area.maxY {
        let tile = PixelRect(minX: left, minY: top, maxX: right, maxY: min(area.maxY, top + rows))
        cells.scan(edges.edges, count: edges.count, area: tile)
        Sweep.run(cells, rule: rule, scratch: row, into: &sink)
        top = tile.maxY
      }
      left = right
    }
  }
}
