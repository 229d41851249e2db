/// An approximate Gaussian blur by three extended box filters: the outermost pixels of each box have a fractional
/// weight, so that the standard deviation is exact (P. Gwosdek et al., “Theoretical Foundations of Gaussian
/// Convolution by Extended Box Filtering”, 2011).
///
/// The deviation from a true Gaussian at an edge is at most 3 % of its height for a standard deviation of 1.5 pixels
/// or more, and 9 % below. Sums are integers and rounded once, so a pixel depends only on the pixels within `reach`.
struct Blur {
  /// The number of full-weight pixels on either side, and the weight of the two pixels beyond them.
  let radius: Int
  /// The weight of the pixels beyond the radius, relative to that of the others.
  private let share: Float
  /// The reciprocal of the sum of all weights.
  private let scale: Float

  /// Creates a blur with a standard deviation in pixels; the box is solved for a third of its variance.
  init(sigma: Double) {
    let limited = sigma > 0 ? min(sigma, GraphicsLimits.blurSigma) : 0
    let variance = limited * limited / 3
    radius = Int(0.5 * (12 * variance + 1).squareRoot() - 0.5)
    let r = Double(radius)
    let share = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    self.share = Float(max(0, share))
    scale = Float(1 / (2 * r + 1 + 2 * max(0, share)))
  }

  /// The distance in pixels within which other pixels influence a pixel.
  var reach: Int { share == 0 && radius == 0 ? 0 : 3 * (radius + 1) }

  /// Blurs premultiplied pixels in place. Pixels outside count as transparent.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0 else { return }
    withLines(width) { a, b in for y in 0..<height { blurLine(pixels + y * width, step: 1, count: width, a, b) } }
    withLines(height) { a, b in for x in 0..<width { blurLine(pixels + x, step: width, count: height, a, b) } }
  }

  /// Blurs one row or column of pixels in place.
  ///
  /// - Parameters:
  ///   - step: The distance between two pixels of the line.
  ///   - a: A buffer for the line.
  ///   - b: A buffer for the blurred line.
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

  /// Calls a closure with two zeroed lines of `count` vectors for ``blur(_:_:_:)``, with room beyond their ends.
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

  /// Blurs the first line into the second. The contents of the first are lost.
  func blur(_ a: UnsafeMutablePointer<SIMD4<Int32>>, _ b: UnsafeMutablePointer<SIMD4<Int32>>, _ count: Int) {
    box(a, b, count)
    box(b, a, count)
    box(a, b, count)
  }

  /// Converts bytes to units of 1/32, in which lines are blurred.
  @inline(__always)
  static func fine(_ bytes: SIMD4<UInt8>) -> SIMD4<Int32> { SIMD4<Int32>(truncatingIfNeeded: bytes) &<< 5 }
  /// Converts units of 1/32 back to bytes, rounded.
  @inline(__always)
  static func bytes(_ fine: SIMD4<Int32>) -> SIMD4<UInt8> { SIMD4<UInt8>(truncatingIfNeeded: (fine &+ 16) &>> 5) }

  /// Applies one box filter to a line.
  @inline(__always)
  private func box(_ from: UnsafePointer<SIMD4<Int32>>, _ to: UnsafeMutablePointer<SIMD4<Int32>>, _ count: Int) {
    var sum = SIMD4<Int32>.zero
    for index in 0..<min(radius, count) { sum &+= from[index] }
    let (radius, scale, share) = (radius, scale, share * scale)
    for index in 0..<count {
      // Beyond its end the line holds zeros, for a radius and one more.
      let (last, next) = (index &+ radius, index &+ radius &+ 1)
      if last < count { sum &+= from[last] }
      let after = next < count ? from[next] : .zero
      let before = index > radius ? from[index &- radius &- 1] : .zero
      to[index] = Self.rounded(Self.float(sum) * scale + Self.float(before &+ after) * share)
      if index >= radius { sum &-= from[index &- radius] }
    }
  }

  /// Converts integers from 0 to 2²³ to floats with bit operations: they are the lowest bits of a float of 2²³ or
  /// more.
  @inline(__always)
  private static func float(_ value: SIMD4<Int32>) -> SIMD4<Float> {
    // Safe: both vectors have four lanes of 32 bits, and every pattern of bits is a float.
    unsafeBitCast(value | SIMD4(repeating: 0x4b00_0000), to: SIMD4<Float>.self) - 8_388_608
  }

  /// The inverse conversion, rounded to the nearest.
  @inline(__always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<Int32> {
    // Safe: both vectors have four lanes of 32 bits, and every pattern of bits is an integer.
    unsafeBitCast(value + 8_388_608, to: SIMD4<Int32>.self) & SIMD4(repeating: 0x7f_ffff)
  }

  /// The bytes of a pixel in units of 1/32.
  @inline(__always)
  private static func unpacked(_ pixel: UInt32) -> SIMD4<Int32> {
    let pixel = Int32(bitPattern: pixel)
    return SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24 & 255) &<< 5
  }

  /// The pixel for components in units of 1/32, rounded.
  @inline(__always)
  private static func packed(_ value: SIMD4<Int32>) -> UInt32 {
    let whole = (value &+ 16) &>> 5
    return UInt32(bitPattern: whole.x | whole.y &<< 8 | whole.z &<< 16 | whole.w &<< 24)
  }
}
