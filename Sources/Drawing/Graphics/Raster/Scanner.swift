/// Converts edges to coverage through the cells of a scan.
///
/// Large areas are scanned in parts, so that the memory stays small and in the cache.
final class Scanner {
  /// The edges of the shape, to be filled before the scan.
  let edges = EdgeList()
  private let cells = Cells()
  private let bands = EdgeBands()
  /// A buffer for one row of coverage.
  private let row: UnsafeMutablePointer<UInt8>

  init() {
    row = .allocate(capacity: Cells.maximumWidth + 16)
    row.initialize(repeating: 0, count: Cells.maximumWidth + 16)
  }

  deinit { row.deallocate() }

  /// Scans the edges within `area`, which must lie in the window for which they were collected. The coverage is passed
  /// on as that of pixels moved by `shift`.
  @inline(__always)
  func fill(
    _ area: PixelRect, rule: FillRule, shift: (x: Int, y: Int) = (0, 0), into sink: inout some CoverageSink
  ) {
    var left = area.minX
    while left < area.maxX {
      let right = min(area.maxX, left + Cells.maximumWidth)
      let column = PixelRect(minX: left, minY: area.minY, maxX: right, maxY: area.maxY)
      if column.height <= Cells.rows(forWidth: column.width) {
        cells.scan(edges.edges, count: edges.count, area: column)
        Sweep.run(cells, rule: rule, shift: shift, scratch: row, into: &sink)
      } else {
        fillInBands(column, rule: rule, shift: shift, into: &sink)
      }
      left = right
    }
  }

  /// Scans a column of pixels that is too high for one scan, in bands of 2ⁿ rows.
  private func fillInBands(
    _ column: PixelRect, rule: FillRule, shift: (x: Int, y: Int), into sink: inout some CoverageSink
  ) {
    let bits = Int.bitWidth - 1 - Cells.rows(forWidth: column.width).leadingZeroBitCount
    let count = (column.height - 1) >> bits + 1
    bands.sort(edges.edges, count: edges.count, top: column.minY, shift: bits, bands: count)
    for band in 0..<count {
      let top = column.minY + band << bits
      let bottom = min(column.maxY, top + 1 << bits)
      let tile = PixelRect(minX: column.minX, minY: top, maxX: column.maxX, maxY: bottom)
      let part = bands.take(band, of: edges.edges, above: bottom)
      cells.scan(part.edges, count: part.count, area: tile)
      Sweep.run(cells, rule: rule, shift: shift, scratch: row, into: &sink)
    }
  }
}
