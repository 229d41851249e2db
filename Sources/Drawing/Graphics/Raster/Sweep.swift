/// Receives coverage: 0 leaves a pixel unchanged, 255 covers it completely.
protocol CoverageSink {
  /// Receives pixels of one row with one coverage.
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Receives pixels of one row with a coverage for each. The sink may change the bytes.
  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>)
}

/// Converts cells to coverage: sums them along each row, and clears them.
enum Sweep {
  /// The shortest run of equal pixels that is passed on as a span; shorter runs join the mask around them.
  private static let shortestSpan = 8

  /// Sweeps all rows of a scan. `scratch` holds one row of the scan and eight more bytes. The coverage is passed on as
  /// that of pixels moved by `shift`.
  @inline(__always)
  static func run(
    _ scan: Cells, rule: FillRule, shift: (x: Int, y: Int) = (0, 0), scratch: UnsafeMutablePointer<UInt8>,
    into sink: inout some CoverageSink
  ) {
    let area = scan.area
    let (x, y) = (area.minX &+ shift.x, area.minY &+ shift.y)
    for row in 0..<area.height {
      let marks = UnsafeMutableRawPointer(scan.marks + row &* scan.groups)
      let cells = scan.cells + row &* scan.stride
      var sweep = Row(x: x, y: y &+ row, width: area.width, isEvenOdd: rule == .evenOdd, mask: scratch)
      var group = 0
      while group < scan.groups {
        var left = marks.load(fromByteOffset: group, as: UInt64.self)
        if left != 0 { marks.storeBytes(of: 0, toByteOffset: group, as: UInt64.self) }
        while left != 0 {
          // Adjacent marks are swept together.
          let first = left.trailingZeroBitCount &>> 3
          let ones = left &>> UInt64(truncatingIfNeeded: first &<< 3)
          let count = (~ones & 0x0101_0101_0101_0101).trailingZeroBitCount &>> 3
          sweep.groups(at: (group &+ first) &<< 2, count: count &<< 2, cells, into: &sink)
          let end = first &+ count
          left = end < 8 ? left & (UInt64.max &<< UInt64(truncatingIfNeeded: end &<< 3)) : 0
        }
        group &+= 8
      }
      sweep.finish(into: &sink)
    }
  }

  /// The sweep of one row.
  private struct Row {
    let x, y, width: Int
    let isEvenOdd: Bool
    let mask: UnsafeMutablePointer<UInt8>
    var sum: Int32 = 0
    /// The pixels processed so far, and the start of those that wait in the mask; equal if none do.
    var done = 0
    var waiting = 0

    /// Converts a sum of cells to coverage by the fill rule.
    @inline(__always)
    func coverage(_ sum: Int32) -> UInt8 {
      var area: Int32
      if isEvenOdd {
        area = sum & (2 &* Cells.full &- 1)
        if area > Cells.full { area = 2 &* Cells.full &- area }
      } else {
        area = min(abs(sum), Cells.full)
      }
      area &>>= 9
      return UInt8(truncatingIfNeeded: area &- area &>> 8)
    }

    /// Sums the cells of touched groups, and clears them.
    @inline(__always)
    mutating func groups(
      at start: Int, count: Int, _ cells: UnsafeMutablePointer<Int32>, into sink: inout some CoverageSink
    ) {
      // Edges on the right side touch cells beyond it.
      if start > done { gap(to: min(start, width), into: &sink) }
      sum = Kernels.cover(mask + start, cells + start, count, sum, isEvenOdd: isEvenOdd)
      done = start &+ count
    }

    /// Handles pixels without cells, which all have the coverage of the present sum.
    @inline(__always)
    mutating func gap(to end: Int, into sink: inout some CoverageSink) {
      let value = coverage(sum)
      if end &- done >= Sweep.shortestSpan {
        flush(into: &sink)
        if value != 0 { sink.span(x: x &+ done, y: y, count: end &- done, coverage: value) }
        waiting = end
      } else if waiting == done, value == 0 {
        waiting = end
      } else {
        for index in done..<end { mask[index] = value }
      }
      done = end
    }

    /// Passes the waiting mask on to the sink.
    @inline(__always)
    mutating func flush(into sink: inout some CoverageSink) {
      let end = min(done, width)
      if end > waiting { sink.mask(x: x &+ waiting, y: y, count: end &- waiting, mask + waiting) }
      waiting = done
    }

    /// Ends the row: fills the rest with the present sum, and passes the waiting mask on.
    @inline(__always)
    mutating func finish(into sink: inout some CoverageSink) {
      if done < width, sum != 0 { gap(to: width, into: &sink) }
      flush(into: &sink)
    }
  }
}
