/// Ordered dithering with a Bayer matrix of 8 × 8 (B. E. Bayer, “An optimum method for two-level rendition of
/// continuous-tone pictures”, 1973).
enum Dither {
  /// The thresholds of eight adjacent pixels of a row, each from 1 to 253 of 255. The pattern repeats every eight
  /// pixels.
  static func thresholds(x: Int, y: Int) -> SIMD8<UInt32> {
    var thresholds = SIMD8<UInt32>()
    for index in 0..<8 { thresholds[index] = threshold(x: x + index, y: y) }
    return thresholds
  }

  /// The threshold of a pixel: the bits of its coordinates, interleaved in reverse order.
  static func threshold(x: Int, y: Int) -> UInt32 {
    let (column, mixed) = (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: x ^ y))
    var rank: UInt32 = 0
    for bit: UInt32 in 0..<3 { rank = rank << 2 | (mixed >> bit & 1) << 1 | column >> bit & 1 }
    return rank * 4 + 1
  }
}
