/// Stores coverage as bytes.
struct MaskSink: CoverageSink {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int
  /// The pixel of the first byte.
  let originX, originY: Int

  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    (bytes + ((y &- originY) &* stride &+ x &- originX)).update(repeating: coverage, count: count)
  }

  @inline(__always)
  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    (bytes + ((y &- originY) &* stride &+ x &- originX)).update(from: coverage, count: count)
  }
}
