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
    for index in 0..<count { target.add(edges[index]) }
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
    mark(row, local, local &+ 1)
  }

  /// Notes which groups were touched, from one column to another: at most sixty-three groups apart.
  @inline(__always)
  func mark(_ row: Int, _ from: Int, _ to: Int) {
    let (first, last) = (from &>> 2, to &>> 2)
    let word = bits + (row &* words &+ first &>> 6)
    let run = ((2 as UInt64) &<< UInt64(truncatingIfNeeded: last &- first)) &- 1
    let shift = UInt64(truncatingIfNeeded: first & 63)
    word[0] |= run &<< shift
    if last &>> 6 != first &>> 6 { word[1] |= run &>> (64 &- shift) }
  }

  @inline(__always)
  func add(_ edge: Edge) {
    let (y0, y1) = (Int(edge.y0), Int(edge.y1))
    let (first, last) = (max(y0 &>> 8, top), min((y1 &- 1) &>> 8, bottom &- 1))
    guard first <= last else { return }
    if edge.x0 == edge.x1 { return addVertical(edge, first, last) }
    // An edge within one row, as most of a curve's are, is not cut at any: no slope is needed.
    if y0 &>> 8 == (y1 &- 1) &>> 8 {
      let line = Line(edge, slope: 0)
      return addWithin(line, row: first &- top, from: (line.x0, y0), to: (line.x1, y1))
    }
    addSlanted(Line(edge, slope: (Int(edge.x1 &- edge.x0) &<< 32) / (y1 &- y0)), first, last)
  }

  @inline(__always)
  func addVertical(_ edge: Edge, _ first: Int, _ last: Int) {
    var (column, offset) = (Int(edge.x0) &>> 8, 2 &* (Int(edge.x0) & 255))
    guard column < right else { return }
    if column < left { (column, offset) = (left, 0) }
    let (y0, y1, direction) = (Int(edge.y0), Int(edge.y1), Int(edge.direction))
    var row = first
    while row <= last {
      let height = (min(y1, (row &+ 1) &<< 8) &- max(y0, row &<< 8)) &* direction
      add(row: row &- top, column: column, height: height, area: offset &* height)
      row &+= 1
    }
  }

  @inline(__always)
  func addSlanted(_ line: Line, _ first: Int, _ last: Int) {
    var row = first
    var y = max(line.y0, row &<< 8)
    var x = line.x(at: y)
    while row <= last {
      let nextY = min(line.y1, (row &+ 1) &<< 8)
      let nextX = line.x(at: nextY)
      addWithin(line, row: row &- top, from: (x, y), to: (nextX, nextY))
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds the part of a line within a row.
  @inline(__always)
  func addWithin(_ line: Line, row: Int, from: (x: Int, y: Int), to: (x: Int, y: Int)) {
    let column = from.x &>> 8
    if column == to.x &>> 8 {
      let height = (to.y &- from.y) &* line.direction
      if column < left {
        add(row: row, column: left, height: height, area: 0)
      } else if column < right {
        add(row: row, column: column, height: height, area: ((from.x & 255) &+ (to.x & 255)) &* height)
      }
    } else if from.x < to.x {
      addAcross(line, row: row, from: from, to: to, rowTop: from.y, rowBottom: to.y, sign: line.direction)
    } else {
      addAcross(line, row: row, from: to, to: from, rowTop: from.y, rowBottom: to.y, sign: 0 &- line.direction)
    }
  }

  /// Adds the part of a line within a row that crosses several columns, from its left end to its right end.
  @inline(__always)
  func addAcross(
    _ line: Line, row: Int, from start: (x: Int, y: Int), to end: (x: Int, y: Int), rowTop: Int, rowBottom: Int,
    sign: Int
  ) {
    var (column, x, y) = (start.x &>> 8, start.x, start.y)
    let last = min((end.x &- 1) &>> 8, right &- 1)
    guard column <= last || column < left else { return }
    let inverse = ((line.y1 &- line.y0) &<< 32) / (line.x1 &- line.x0)
    if column < left {
      x = min(left &<< 8, end.x)
      let cut = x == end.x ? end.y : line.y(at: x, inverse, rowTop, rowBottom)
      add(row: row, column: left, height: (cut &- y) &* sign, area: 0)
      (column, y) = (left, cut)
    }
    // What one column leaves to the next goes there in a register.
    var left = 0
    var cell = cells + (row &* stride &+ column &- self.left)
    var first = column &- self.left
    while column <= last {
      let nextX = min(end.x, (column &+ 1) &<< 8)
      let nextY = nextX == end.x ? end.y : line.y(at: nextX, inverse, rowTop, rowBottom)
      let height = (nextY &- y) &* sign
      let area = (x &+ nextX &- column &<< 9) &* height
      cell[0] &+= Int32(truncatingIfNeeded: left &+ height &<< 9 &- area)
      left = area
      cell += 1
      (column, x, y) = (column &+ 1, nextX, nextY)
    }
    let end = column &- self.left
    guard first < end else { return }
    cell[0] &+= Int32(truncatingIfNeeded: left)
    while end &- first > 200 {
      mark(row, first, first &+ 200)
      first &+= 200
    }
    mark(row, first, end)
  }
}

/// An edge with its slope; places on it are computed from its ends, so they do not depend on where a scan begins.
private struct Line {
  let x0, y0, x1, y1, slope, direction: Int

  @inline(__always)
  init(_ edge: Edge, slope: Int) {
    (x0, y0, x1, y1) = (Int(edge.x0), Int(edge.y0), Int(edge.x1), Int(edge.y1))
    self.slope = slope
    direction = Int(edge.direction)
  }

  /// Columns per row as 32.32 fixed point lead there.
  @inline(__always)
  func x(at y: Int) -> Int { y == y1 ? x1 : x0 &+ ((y &- y0) &* slope) &>> 32 }

  @inline(__always)
  func y(at x: Int, _ inverse: Int, _ top: Int, _ bottom: Int) -> Int {
    max(top, min(bottom, y0 &+ ((x &- x0) &* inverse) &>> 32))
  }
}
