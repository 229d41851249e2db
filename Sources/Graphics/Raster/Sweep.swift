/// Where coverage goes: 0 leaves a pixel as it is, 255 covers it.
protocol CoverageSink {
  /// Pixels of one row that are all covered alike.
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Pixels of one row, each covered as its byte says. The sink may change the bytes.
  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>)
}

/// Cells to coverage: sums them up along each row, and clears them.
enum Sweep {
  /// Gaps of at least this many equal pixels leave as spans; shorter ones join the mask around them.
  private static let shortestSpan = 8

  /// Sweeps all rows of a scan. `scratch` holds a row of the scan and eight bytes more.
  @inline(__always)
  static func run(
    _ scan: Cells, rule: FillRule, scratch: UnsafeMutablePointer<UInt8>, into sink: inout some CoverageSink
  ) {
    let area = scan.area
    for row in 0..<area.height {
      let bits = scan.bits + row &* scan.words
      let cells = scan.cells + row &* scan.stride
      var sweep = Row(x: area.minX, y: area.minY &+ row, width: area.width, isEvenOdd: rule == .evenOdd, mask: scratch)
      for word in 0..<scan.words {
        var left = bits[word]
        guard left != 0 else { continue }
        bits[word] = 0
        while left != 0 {
          let group = word &<< 6 &+ left.trailingZeroBitCount
          left &= left &- 1
          sweep.group(at: group &<< 2, cells, into: &sink)
        }
      }
      sweep.finish(into: &sink)
    }
  }

  private struct Row {
    let x, y, width: Int
    let isEvenOdd: Bool
    let mask: UnsafeMutablePointer<UInt8>
    var sum: Int32 = 0
    /// Pixels dealt with, and where those begin that wait in the mask; equal where none do.
    var done = 0
    var waiting = 0

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

    @inline(__always)
    mutating func group(at start: Int, _ cells: UnsafeMutablePointer<Int32>, into sink: inout some CoverageSink) {
      if start > done { gap(to: start, into: &sink) }
      let cell = cells + start
      var total = sum
      total &+= cell[0]
      mask[start] = coverage(total)
      total &+= cell[1]
      mask[start &+ 1] = coverage(total)
      total &+= cell[2]
      mask[start &+ 2] = coverage(total)
      total &+= cell[3]
      mask[start &+ 3] = coverage(total)
      sum = total
      UnsafeMutableRawPointer(cell).storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
      done = start &+ 4
    }

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

    @inline(__always)
    mutating func flush(into sink: inout some CoverageSink) {
      let end = min(done, width)
      if end > waiting { sink.mask(x: x &+ waiting, y: y, count: end &- waiting, mask + waiting) }
      waiting = done
    }

    @inline(__always)
    mutating func finish(into sink: inout some CoverageSink) {
      if done < width, sum != 0 { gap(to: width, into: &sink) }
      flush(into: &sink)
    }
  }
}
