#if arch(x86_64)
  import _Builtin_intrinsics.intel
#endif

/// Premultiplied source-over, the innermost loops.
///
/// Products of two bytes are divided by 255 and rounded as `(x + 128) · 257 / 65536`, in the scalar reference and in
/// the vector code alike, so that every processor draws the same bytes and a pixel does not depend on its neighbours.
enum Compose {
  /// Sets pixels.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, _ count: Int) {
    target.update(repeating: pixel, count: count)
  }

  /// Draws a premultiplied colour over pixels, all covered alike.
  @inline(__always)
  static func span(_ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, coverage: UInt8, count: Int) {
    let source = scale(color, UInt32(coverage))
    let alpha = source >> 24
    if alpha == 255 { return fill(target, source, count) }
    if source == 0 { return }
    #if arch(x86_64)
      Vector.span(target, source, count)
    #else
      Scalar.span(target, source, count)
    #endif
  }

  /// Draws a premultiplied colour over pixels, each covered as its byte says.
  @inline(__always)
  static func mask(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, count: Int
  ) {
    #if arch(x86_64)
      Vector.mask(target, color, coverage, count)
    #else
      Scalar.mask(target, color, coverage, count)
    #endif
  }

  /// All four bytes of a pixel times a byte over 255.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let odd = (pixel &>> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    // (v + v / 256) / 256 equals v · 257 / 65536 for the sixteen bits that v can have here.
    let low = (even &+ (even &>> 8 & 0x00ff_00ff)) &>> 8 & 0x00ff_00ff
    let high = (odd &+ (odd &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return low | high
  }

  /// The reference.
  enum Scalar {
    @inline(__always)
    static func over(_ source: UInt32, _ below: UInt32) -> UInt32 { source &+ scale(below, 255 &- source &>> 24) }

    static func span(_ target: UnsafeMutablePointer<UInt32>, _ source: UInt32, _ count: Int) {
      for index in 0..<count { target[index] = over(source, target[index]) }
    }

    static func mask(
      _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ count: Int
    ) {
      for index in 0..<count {
        target[index] = over(scale(color, UInt32(coverage[index])), target[index])
      }
    }
  }
}

#if arch(x86_64)
  extension Compose {
    /// Four pixels at a time with SSE2, which every x86-64 processor has.
    enum Vector {
      /// Sixteen-bit products over 255, rounded.
      @inline(__always)
      private static func divide(_ products: __m128i) -> __m128i {
        _mm_mulhi_epu16(_mm_add_epi16(products, _mm_set1_epi16(128)), _mm_set1_epi16(257))
      }

      @inline(__always)
      private static func load(_ pixels: UnsafeMutablePointer<UInt32>) -> __m128i {
        UnsafeRawPointer(pixels).loadUnaligned(as: __m128i.self)
      }

      @inline(__always)
      private static func store(_ value: __m128i, _ pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: __m128i.self)
      }

      static func span(_ target: UnsafeMutablePointer<UInt32>, _ source: UInt32, _ count: Int) {
        let zero = _mm_setzero_si128()
        let color = _mm_set1_epi32(Int32(bitPattern: source))
        let inverse = _mm_set1_epi16(Int16(truncatingIfNeeded: 255 &- source &>> 24))
        var index = 0
        while index &+ 4 <= count {
          let below = load(target + index)
          let low = divide(_mm_mullo_epi16(_mm_unpacklo_epi8(below, zero), inverse))
          let high = divide(_mm_mullo_epi16(_mm_unpackhi_epi8(below, zero), inverse))
          store(_mm_add_epi8(color, _mm_packus_epi16(low, high)), target + index)
          index &+= 4
        }
        while index < count {
          target[index] = Scalar.over(source, target[index])
          index &+= 1
        }
      }

      static func mask(
        _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ count: Int
      ) {
        let zero = _mm_setzero_si128()
        let pixel = _mm_set1_epi32(Int32(bitPattern: color))
        let wide = _mm_unpacklo_epi8(pixel, zero)
        let alpha = _mm_set1_epi16(Int16(truncatingIfNeeded: color &>> 24))
        let full = _mm_set1_epi16(255)
        let isOpaque = color &>> 24 == 255
        var index = 0
        while index &+ 4 <= count {
          let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
          if four == .max, isOpaque {
            store(pixel, target + index)
          } else if four != 0 {
            var bytes = _mm_cvtsi32_si128(Int32(bitPattern: four))
            bytes = _mm_unpacklo_epi8(bytes, bytes)
            bytes = _mm_unpacklo_epi8(bytes, bytes)
            let (m0, m1) = (_mm_unpacklo_epi8(bytes, zero), _mm_unpackhi_epi8(bytes, zero))
            let below = load(target + index)
            let (d0, d1) = (_mm_unpacklo_epi8(below, zero), _mm_unpackhi_epi8(below, zero))
            let source = _mm_packus_epi16(divide(_mm_mullo_epi16(wide, m0)), divide(_mm_mullo_epi16(wide, m1)))
            let i0 = _mm_sub_epi16(full, divide(_mm_mullo_epi16(alpha, m0)))
            let i1 = _mm_sub_epi16(full, divide(_mm_mullo_epi16(alpha, m1)))
            let rest = _mm_packus_epi16(divide(_mm_mullo_epi16(d0, i0)), divide(_mm_mullo_epi16(d1, i1)))
            store(_mm_add_epi8(source, rest), target + index)
          }
          index &+= 4
        }
        while index < count {
          target[index] = Scalar.over(scale(color, UInt32(coverage[index])), target[index])
          index &+= 1
        }
      }
    }
  }
#endif
