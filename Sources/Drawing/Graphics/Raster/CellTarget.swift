/// Adds edges to the cells of a scan.
///
/// Coordinates are in 1/256 pixel from the first cell. Intersections with rows and columns are computed from the ends
/// of an edge, so they do not depend on where a scan begins, and a clipped edge has the same effect on each pixel as
/// the whole edge.
struct CellTarget {
  /// The changes of coverage, row by row: what a cell holds applies to it and to all cells on its right.
  private let cells: UnsafeMutablePointer<Int32>
  /// A byte for each group of four cells, which is 1 where one of them may not be zero.
  private let marks: UnsafeMutablePointer<UInt8>
  /// The lengths of a row of cells and of a row of marks.
  let stride, groups: Int
  /// The size of the scan, in pixels.
  let width, height: Int
  /// The corner of the scan, in 1/256 pixel.
  private let originX, originY: Int

  /// Creates a target for the pixels of `area`; `stride` and `groups` are the lengths of a row of cells and of marks.
  init(
    cells: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt8>, stride: Int, groups: Int, area: PixelRect
  ) {
    (self.cells, self.marks, self.stride, self.groups) = (cells, marks, stride, groups)
    (width, height) = (area.width, area.height)
    (originX, originY) = (area.minX &<< 8, area.minY &<< 8)
  }

  /// An edge from its upper to its lower end.
  struct Line {
    /// The ends, with `y0` above `y1`, and the direction: 1 for an edge that ran downwards, -1 for one that ran
    /// upwards.
    let x0, y0, x1, y1, direction: Int

    /// The change of x per row, as 32.32 fixed point.
    @inline(__always)
    var slope: Int { ((x1 &- x0) &<< 32) / (y1 &- y0) }
    /// The change of y per column, as 32.32 fixed point.
    @inline(__always)
    var inverse: Int { ((y1 &- y0) &<< 32) / (x1 &- x0) }
  }

  /// A row of cells with its marks.
  struct Row {
    var cells: UnsafeMutablePointer<Int32>
    var marks: UnsafeMutablePointer<UInt8>

    /// Adds a signed height at a column. `area` is twice the mean distance from the column's left side, times the
    /// height; it goes to the next cell.
    @inline(__always)
    func add(_ column: Int, height: Int, area: Int) {
      let cell = cells + column
      cell[0] &+= Int32(truncatingIfNeeded: height &<< 9 &- area)
      cell[1] &+= Int32(truncatingIfNeeded: area)
      marks[column &>> 2] = 1
      marks[(column &+ 1) &>> 2] = 1
    }

    /// Adds a line that crosses two columns: the height of each part, and twice the mean distance of each from its
    /// column's left side.
    @inline(__always)
    func add(_ column: Int, _ height: Int, _ offset: Int, _ nextHeight: Int, _ nextOffset: Int) {
      let cell = cells + column
      let (area, nextArea) = (offset &* height, nextOffset &* nextHeight)
      cell[0] &+= Int32(truncatingIfNeeded: height &<< 9 &- area)
      cell[1] &+= Int32(truncatingIfNeeded: area &+ nextHeight &<< 9 &- nextArea)
      cell[2] &+= Int32(truncatingIfNeeded: nextArea)
      marks[column &>> 2] = 1
      marks[(column &+ 2) &>> 2] = 1
    }
  }

  /// The cells and the marks of a row.
  @inline(__always)
  func row(_ index: Int) -> Row { Row(cells: cells + index &* stride, marks: marks + index &* groups) }

  /// The edge in 1/256 pixel from the first cell.
  @inline(__always)
  private func line(_ edge: OutlineEdge) -> Line {
    Line(
      x0: Int(edge.x0) &- originX, y0: Int(edge.y0) &- originY, x1: Int(edge.x1) &- originX,
      y1: Int(edge.y1) &- originY, direction: Int(edge.direction))
  }

