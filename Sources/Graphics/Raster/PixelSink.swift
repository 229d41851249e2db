/// Draws coverage in one colour into a bitmap.
struct PixelSink: CoverageSink {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  /// Premultiplied.
  let color: UInt32
  let clip: ClipEdges
  /// A row of bytes for masks that must not be changed.
  let scratch: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    if clip.isWhole {
      Compose.span(pixels + (y &* width &+ x), color, coverage: coverage, count: count)
    } else {
      clippedSpan(x: x, y: y, count: count, coverage: coverage)
    }
  }

  @inline(__always)
  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    if !clip.isWhole { scale(coverage, x: x, y: y, count: count) }
    Compose.mask(pixels + (y &* width &+ x), color, coverage, count: count)
  }

  /// Draws a mask that stays as it is.
  @inline(__always)
  mutating func constantMask(x: Int, y: Int, count: Int, _ coverage: UnsafePointer<UInt8>) {
    if clip.isWhole {
      Compose.mask(pixels + (y &* width &+ x), color, coverage, count: count)
    } else {
      scratch.update(from: coverage, count: count)
      mask(x: x, y: y, count: count, scratch)
    }
  }

  @inline(never)
  private func clippedSpan(x: Int, y: Int, count: Int, coverage: UInt8) {
    let row = clip.row(y)
    let whole = clip.wholeColumns.clamped(to: x..<x &+ count)
    func draw(_ from: Int, _ to: Int, _ column: Int) {
      let inside = UInt32(ClipEdges.coverage(row, column))
      let both = UInt8(truncatingIfNeeded: Compose.scale(UInt32(coverage), inside))
      Compose.span(pixels + (y &* width &+ from), color, coverage: both, count: to &- from)
    }
    if whole.isEmpty {
      for column in x..<x &+ count { draw(column, column &+ 1, clip.column(column)) }
      return
    }
    for column in x..<whole.lowerBound { draw(column, column &+ 1, clip.column(column)) }
    draw(whole.lowerBound, whole.upperBound, 256)
    for column in whole.upperBound..<x &+ count { draw(column, column &+ 1, clip.column(column)) }
  }

  @inline(never)
  private func scale(_ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let row = clip.row(y)
    for index in 0..<count {
      let inside = UInt32(ClipEdges.coverage(row, clip.column(x &+ index)))
      coverage[index] = UInt8(truncatingIfNeeded: Compose.scale(UInt32(coverage[index]), inside))
    }
  }
}

/// Keeps coverage as bytes.
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
