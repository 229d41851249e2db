/// The scratch memory of one scan: for each pixel how much the coverage changes there.
///
/// An edge that crosses a pixel adds to two neighbouring cells such that the running sum along a row is the exact
/// area covered, in units of 1/131072 of a pixel. A mark for each group of four cells says which were touched, so that
/// the sweep skips the rest. Sums of integers come back to exactly zero and do not depend on the order of edges; and
/// all that lies left of the scan is added to its first column, which gives the same sums as scanning it. The idea is
/// that of FreeType's smooth rasterizer by David Turner, with font-rs's flat buffer in place of its linked lists.
final class Cells {
  /// Coverage of a whole pixel.
  static let full: Int32 = 131_072

  /// The pixels scanned now.
  private(set) var area = PixelRect.empty
  /// One row of cells after the other, `stride` apart.
  let cells: UnsafeMutablePointer<Int32>
  /// One row of marks after the other, `groups` apart: 1 for each group of four cells that was touched, else 0.
  let marks: UnsafeMutablePointer<UInt8>
  private(set) var stride = 0
  /// A multiple of eight, so that marks can be looked at eight by eight.
  private(set) var groups = 0

  /// The widest scan, in pixels.
  static let maximumWidth = 4096

  init() {
    cells = .allocate(capacity: Limits.scanCells + 8)
    cells.initialize(repeating: 0, count: Limits.scanCells + 8)
    let count = Limits.scanCells / 4 + 8 * Self.mostRows
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count / 8)
    words.initialize(repeating: 0, count: count / 8)
    marks = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  /// The most rows of any scan; each may have some marks more than groups.
  private static let mostRows = 4096

  /// The most rows that a scan of this width may have.
  static func rows(forWidth width: Int) -> Int { min(mostRows, Limits.scanCells / stride(forWidth: width)) }

  /// Edges on the right side add to the two cells beyond it.
  private static func stride(forWidth width: Int) -> Int { (width + 2 + 3) & ~3 }

  /// Adds all edges, as far as they matter for the pixels of `area`. All cells are zero before, and after the sweep.
  func scan(_ edges: UnsafePointer<Edge>, count: Int, area: PixelRect) {
    self.area = area
    stride = Self.stride(forWidth: area.width)
    groups = (stride / 4 + 7) & ~7
    let target = CellTarget(cells: cells, marks: marks, stride: stride, groups: groups, area: area)
    for index in 0..<count { target.add(edges[index]) }
  }
}