  /// Adds an edge, clipped to the scan.
  @inline(__always)
  func add(_ edge: OutlineEdge) {
    let line = line(edge)
    let (right, bottom) = (width &<< 8, height &<< 8)
    // The distance to a side is negative beyond it, so one sign bit tests all sides. Most edges are the short ones of
    // curves.
    let isInside = line.x0 | line.x1 | (right &- line.x0) | (right &- line.x1) | line.y0 | (bottom &- line.y1) >= 0
    if isInside, line.y1 &- line.y0 < 1024, line.x0 != line.x1 { addShort(line) } else { addOther(edge) }
  }

  /// Adds an edge that is long, vertical or partly outside the scan. It is not part of the loop over all edges, which
  /// would have too few registers with it.
  @inline(never)
  private func addOther(_ edge: OutlineEdge) {
    let line = line(edge)
    guard line.y1 > 0, line.y0 < height &<< 8 else { return }
    let right = width &<< 8
    guard line.x0 | line.x1 | (right &- line.x0) | (right &- line.x1) >= 0 else { return addCut(line) }
    if line.x0 == line.x1 { addVertical(line) } else { addLong(line) }
  }

  // MARK: Edges inside the scan

  /// Adds a vertical edge inside the scan, row by row.
  @inline(__always)
  private func addVertical(_ line: Line) {
    let (column, offset) = (line.x0 &>> 8, 2 &* (line.x0 & 255))
    let bottom = min(line.y1, height &<< 8)
    var y = max(line.y0, 0)
    var row = row(y &>> 8)
    while true {
      let next = min(bottom, (y | 255) &+ 1)
      let height = (next &- y) &* line.direction
      row.add(column, height: height, area: offset &* height)
      if next == bottom { return }
      y = next
      row.cells += stride
      row.marks += groups
    }
  }

  /// Adds a sloping edge whose rows are all in the scan, row by row.
  @inline(__always)
  private func addShort(_ line: Line) {
    var (x, y) = (line.x0, line.y0)
    var (row, inverse) = (row(y &>> 8), 0)
    // An edge within one row, as many edges of a curve are, needs no slope.
    let slope = y &>> 8 == (line.y1 &- 1) &>> 8 ? 0 : line.slope
    var distance = ((y | 255) &+ 1 &- y) &* slope
    while true {
      let nextY = min(line.y1, (y | 255) &+ 1)
      let nextX = nextY == line.y1 ? line.x1 : line.x0 &+ distance &>> 32
      addPart(line, &inverse, row, (x, y), (nextX, nextY))
      if nextY == line.y1 { return }
      distance &+= slope &<< 8
      (x, y) = (nextX, nextY)
      row.cells += stride
      row.marks += groups
    }
  }

  /// Adds a sloping edge whose columns are all in the scan, row by row.
  @inline(__always)
  private func addLong(_ line: Line) {
    let bottom = min(line.y1, height &<< 8)
    var y = max(line.y0, 0)
    var (row, inverse) = (row(y &>> 8), 0)
    let slope = line.slope
    var x = line.x0 &+ ((y &- line.y0) &* slope) &>> 32
    var distance = ((y | 255) &+ 1 &- line.y0) &* slope
    while true {
      if y & 255 == 0 { addSteep(line, slope, bottom, &row, &x, &y, &distance) }
      if y >= bottom { return }
      let nextY = min(line.y1, (y | 255) &+ 1)
      let nextX = nextY == line.y1 ? line.x1 : line.x0 &+ distance &>> 32
      addPart(line, &inverse, row, (x, y), (nextX, nextY))
      if nextY >= bottom { return }
      distance &+= slope &<< 8
      (x, y) = (nextX, nextY)
      row.cells += stride
      row.marks += groups
    }
  }

