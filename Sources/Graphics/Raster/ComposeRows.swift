#if arch(x86_64)
  import _Builtin_intrinsics.intel

  extension Compose.Vector {
    /// Source times mask plus what shines through below, for four pixels and four words of mask each.
    @inline(__always)
    private static func blend(_ source: __m128i, _ below: __m128i, _ m0: __m128i, _ m1: __m128i) -> __m128i {
      let zero = _mm_setzero_si128()
      let s0 = divide(_mm_mullo_epi16(_mm_unpacklo_epi8(source, zero), m0))
      let s1 = divide(_mm_mullo_epi16(_mm_unpackhi_epi8(source, zero), m1))
      return over(_mm_packus_epi16(s0, s1), below)
    }

    /// Four pixels over four others.
    @inline(__always)
    private static func over(_ source: __m128i, _ below: __m128i) -> __m128i {
      let zero = _mm_setzero_si128()
      let inverse = _mm_sub_epi32(_mm_set1_epi32(255), _mm_srli_epi32(source, 24))
      let twice = _mm_or_si128(inverse, _mm_slli_epi32(inverse, 16))
      let low = divide(_mm_mullo_epi16(_mm_unpacklo_epi8(below, zero), _mm_unpacklo_epi32(twice, twice)))
      let high = divide(_mm_mullo_epi16(_mm_unpackhi_epi8(below, zero), _mm_unpackhi_epi32(twice, twice)))
      return _mm_add_epi8(source, _mm_packus_epi16(low, high))
    }

    /// Whole pixels over others; groups that are clear or opaque, as most of a picture is, are left or copied.
    static func over(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int) {
      let zero = _mm_setzero_si128()
      var index = 0
      while index &+ 4 <= count {
        let pixels = load(source + index)
        let opacities = _mm_srli_epi32(pixels, 24)
        if _mm_movemask_epi8(_mm_cmpeq_epi32(opacities, _mm_set1_epi32(255))) == 0xffff {
          store(pixels, target + index)
        } else if _mm_movemask_epi8(_mm_cmpeq_epi32(pixels, zero)) != 0xffff {
          store(over(pixels, load(UnsafePointer(target + index))), target + index)
        }
        index &+= 4
      }
      while index < count {
        target[index] = Compose.Scalar.over(source[index], target[index])
        index &+= 1
      }
    }

    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ coverage: UInt8, _ count: Int
    ) {
      let all = _mm_set1_epi16(Int16(coverage))
      var index = 0
      while index &+ 4 <= count {
        let below = load(UnsafePointer(target + index))
        store(blend(load(source + index), below, all, all), target + index)
        index &+= 4
      }
      Compose.Scalar.over(target + index, source + index, coverage, count &- index)
    }

    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>,
      _ count: Int
    ) {
      let zero = _mm_setzero_si128()
      var index = 0
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
        if four != 0 {
          var bytes = _mm_cvtsi32_si128(Int32(bitPattern: four))
          bytes = _mm_unpacklo_epi8(bytes, bytes)
          bytes = _mm_unpacklo_epi8(bytes, bytes)
          let (m0, m1) = (_mm_unpacklo_epi8(bytes, zero), _mm_unpackhi_epi8(bytes, zero))
          let below = load(UnsafePointer(target + index))
          store(blend(load(source + index), below, m0, m1), target + index)
        }
        index &+= 4
      }
      Compose.Scalar.over(target + index, source + index, mask + index, count &- index)
    }
  }
#endif
