import Glibc

/// The accumulation buffer of one scan: the change of coverage at each pixel.
///
/// An edge that crosses a pixel adds to two adjacent cells such that the running sum along a row is the exact covered
/// area, in units of 1/131072 pixel. A mark for each group of four cells records which were touched, so that the
/// sweep can skip the rest. Integer sums return to exactly zero and do not depend on the order of the edges; and
/// everything to the left of the scan is added to its first column, which gives the same sums as scanning it. The
/// algorithm is that of FreeType's smooth rasterizer (David Turner), with the flat accumulation buffer of font-rs
/// (Raph Levien) instead of linked lists.
final class Cells {
  /// The value that stands for a fully covered pixel.
  static let full: Int32 = 131_072

  /// The pixels of the present scan.
  private(set) var area = PixelRect.empty
  /// The cells row by row, `stride` apart.
  let cells: UnsafeMutablePointer<Int32>
  /// The marks row by row, `groups` apart: 1 for each touched group of four cells, else 0.
  let marks: UnsafeMutablePointer<UInt8>
  private(set) var stride = 0
  /// The marks per row, a multiple of eight so that eight marks can be tested at once.
  private(set) var groups = 0

  /// The largest width of a scan, in pixels.
  static let maximumWidth = 4096

  init() {
    // The pages of a block of this size are zero, and use no memory until a scan reaches them.
    cells = Self.zeros(GraphicsLimits.scanCells + 8)
    let count = GraphicsLimits.scanCells / 4 + 8 * Self.mostRows
    let words: UnsafeMutablePointer<UInt64> = Self.zeros(count / 8)
    marks = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    free(cells)
    free(marks)
  }

  /// Allocates zeros, which `free` returns.
  private static func zeros<Word: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Word> {
    guard let memory = calloc(count, MemoryLayout<Word>.stride) else {
      fatalError("there is no memory for \(count) zeros of \(Word.self)")
    }
    return memory.bindMemory(to: Word.self, capacity: count)
  }

  /// The largest number of rows of a scan; each row may have a few more marks than groups.
  private static let mostRows = 4096

  /// The largest number of rows of a scan with this width.
  static func rows(forWidth width: Int) -> Int { min(mostRows, GraphicsLimits.scanCells / stride(forWidth: width)) }

  /// The cells per row. Edges at the right side add to two cells beyond it.
  private static func stride(forWidth width: Int) -> Int { (width + 2 + 3) & ~3 }

  /// Adds all edges that affect the pixels of `area`. All cells are zero before, and again after the sweep.
  func scan(_ edges: UnsafePointer<OutlineEdge>, count: Int, area: PixelRect) {
    self.area = area
    stride = Self.stride(forWidth: area.width)
    groups = (stride / 4 + 7) & ~7
    let target = CellTarget(cells: cells, marks: marks, stride: stride, groups: groups, area: area)
    for index in 0..<count { target.add(edges[index]) }
  }
}