  /// Adds whole rows while the line stays in one column and neither ends nor leaves the scan.
  @inline(__always)
  private func addSteep(
    _ line: Line, _ slope: Int, _ bottom: Int, _ row: inout Row, _ x: inout Int, _ y: inout Int, _ distance: inout Int
  ) {
    let (column, end, height) = (x &>> 8, min(bottom, line.y1 &- 1) &- 256, line.direction &<< 8)
    while y <= end {
      let next = line.x0 &+ distance &>> 32
      guard next &>> 8 == column else { return }
      row.add(column, height: height, area: ((x & 255) &+ (next & 255)) &* height)
      distance &+= slope &<< 8
      (x, y) = (next, y &+ 256)
      row.cells += stride
      row.marks += groups
    }
  }

  /// Adds the part of a line within a row.
  @inline(__always)
  private func addPart(
    _ line: Line, _ inverse: inout Int, _ row: Row, _ from: (x: Int, y: Int), _ to: (x: Int, y: Int)
  ) {
    let (column, next) = (from.x &>> 8, to.x &>> 8)
    if column == next {
      let height = (to.y &- from.y) &* line.direction
      return row.add(column, height: height, area: ((from.x & 255) &+ (to.x & 255)) &* height)
    }
    if inverse == 0 { inverse = line.inverse }
    if next &- column == 1 {
      addToRight(line, inverse, row, from, to)
    } else if column &- next == 1 {
      addToLeft(line, inverse, row, from, to)
    } else {
      addAcross(line, inverse, row, from, to)
    }
  }

  /// Adds the part of a line within a row that enters the next column: a fast path of `addAcross`.
  @inline(__always)
  private func addToRight(_ line: Line, _ inverse: Int, _ row: Row, _ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    let side = to.x & ~255
    let place = line.y0 &+ ((side &- line.x0) &* inverse) &>> 32
    let cut = to.x == side ? to.y : max(from.y, min(to.y, place))
    row.add(
      to.x &>> 8 &- 1, (cut &- from.y) &* line.direction, 256 &+ (from.x & 255), (to.y &- cut) &* line.direction,
      to.x & 255)
  }

  /// Adds the part of a line within a row that enters the previous column.
  @inline(__always)
  private func addToLeft(_ line: Line, _ inverse: Int, _ row: Row, _ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    let side = from.x & ~255
    let place = line.y0 &+ ((side &- line.x0) &* inverse) &>> 32
    let cut = from.x == side ? from.y : max(from.y, min(to.y, place))
    row.add(
      to.x &>> 8, (to.y &- cut) &* line.direction, 256 &+ (to.x & 255), (cut &- from.y) &* line.direction,
      from.x & 255)
  }

  /// Adds the part of a line within a row that crosses several columns.
  @inline(never)
  private func addAcross(_ line: Line, _ inverse: Int, _ row: Row, _ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    if from.x < to.x {
      addAcross(line, inverse, row, from, to, (from.y, to.y), line.direction)
    } else {
      addAcross(line, inverse, row, to, from, (from.y, to.y), 0 &- line.direction)
    }
  }

  /// Adds the part of a line within a row that crosses several columns, from left to right.
  @inline(__always)
  func addAcross(
    _ line: Line, _ inverse: Int, _ row: Row, _ start: (x: Int, y: Int), _ end: (x: Int, y: Int),
    _ rows: (top: Int, bottom: Int), _ sign: Int
  ) {
    var (column, x, y) = (start.x &>> 8, start.x & 255, start.y)
    let last = (end.x &- 1) &>> 8
    var distance = ((column &+ 1) &<< 8 &- line.x0) &* inverse
    // The area that a column passes on to the next one stays in a register.
    var left = 0
    while column < last {
      let next = max(rows.top, min(rows.bottom, line.y0 &+ distance &>> 32))
      let height = (next &- y) &* sign
      let area = (x &+ 256) &* height
      row.cells[column] &+= Int32(truncatingIfNeeded: left &+ height &<< 9 &- area)
      row.marks[column &>> 2] = 1
      distance &+= inverse &<< 8
      (left, column, x, y) = (area, column &+ 1, 0, next)
    }
    let height = (end.y &- y) &* sign
    let area = (x &+ end.x &- column &<< 8) &* height
    row.cells[column] &+= Int32(truncatingIfNeeded: left)
    row.add(column, height: height, area: area)
  }
}
