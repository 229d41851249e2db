/// The scratch memory of one scan: for each pixel how much the coverage changes there.
///
/// An edge that crosses a pixel adds to two neighbouring cells such that the running sum along a row is the exact
/// area covered, in units of 1/131072 of a pixel. A bit for each group of four cells says which were touched, so that
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
  /// One row of group bits after the other, `words` apart.
  let bits: UnsafeMutablePointer<UInt64>
  private(set) var stride = 0
  private(set) var words = 0

  /// The widest scan, in pixels.
  static let maximumWidth = 4096

  init() {
    cells = .allocate(capacity: Limits.scanCells + 8)
    cells.initialize(repeating: 0, count: Limits.scanCells + 8)
    bits = .allocate(capacity: Limits.scanCells / 4 + 8)
    bits.initialize(repeating: 0, count: Limits.scanCells / 4 + 8)
  }

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// The most rows that a scan of this width may have.
  static func rows(forWidth width: Int) -> Int { Limits.scanCells / Self.stride(forWidth: width) }

  private static func stride(forWidth width: Int) -> Int { (width + 1 + 3) & ~3 }

  /// Adds all edges, as far as they matter for the pixels of `area`. All cells are zero before, and after the sweep.
  func scan(_ edges: UnsafePointer<Edge>, count: Int, area: PixelRect) {
    self.area = area
    stride = Self.stride(forWidth: area.width)
    words = (stride / 4 + 63) / 64
    let target = Target(
      cells: cells, bits: bits, stride: stride, words: words, left: area.minX, right: area.maxX, top: area.minY,
      bottom: area.maxY)
    for index in 0..<count {
      let edge = edges[index]
      if edge.x0 == edge.x1 { target.addVertical(edge) } else { target.addSlanted(edge) }
    }
  }
}

/// Where edges are added: the cells with their window in pixels.
private struct Target {
  let cells: UnsafeMutablePointer<Int32>
  let bits: UnsafeMutablePointer<UInt64>
  let stride, words: Int
  let left, right, top, bottom: Int

  /// Adds `height` (signed, in 1/256 pixel) at a column, of which `area` (twice the mean distance from the
  /// column's left side times the height) belongs to the next.
  @inline(__always)
  func add(row: Int, column: Int, height: Int, area: Int) {
    let local = column &- left
    let cell = cells + (row &* stride &+ local)
    cell[0] &+= Int32(truncatingIfNeeded: height &<< 9 &- area)
    cell[1] &+= Int32(truncatingIfNeeded: area)
    let (first, second) = (local &>> 2, (local &+ 1) &>> 2)
    let word = bits + row &* words
    word[first &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: first & 63)
    word[second &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: second & 63)
  }

  @inline(__always)
  func rows(_ edge: Edge) -> (first: Int, last: Int) {
    (max(Int(edge.y0) &>> 8, top), min((Int(edge.y1) &- 1) &>> 8, bottom &- 1))
  }

  @inline(__always)
  func addVertical(_ edge: Edge) {
    let (first, last) = rows(edge)
    var (column, offset) = (Int(edge.x0) &>> 8, 2 &* (Int(edge.x0) & 255))
    guard first <= last, column < right else { return }
    if column < left { (column, offset) = (left, 0) }
    var row = first
    while row <= last {
      let height = (min(Int(edge.y1), (row &+ 1) &<< 8) &- max(Int(edge.y0), row &<< 8)) &* Int(edge.direction)
      add(row: row &- top, column: column, height: height, area: offset &* height)
      row &+= 1
    }
  }

  @inline(__always)
  func addSlanted(_ edge: Edge) {
    let (first, last) = rows(edge)
    guard first <= last else { return }
    var line = Line(edge)
    var row = first
    var y = max(line.y0, row &<< 8)
    var x = line.x(at: y)
    while row <= last {
      let nextY = min(line.y1, (row &+ 1) &<< 8)
      let nextX = line.x(at: nextY)
      let column = x &>> 8
      if column == nextX &>> 8 {
        let height = (nextY &- y) &* line.direction
        if column < left {
          add(row: row &- top, column: left, height: height, area: 0)
        } else if column < right {
          add(row: row &- top, column: column, height: height, area: ((x & 255) &+ (nextX & 255)) &* height)
        }
      } else if x < nextX {
        addAcross(&line, row: row &- top, from: (x, y), to: (nextX, nextY), rowTop: y, rowBottom: nextY)
      } else {
        addAcross(&line, row: row &- top, from: (nextX, nextY), to: (x, y), rowTop: y, rowBottom: nextY)
      }
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds the part of a line within a row that crosses several columns, from its left end to its right end.
  @inline(__always)
  func addAcross(
    _ line: inout Line, row: Int, from start: (x: Int, y: Int), to end: (x: Int, y: Int), rowTop: Int, rowBottom: Int
  ) {
    var (column, x, y) = (start.x &>> 8, start.x, start.y)
    let last = min((end.x &- 1) &>> 8, right &- 1)
    if column < left {
      x = min(left &<< 8, end.x)
      let cut = x == end.x ? end.y : line.y(at: x, within: rowTop, rowBottom)
      add(row: row, column: left, height: abs(cut &- y) &* line.direction, area: 0)
      (column, y) = (left, cut)
    }
    while column <= last {
      let nextX = min(end.x, (column &+ 1) &<< 8)
      let nextY = nextX == end.x ? end.y : line.y(at: nextX, within: rowTop, rowBottom)
      let height = abs(nextY &- y) &* line.direction
      add(row: row, column: column, height: height, area: (x &+ nextX &- column &<< 9) &* height)
      (column, x, y) = (column &+ 1, nextX, nextY)
    }
  }
}

/// An edge with both slopes; places on it are computed from its ends, so they do not depend on where a scan begins.
private struct Line {
  let x0, y0, x1, y1, slope, direction: Int
  private var inverse = Int.min

  init(_ edge: Edge) {
    (x0, y0, x1, y1) = (Int(edge.x0), Int(edge.y0), Int(edge.x1), Int(edge.y1))
    (slope, direction) = (Int(edge.slope), Int(edge.direction))
  }

  @inline(__always)
  func x(at y: Int) -> Int { y == y1 ? x1 : x0 &+ ((y &- y0) &* slope) &>> 32 }

  @inline(__always)
  mutating func y(at x: Int, within top: Int, _ bottom: Int) -> Int {
    if inverse == .min { inverse = ((y1 &- y0) &<< 32) / (x1 &- x0) }
    return max(top, min(bottom, y0 &+ ((x &- x0) &* inverse) &>> 32))
  }
}
