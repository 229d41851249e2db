#if arch(x86_64)
  import _Builtin_intrinsics.intel
#endif

/// Mixtures of pixels with weights of 1/256, rounded.
extension Compose {
  /// `share`/256 of the second pixel and the rest of the first.
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let (mask, half, rest) = (UInt32(0x00ff_00ff), UInt32(0x0080_0080), 256 &- share)
    let even = (first & mask) &* rest &+ (second & mask) &* share &+ half
    let odd = (first &>> 8 & mask) &* rest &+ (second &>> 8 & mask) &* share &+ half
    return (even &>> 8 & mask) | (odd & 0xff00_ff00)
  }

  /// Mixes two rows pixel by pixel.
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    _ share: UInt32, _ count: Int
  ) {
    if share == 0 { return target.update(from: first, count: count) }
    var index = 0
    #if arch(x86_64)
      let (zero, half) = (_mm_setzero_si128(), _mm_set1_epi16(128))
      let (s, r) = (_mm_set1_epi16(Int16(share)), _mm_set1_epi16(Int16(256 - share)))
      while index &+ 4 <= count {
        let (a, b) = (Vector.load(first + index), Vector.load(second + index))
        let a0 = _mm_mullo_epi16(_mm_unpacklo_epi8(a, zero), r)
        let a1 = _mm_mullo_epi16(_mm_unpackhi_epi8(a, zero), r)
        let b0 = _mm_mullo_epi16(_mm_unpacklo_epi8(b, zero), s)
        let b1 = _mm_mullo_epi16(_mm_unpackhi_epi8(b, zero), s)
        let low = _mm_srli_epi16(_mm_add_epi16(_mm_add_epi16(a0, b0), half), 8)
        let high = _mm_srli_epi16(_mm_add_epi16(_mm_add_epi16(a1, b1), half), 8)
        Vector.store(_mm_packus_epi16(low, high), target + index)
        index &+= 4
      }
    #endif
    while index < count {
      target[index] = mix(first[index], second[index], share)
      index &+= 1
    }
  }

  /// Mixes neighbours of a row at places that follow each other evenly, in 2⁻³² pixels from its first.
  static func stretch(
    _ target: UnsafeMutablePointer<UInt32>, _ line: UnsafePointer<UInt32>, from start: Int, step: Int, _ count: Int
  ) {
    var place = start
    #if arch(x86_64)
      let (zero, half) = (_mm_setzero_si128(), _mm_set1_epi16(128))
      let sign = _mm_set_epi32(0, 0, -1, -1)
      let base = _mm_and_si128(_mm_set1_epi16(256), sign)
      for index in 0..<count {
        let share = _mm_set1_epi16(Int16(truncatingIfNeeded: place &>> 24 & 255))
        // 256 less the share for the first pixel, the share for the second.
        let weights = _mm_add_epi16(base, _mm_sub_epi16(_mm_xor_si128(share, sign), sign))
        let both = UnsafeRawPointer(line + place &>> 32).loadUnaligned(as: Int64.self)
        let wide = _mm_mullo_epi16(_mm_unpacklo_epi8(_mm_set_epi64x(0, both), zero), weights)
        let sum = _mm_srli_epi16(_mm_add_epi16(_mm_add_epi16(wide, _mm_unpackhi_epi64(wide, wide)), half), 8)
        target[index] = UInt32(bitPattern: _mm_cvtsi128_si32(_mm_packus_epi16(sum, sum)))
        place &+= step
      }
    #else
      for index in 0..<count {
        let pair = line + place &>> 32
        target[index] = mix(pair[0], pair[1], UInt32(truncatingIfNeeded: place &>> 24 & 255))
        place &+= step
      }
    #endif
  }
}
