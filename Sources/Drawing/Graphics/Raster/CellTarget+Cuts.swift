extension CellTarget {
  /// Adds an edge that is partly outside the scan. On the left only its height counts; elsewhere the part outside has
  /// no effect.
  @inline(never)
  func addCut(_ line: Line) {
    let (first, last) = (max(0, line.y0 &>> 8), min((line.y1 &- 1) &>> 8, height &- 1))
    let slope = line.x0 == line.x1 ? 0 : line.slope
    // The end itself is exact; a place between the ends is rounded as in edges inside the scan.
    func x(at y: Int) -> Int { y == line.y1 ? line.x1 : line.x0 &+ ((y &- line.y0) &* slope) &>> 32 }
    var y = max(line.y0, 0)
    var from = x(at: y)
    for index in first...last {
      let next = min(line.y1, (index &+ 1) &<< 8)
      let to = x(at: next)
      let (row, sign) = (row(index), line.direction)
      if from <= to {
        addCut(line, row, (from, y), (to, next), (y, next), sign)
      } else {
        addCut(line, row, (to, next), (from, y), (y, next), 0 &- sign)
      }
      (from, y) = (to, next)
    }
  }

  /// Adds the part of such an edge within a row, from left to right.
  private func addCut(
    _ line: Line, _ row: Row, _ start: (x: Int, y: Int), _ end: (x: Int, y: Int), _ rows: (top: Int, bottom: Int),
    _ sign: Int
  ) {
    var start = start
    if end.x < 0 || start.x &>> 8 >= width {
      if end.x < 0 { row.add(0, height: (end.y &- start.y) &* sign, area: 0) }
      return
    }
    if start.x &>> 8 == end.x &>> 8 {
      let height = (end.y &- start.y) &* sign
      return row.add(start.x &>> 8, height: height, area: ((start.x & 255) &+ (end.x & 255)) &* height)
    }
    let inverse = line.inverse
    func y(at x: Int) -> Int {
      x == end.x ? end.y : max(rows.top, min(rows.bottom, line.y0 &+ ((x &- line.x0) &* inverse) &>> 32))
    }
    if start.x < 0 {
      let cut = y(at: 0)
      row.add(0, height: (cut &- start.y) &* sign, area: 0)
      start = (0, cut)
      if end.x == 0 { return }
    }
    let right = min(end.x, width &<< 8)
    addAcross(line, inverse, row, start, (right, y(at: right)), rows, sign)
  }
}
