import CKernels

/// The innermost loops, implemented in C and dispatched at run time to the widest vector unit of the processor.
///
/// All variants give the same bytes as ``Compose/Scalar``.
enum Kernels {
  /// Whether AVX2 code for eight pixels at a time is available.
  @inline(__always)
  static var isWide: Bool {
    #if arch(x86_64)
    kernels_has_wide()
    #else
    false
    #endif
  }

  /// Sets rows of pixels to one value.
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

  /// Draws a colour over rows of pixels with a coverage for each.
  ///
  /// - Parameters:
  ///   - target: The first pixel.
  ///   - stride: The distance between two rows in pixels.
  ///   - color: The colour as a premultiplied pixel.
  ///   - coverage: The mask, a byte for each pixel.
  ///   - bytes: The distance between two rows of the mask in bytes.
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

  /// Draws pixels over others. Groups that are transparent or opaque, as most of an image is, are skipped or copied.
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

  /// Draws pixels over others with one coverage.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt8, _ count: Int
  ) {
    #if arch(x86_64)
    if kernels_has_wide() { return kernels_over_even_wide(target, source, coverage, count) }
    #endif
    kernels_over_even_plain(target, source, coverage, count)
  }

  /// Draws pixels over others with a coverage for each.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, _ count: Int
  ) {
    #if arch(x86_64)
    if kernels_has_wide() { return kernels_over_mask_wide(target, source, mask, count) }
    #endif
    kernels_over_mask_plain(target, source, mask, count)
  }

  /// Interpolates two rows: `share`/256 of the second and the rest of the first.
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

  /// Interpolates adjacent pixels of a row.
  ///
  /// - Parameters:
  ///   - target: Receives `count` pixels.
  ///   - line: The source row.
  ///   - places: For each pixel, the index of its left source pixel.
  ///   - shares: For each pixel, the weight of its right source pixel from 0 to 255, times 0x10001.
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

  /// Sums cells, a multiple of four, converts the sums to coverage, and clears the cells.
  ///
  /// - Parameters:
  ///   - coverage: Receives the coverage of each cell, from 0 to 255.
  ///   - cells: The cells to sum.
  ///   - sum: The sum of the cells to the left.
  ///   - isEvenOdd: Whether to use the even-odd rule.
  /// - Returns: The sum including the last cell.
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
