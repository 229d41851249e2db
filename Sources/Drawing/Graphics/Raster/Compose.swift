/// Source-over compositing of premultiplied pixels (Porter and Duff).
///
/// Products of two bytes are divided by 255 with rounding as `(x + 128) · 257 / 65536`, in the scalar reference and
/// in the vector code alike. So every processor draws the same bytes, and a pixel does not depend on its neighbours.
enum Compose {
  /// Sets a run of pixels to one value.
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, _ count: Int) {
    if count < 16 { return target.update(repeating: pixel, count: count) }
    Kernels.fill(target, stride: count, pixel, count: count, rows: 1)
  }

  /// Draws a premultiplied colour over a run of pixels with one coverage.
  ///
  /// - Parameters:
  ///   - target: The first pixel of the run.
  ///   - color: The colour as a premultiplied pixel.
  ///   - coverage: The coverage of all pixels, from 0 to 255.
  ///   - count: The number of pixels.
  @inline(__always)
  static func span(_ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, coverage: UInt8, count: Int) {
    let source = coverage == 255 ? color : scale(color, UInt32(coverage))
    if source >> 24 == 255 { return fill(target, source, count) }
    if source == 0 { return }
    #if arch(x86_64)
    if count < 16 { return Vector.span(target, source, count) }
    #endif
    Kernels.tint(target, stride: count, source, count: count, rows: 1)
  }

  /// Draws a premultiplied colour over rows of pixels with full coverage.
  static func box(_ target: UnsafeMutablePointer<UInt32>, stride: Int, _ color: UInt32, count: Int, rows: Int) {
    if color >> 24 == 255 { return Kernels.fill(target, stride: stride, color, count: count, rows: rows) }
    Kernels.tint(target, stride: stride, color, count: count, rows: rows)
  }

  /// Draws a premultiplied colour over a run of pixels with a coverage for each.
  @inline(__always)
  static func mask(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, count: Int
  ) {
    #if arch(x86_64)
    if count < 24 { return Vector.mask(target, color, coverage, count) }
    #endif
    Kernels.mask(target, stride: count, color, coverage, bytes: count, count: count, rows: 1)
  }

  /// Draws premultiplied pixels over others with one coverage.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt8, count: Int
  ) {
    if coverage == 0 { return }
    if coverage == 255 { return Kernels.over(target, stride: count, source, count, count: count, rows: 1) }
    Kernels.over(target, source, coverage: coverage, count)
  }

  /// Draws premultiplied pixels over others with a coverage for each.
  ///
  /// - Parameters:
  ///   - target: The first pixel of the backdrop, which receives the result.
  ///   - source: The pixels to draw.
  ///   - mask: The coverage of each pixel, from 0 to 255.
  ///   - count: The number of pixels.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, count: Int
  ) {
    Kernels.over(target, source, mask: mask, count)
  }

  /// Multiplies the four bytes of a pixel by `factor`/255, rounded.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let odd = (pixel &>> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    // (v + v / 256) / 256 equals v · 257 / 65536 for 16-bit v.
    let low = (even &+ (even &>> 8 & 0x00ff_00ff)) &>> 8 & 0x00ff_00ff
    let high = (odd &+ (odd &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return low | high
  }

  /// Interpolates two pixels: `share`/256 of the second and the rest of the first, rounded.
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let (mask, half, rest) = (UInt32(0x00ff_00ff), UInt32(0x0080_0080), 256 &- share)
    let even = (first & mask) &* rest &+ (second & mask) &* share &+ half
    let odd = (first &>> 8 & mask) &* rest &+ (second &>> 8 & mask) &* share &+ half
    return (even &>> 8 & mask) | (odd & 0xff00_ff00)
  }

  /// The reference implementation, to which all vector code must be equal byte by byte.
  enum Scalar {
    /// Interpolates two rows: `share`/256 of the second and the rest of the first.
    static func mix(
      _ target: UnsafeMutablePointer<UInt32>, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
      _ share: UInt32, _ count: Int
    ) {
      for index in 0..<count { target[index] = Compose.mix(first[index], second[index], share) }
    }

    /// Interpolates adjacent pixels of a row.
    static func stretch(
      _ target: UnsafeMutablePointer<UInt32>, _ line: UnsafePointer<UInt32>, _ places: UnsafePointer<Int32>,
      _ shares: UnsafePointer<UInt32>, _ count: Int
    ) {
      for index in 0..<count {
        let pair = line + Int(places[index])
        target[index] = Compose.mix(pair[0], pair[1], shares[index] & 0xffff)
      }
    }

    /// Composites one pixel over another.
    @inline(__always)
    static func over(_ source: UInt32, _ below: UInt32) -> UInt32 { source &+ scale(below, 255 &- source &>> 24) }

    /// Composites one premultiplied colour over a row.
    static func span(_ target: UnsafeMutablePointer<UInt32>, _ source: UInt32, _ count: Int) {
      for index in 0..<count { target[index] = over(source, target[index]) }
    }

    /// Composites one colour over a row, with a coverage for each pixel.
    static func mask(
      _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ count: Int
    ) {
      for index in 0..<count {
        target[index] = over(scale(color, UInt32(coverage[index])), target[index])
      }
    }

    /// Composites a row over another, with one coverage.
    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ coverage: UInt8, _ count: Int
    ) {
      for index in 0..<count { target[index] = over(scale(source[index], UInt32(coverage)), target[index]) }
    }

    /// Composites a row over another, with a coverage for each pixel.
    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>,
      _ count: Int
    ) {
      for index in 0..<count { target[index] = over(scale(source[index], UInt32(mask[index])), target[index]) }
    }
  }
}
