import CKernels

/// The innermost loops, as wide as this processor can.
///
/// All variants give the bytes of `Compose.Scalar`.
enum Kernels {
  /// Whether eight pixels at a time are to be had, with AVX2.
  @inline(__always)
  static var isWide: Bool {
    #if arch(x86_64)
      kernels_has_wide()
    #else
      false
    #endif
  }

  /// Sets rows of pixels.
  @inline(__always)
  static func fill(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ pixel: UInt32, count: Int, rows: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_fill_wide(target, stride, pixel, count, rows) }
    #endif
    kernels_fill_plain(target, stride, pixel, count, rows)
  }

  /// Draws a colour over rows of pixels.
  @inline(__always)
  static func tint(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ color: UInt32, count: Int, rows: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_tint_wide(target, stride, color, count, rows) }
    #endif
    kernels_tint_plain(target, stride, color, count, rows)
  }

  /// Draws a colour over rows of pixels, each covered as its byte says; rows of the mask are `bytes` apart.
  @inline(__always)
  static func mask(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, bytes: Int,
    count: Int, rows: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_mask_wide(target, stride, color, coverage, bytes, count, rows) }
    #endif
    kernels_mask_plain(target, stride, color, coverage, bytes, count, rows)
  }

  /// Draws pixels over others; groups that are clear or opaque, as most of a picture is, are left or copied.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ source: UnsafePointer<UInt32>, _ sourceStride: Int,
    count: Int, rows: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_over_wide(target, stride, source, sourceStride, count, rows) }
    #endif
    kernels_over_plain(target, stride, source, sourceStride, count, rows)
  }

  /// Copies rows of pixels.
  @inline(__always)
  static func copy(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, _ source: UnsafePointer<UInt32>, _ sourceStride: Int,
    count: Int, rows: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_copy_wide(target, stride, source, sourceStride, count, rows) }
    #endif
    kernels_copy_plain(target, stride, source, sourceStride, count, rows)
  }

  /// Draws pixels over others, all covered alike.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt8, _ count: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_over_even_wide(target, source, coverage, count) }
    #endif
    kernels_over_even_plain(target, source, coverage, count)
  }

  /// Draws pixels over others, each covered as its byte says.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, _ count: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_over_mask_wide(target, source, mask, count) }
    #endif
    kernels_over_mask_plain(target, source, mask, count)
  }

  /// Mixes two rows: `share`/256 of the second and the rest of the first.
  @inline(__always)
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    _ share: UInt32, _ count: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_mix_wide(target, first, second, share, count) }
    #endif
    kernels_mix_plain(target, first, second, share, count)
  }

  /// Mixes neighbours of a row: those at each place, by each share (times 0x10001) of the right one.
  @inline(__always)
  static func stretch(
    _ target: UnsafeMutablePointer<UInt32>, _ line: UnsafePointer<UInt32>, _ places: UnsafePointer<Int32>,
    _ shares: UnsafePointer<UInt32>, _ count: Int
  ) {
    #if arch(x86_64)
      if kernels_has_wide() { return kernels_stretch_wide(target, line, places, shares, count) }
    #endif
    kernels_stretch_plain(target, line, places, shares, count)
  }

  /// Sums up cells, a multiple of four, from a sum on, turns the sums into coverage, and clears the cells.
  ///
  /// - Returns: The last sum.
  @inline(__always)
  static func cover(
    _ coverage: UnsafeMutablePointer<UInt8>, _ cells: UnsafeMutablePointer<Int32>, _ count: Int, _ sum: Int32,
    isEvenOdd: Bool
  ) -> Int32 {
    #if arch(x86_64)
      if count > 4, kernels_has_wide() { return kernels_cover_wide(coverage, cells, count, sum, isEvenOdd) }
    #endif
    return kernels_cover_plain(coverage, cells, count, sum, isEvenOdd)
  }
}
