#if arch(x86_64)
import _Builtin_intrinsics.intel

extension Compose {
  /// SSE2 code for short runs, four pixels at a time. Every x86-64 processor has SSE2.
  enum Vector {
    /// Divides 16-bit products by 255, rounded.
    @inline(__always)
    static func divide(_ products: __m128i) -> __m128i {
      _mm_mulhi_epu16(_mm_add_epi16(products, _mm_set1_epi16(128)), _mm_set1_epi16(257))
    }

    @inline(__always)
    static func load(_ pixels: UnsafePointer<UInt32>) -> __m128i {
      UnsafeRawPointer(pixels).loadUnaligned(as: __m128i.self)
    }

    @inline(__always)
    static func store(_ value: __m128i, _ pixels: UnsafeMutablePointer<UInt32>) {
      UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: __m128i.self)
    }

    static func span(_ target: UnsafeMutablePointer<UInt32>, _ source: UInt32, _ count: Int) {
      let zero = _mm_setzero_si128()
      let color = _mm_set1_epi32(Int32(bitPattern: source))
      let inverse = _mm_set1_epi16(Int16(truncatingIfNeeded: 255 &- source &>> 24))
      var index = 0
      while index &+ 4 <= count {
        let below = load(UnsafePointer(target + index))
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
          let below = load(UnsafePointer(target + index))
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
