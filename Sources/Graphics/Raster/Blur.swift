/// A Gaussian blur by three box filters, each one pixel sharper than whole ones: the outermost pixels of a box count
/// by a share, so that the standard deviation is met exactly (P. Gwosdek and others, 2011).
///
/// A blurred edge is nowhere further than 3 % of its height from the Gaussian's, from a standard deviation of 1.5
/// pixels on; below, where a pixel is as coarse as the blur, 9 %. Sums are of integers, and a sum is
/// rounded once, so a pixel depends on those within `reach` alone.
struct Blur {
  /// Pixels on either side that count fully, and the share of the two beyond.
  let radius: Int
  private let share: Float
  /// One over the sum of all weights.
  private let scale: Float

  init(sigma: Double) {
    let limited = sigma > 0 ? min(sigma, Limits.blurSigma) : 0
    let variance = limited * limited / 3
    radius = Int(0.5 * (12 * variance + 1).squareRoot() - 0.5)
    let r = Double(radius)
    let share = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    self.share = Float(max(0, share))
    scale = Float(1 / (2 * r + 1 + 2 * max(0, share)))
  }

  /// How many pixels around a place decide what it becomes.
  var reach: Int { share == 0 && radius == 0 ? 0 : 3 * (radius + 1) }

  /// Blurs pixels in place; beyond them all is clear.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0 else { return }
    withLines(width) { a, b in for y in 0..<height { blurLine(pixels + y * width, step: 1, count: width, a, b) } }
    withLines(height) { a, b in for x in 0..<width { blurLine(pixels + x, step: width, count: height, a, b) } }
  }

  private func blurLine(
    _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ a: UnsafeMutablePointer<SIMD4<Int32>>,
    _ b: UnsafeMutablePointer<SIMD4<Int32>>
  ) {
    var common: UInt32 = 0
    for index in 0..<count {
      let pixel = pixels[index &* step]
      common |= pixel
      a[index] = Self.unpacked(pixel)
    }
    if common == 0 { return }
    blur(a, b, count)
    for index in 0..<count { pixels[index &* step] = Self.packed(b[index]) }
  }

  /// Calls a closure with two lines of four numbers side by side, for `blur`: zero, and with room beyond their ends.
  func withLines(
    _ count: Int,
    _ body: (_ line: UnsafeMutablePointer<SIMD4<Int32>>, _ blurred: UnsafeMutablePointer<SIMD4<Int32>>) -> Void
  ) {
    let room = count + 2 * (radius + 1)
    withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: 2 * room) { lines in
      lines.initialize(repeating: .zero)
      body(lines.baseAddress! + radius + 1, lines.baseAddress! + room + radius + 1)
    }
  }

  /// Blurs the first line into the second; its numbers are lost.
  func blur(_ a: UnsafeMutablePointer<SIMD4<Int32>>, _ b: UnsafeMutablePointer<SIMD4<Int32>>, _ count: Int) {
    box(a, b, count)
    box(b, a, count)
    box(a, b, count)
  }

  /// Bytes in units of 1/32, as they are blurred, and back.
  @inline(__always)
  static func fine(_ bytes: SIMD4<UInt8>) -> SIMD4<Int32> { SIMD4<Int32>(truncatingIfNeeded: bytes) &<< 5 }
  @inline(__always)
  static func bytes(_ fine: SIMD4<Int32>) -> SIMD4<UInt8> { SIMD4<UInt8>(truncatingIfNeeded: (fine &+ 16) &>> 5) }

  /// One box filter along a line.
  @inline(__always)
  private func box(_ from: UnsafePointer<SIMD4<Int32>>, _ to: UnsafeMutablePointer<SIMD4<Int32>>, _ count: Int) {
    var sum = SIMD4<Int32>.zero
    for index in 0..<min(radius, count) { sum &+= from[index] }
    let (radius, scale, share) = (radius, scale, share * scale)
    for index in 0..<count {
      // What the line holds beyond its end is zero, up to a radius and one.
      let (last, next) = (index &+ radius, index &+ radius &+ 1)
      if last < count { sum &+= from[last] }
      let after = next < count ? from[next] : .zero
      let before = index > radius ? from[index &- radius &- 1] : .zero
      to[index] = Self.rounded(Self.float(sum) * scale + Self.float(before &+ after) * share)
      if index >= radius { sum &-= from[index &- radius] }
    }
  }

  /// Whole numbers of 0 to 2²³ as floats: they stand in the lowest bits of a float of 2²³ and more.
  @inline(__always)
  private static func float(_ value: SIMD4<Int32>) -> SIMD4<Float> {
    unsafeBitCast(value | SIMD4(repeating: 0x4b00_0000), to: SIMD4<Float>.self) - 8_388_608
  }

  /// The same backwards, rounded to the nearest.
  @inline(__always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<Int32> {
    unsafeBitCast(value + 8_388_608, to: SIMD4<Int32>.self) & SIMD4(repeating: 0x7f_ffff)
  }

  /// The bytes of a pixel in units of 1/32.
  @inline(__always)
  private static func unpacked(_ pixel: UInt32) -> SIMD4<Int32> {
    let pixel = Int32(bitPattern: pixel)
    return SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24 & 255) &<< 5
  }

  @inline(__always)
  private static func packed(_ value: SIMD4<Int32>) -> UInt32 {
    let whole = (value &+ 16) &>> 5
    return UInt32(bitPattern: whole.x | whole.y &<< 8 | whole.z &<< 16 | whole.w &<< 24)
  }
}
