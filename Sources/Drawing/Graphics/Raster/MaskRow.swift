/// The rows of masks in memory.
enum MaskRow {
  /// The distance from one row to the next in bytes: the width in pixels, rounded up to a multiple of four. The kernels read four
  /// bytes at a time.
  @inline(__always)
  static func stride(ofWidth width: Int) -> Int { (width &+ 3) & ~3 }
}
