/// Thresholds that spread rounding over neighbouring pixels: Bayer's matrix of 8×8.
enum Dither {
  /// The thresholds, 1…253 of 255, of eight pixels of a row. The pattern repeats every eight pixels.
  static func thresholds(x: Int, y: Int) -> SIMD8<UInt32> {
    var thresholds = SIMD8<UInt32>()
    for index in 0..<8 { thresholds[index] = threshold(x: x + index, y: y) }
    return thresholds
  }

  /// The threshold of a pixel: the bits of its place, interleaved from the lowest to the highest.
  static func threshold(x: Int, y: Int) -> UInt32 {
    let (column, mixed) = (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: x ^ y))
    var rank: UInt32 = 0
    for bit: UInt32 in 0..<3 { rank = rank << 2 | (mixed >> bit & 1) << 1 | column >> bit & 1 }
    return rank * 4 + 1
  }
}
