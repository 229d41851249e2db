/// Draws a gradient, an image or a layer into a bitmap.
struct PatternSink: PaintingSink {
  /// The number of pixels fetched at once.
  static let chunk = 2048

  /// As in ``PixelSink``.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between two rows, in pixels.
  let width: Int
  /// The gradient, the image or the layer.
  let pattern: Pattern
  let clip: ClipEdges
  /// Memory for the coverage of a row.
  let scratch: UnsafeMutablePointer<UInt8>
  /// A buffer for one chunk of pixels.
  let row: UnsafeMutablePointer<UInt32>
  /// The rule by which the pattern is combined with the backdrop.
  var blend = BlendMode.sourceOver

  @inline(never)
  mutating func paint(x: Int, y: Int, count: Int, coverage: UInt8) {
    let target = pixels + (y &* width &+ x)
    if let color = pattern.color(ofRow: y) { return Compose.span(target, color, coverage: coverage, count: count) }
    var done = 0
    while done < count {
      let part = min(Self.chunk, count &- done)
      if coverage == 255, pattern.isOpaque {
        let source = pattern.fetch(x: x &+ done, y: y, count: part, into: target + done)
        if source != UnsafePointer(target + done) { (target + done).update(from: source, count: part) }
      } else {
        let source = pattern.fetch(x: x &+ done, y: y, count: part, into: row)
        if blend == .sourceOver {
          Compose.over(target + done, source, coverage: coverage, count: part)
        } else {
          Blend.row(target + done, source, blend, count: part) { _ in coverage }
        }
      }
      done &+= part
    }
  }

  @inline(never)
  mutating func paint(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>) {
    let target = pixels + (y &* width &+ x)
    if let color = pattern.color(ofRow: y) { return Compose.mask(target, color, mask, count: count) }
    var done = 0
    while done < count {
      let part = min(Self.chunk, count &- done)
      let source = pattern.fetch(x: x &+ done, y: y, count: part, into: row)
      if blend == .sourceOver {
        Compose.over(target + done, source, mask: mask + done, count: part)
      } else {
        Blend.row(target + done, source, blend, count: part) { mask[done + $0] }
      }
      done &+= part
    }
  }

  mutating func paint(x: Int, y: Int, count: Int, rows: Int) {
    if blend == .sourceOver, let kept = pattern.kept(x: x, y: y, count: count, rows: rows) {
      let target = pixels + (y &* width &+ x)
      if pattern.isOpaque {
        return Kernels.copy(target, stride: width, kept.first, kept.stride, count: count, rows: rows)
      }
      return Kernels.over(target, stride: width, kept.first, kept.stride, count: count, rows: rows)
    }
    for row in 0..<rows { paint(x: x, y: y &+ row, count: count, coverage: 255) }
  }
}
