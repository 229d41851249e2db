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

  /// Draws premultiplied pixels over others, all covered alike.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt8, count: Int
  ) {
    if coverage == 0 { return }
    #if arch(x86_64)
      if coverage == 255 { return Vector.over(target, source, count) }
      Vector.over(target, source, coverage, count)
    #else
      Scalar.over(target, source, coverage, count)
    #endif
  }

  /// Draws premultiplied pixels over others, each covered as its byte says.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, count: Int
  ) {
    #if arch(x86_64)
      Vector.over(target, source, mask, count)
    #else
      Scalar.over(target, source, mask, count)
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

    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ coverage: UInt8, _ count: Int
    ) {
      for index in 0..<count { target[index] = over(scale(source[index], UInt32(coverage)), target[index]) }
    }

    static func over(
      _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>,
      _ count: Int
    ) {
      for index in 0..<count { target[index] = over(scale(source[index], UInt32(mask[index])), target[index]) }
    }
  }
}
