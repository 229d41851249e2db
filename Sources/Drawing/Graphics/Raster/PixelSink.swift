/// Draws one colour into a bitmap, according to coverage.
struct PixelSink: PaintingSink {
  /// The pixel at column 0 of row 0, which may lie outside the buffer.
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  /// The colour as a premultiplied pixel.
  let color: UInt32
  let clip: ClipEdges
  let scratch: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func paint(x: Int, y: Int, count: Int, coverage: UInt8) {
    Compose.span(pixels + (y &* width &+ x), color, coverage: coverage, count: count)
  }

  @inline(__always)
  mutating func paint(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>) {
    Compose.mask(pixels + (y &* width &+ x), color, mask, count: count)
  }

  @inline(__always)
  mutating func paint(x: Int, y: Int, count: Int, rows: Int) {
    Compose.box(pixels + (y &* width &+ x), stride: width, color, count: count, rows: rows)
  }

  @inline(__always)
  mutating func paint(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    let source = coverage == 255 ? color : Compose.scale(color, UInt32(coverage))
    if source != 0 { Compose.box(pixels + (y &* width &+ x), stride: width, source, count: count, rows: rows) }
  }

  @inline(__always)
  mutating func paint(x: Int, y: Int, count: Int, rows: Int, mask: UnsafePointer<UInt8>, stride: Int) {
    Kernels.mask(
      pixels + (y &* width &+ x), stride: width, color, mask, bytes: stride, count: count, rows: rows)
  }
}
