#if arch(x86_64)
  import _Builtin_intrinsics.intel
#endif

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
      #if arch(x86_64)
        four(cell, mask + start)
      #else
        var total = sum
        for index in 0..<4 {
          total &+= cell[index]
          mask[start &+ index] = coverage(total)
        }
        sum = total
      #endif
      UnsafeMutableRawPointer(cell).storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
      done = start &+ 4
    }

    #if arch(x86_64)
      /// The same arithmetic as `coverage(_:)`, four sums at once.
      @inline(__always)
      private mutating func four(_ cell: UnsafePointer<Int32>, _ mask: UnsafeMutablePointer<UInt8>) {
        // Running sums in two steps: over neighbours, then over pairs.
        var running = UnsafeRawPointer(cell).loadUnaligned(as: SIMD4<Int32>.self)
        running &+= SIMD4(0, running.x, running.y, running.z)
        running &+= SIMD4(0, 0, running.x, running.y) &+ SIMD4(repeating: sum)
        sum = running.w
        var sums = unsafeBitCast(running, to: __m128i.self)
        if isEvenOdd {
          let full = _mm_set1_epi32(Cells.full)
          let rest = _mm_sub_epi32(_mm_and_si128(sums, _mm_set1_epi32(2 &* Cells.full &- 1)), full)
          sums = _mm_sub_epi32(full, absolute(rest))
        } else {
          sums = absolute(sums)
        }
        // Saturated to sixteen bits, whatever is more than a whole pixel stays more.
        var areas = _mm_srai_epi32(sums, 9)
        areas = _mm_min_epi16(_mm_packs_epi32(areas, areas), _mm_set1_epi16(256))
        areas = _mm_sub_epi16(areas, _mm_srli_epi16(areas, 8))
        let bytes = _mm_cvtsi128_si32(_mm_packus_epi16(areas, areas))
        UnsafeMutableRawPointer(mask).storeBytes(of: bytes, as: Int32.self)
      }

      @inline(__always)
      private func absolute(_ value: __m128i) -> __m128i {
        let sign = _mm_srai_epi32(value, 31)
        return _mm_sub_epi32(_mm_xor_si128(value, sign), sign)
      }
    #endif

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
