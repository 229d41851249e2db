/// A sink that paints pixels according to coverage. Its extension applies the clip.
protocol PaintingSink: CoverageSink {
  /// The clip of the item.
  var clip: ClipEdges { get }
  /// A buffer for one row of coverage, used if the mask itself must not be changed.
  var scratch: UnsafeMutablePointer<UInt8> { get }
  /// Paints pixels of one row with one coverage.
  mutating func paint(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Paints pixels of one row with a coverage for each.
  mutating func paint(x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>)
  /// Paints rows of pixels with full coverage.
  mutating func paint(x: Int, y: Int, count: Int, rows: Int)
  /// Paints rows of pixels with one coverage.
  mutating func paint(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8)
  /// Paints rows of pixels with a coverage for each; the rows of the mask are `stride` bytes apart.
  mutating func paint(x: Int, y: Int, count: Int, rows: Int, mask: UnsafePointer<UInt8>, stride: Int)
}

extension PaintingSink {
  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    if clip.isWhole {
      paint(x: x, y: y, count: count, coverage: coverage)
    } else {
      clippedSpan(x: x, y: y, count: count, coverage: coverage)
    }
  }

  @inline(__always)
  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    if !clip.isWhole { scale(coverage, x: x, y: y, count: count) }
    paint(x: x, y: y, count: count, mask: coverage)
  }

  /// Draws one row of a mask that must not be changed.
  @inline(__always)
  mutating func constantMask(x: Int, y: Int, count: Int, _ coverage: UnsafePointer<UInt8>) {
    if clip.isWhole {
      paint(x: x, y: y, count: count, mask: coverage)
    } else {
      scratch.update(from: coverage, count: count)
      mask(x: x, y: y, count: count, scratch)
    }
  }

  mutating func paint(x: Int, y: Int, count: Int, rows: Int) {
    for row in 0..<rows { paint(x: x, y: y &+ row, count: count, coverage: 255) }
  }

  mutating func paint(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    for row in 0..<rows { paint(x: x, y: y &+ row, count: count, coverage: coverage) }
  }

  mutating func paint(x: Int, y: Int, count: Int, rows: Int, mask: UnsafePointer<UInt8>, stride: Int) {
    for row in 0..<rows { paint(x: x, y: y &+ row, count: count, mask: mask + row &* stride) }
  }

  /// Draws a rectangle with full coverage.
  @inline(__always)
  mutating func box(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    if clip.isWhole { return paint(x: area.minX, y: area.minY, count: area.width, rows: area.height) }
    for y in area.minY..<area.maxY { clippedSpan(x: area.minX, y: y, count: area.width, coverage: 255) }
  }

  /// Draws a rectangle with one coverage.
  @inline(__always)
  mutating func box(_ area: PixelRect, coverage: UInt8) {
    guard !area.isEmpty, coverage != 0 else { return }
    if clip.isWhole {
      return paint(x: area.minX, y: area.minY, count: area.width, rows: area.height, coverage: coverage)
    }
    for y in area.minY..<area.maxY { clippedSpan(x: area.minX, y: y, count: area.width, coverage: coverage) }
  }

  /// Draws rows of a mask that must not be changed.
  @inline(__always)
  mutating func constantMask(
    x: Int, y: Int, count: Int, rows: Int, _ coverage: UnsafePointer<UInt8>, stride: Int
  ) {
    guard count > 0, rows > 0 else { return }
    if clip.isWhole { return paint(x: x, y: y, count: count, rows: rows, mask: coverage, stride: stride) }
    for row in 0..<rows { constantMask(x: x, y: y &+ row, count: count, coverage + row &* stride) }
  }

  /// Draws the part of a mask that lies in an area. The rows of the mask are `stride` bytes apart, with zeros after
  /// those of `place`.
  @inline(__always)
  mutating func rows(_ coverage: UnsafePointer<UInt8>, stride: Int, _ place: PixelRect, _ area: PixelRect) {
    let box = place.intersection(area)
    // A whole row may include the zero padding at its end, if the pixels there may be written.
    let isWhole = box.width == place.width && place.minX &+ stride <= area.maxX
    let bytes = coverage + ((box.minY &- place.minY) &* stride &+ (box.minX &- place.minX))
    constantMask(
      x: box.minX, y: box.minY, count: isWhole ? stride : box.width, rows: box.height, bytes, stride: stride)
  }

  /// Paints a run of pixels of which some are at the edges of the clip.
  @inline(never)
  private mutating func clippedSpan(x: Int, y: Int, count: Int, coverage: UInt8) {
    let row = clip.row(y)
    let whole = clip.wholeColumns.clamped(to: x..<x &+ count)
    if whole.isEmpty {
      for column in x..<x &+ count { clipped(column, column &+ 1, y, coverage, row, clip.column(column)) }
      return
    }
    for column in x..<whole.lowerBound { clipped(column, column &+ 1, y, coverage, row, clip.column(column)) }
    clipped(whole.lowerBound, whole.upperBound, y, coverage, row, 256)
    for column in whole.upperBound..<x &+ count { clipped(column, column &+ 1, y, coverage, row, clip.column(column)) }
  }

  /// Paints pixels with a coverage reduced by the clip.
  private mutating func clipped(_ from: Int, _ to: Int, _ y: Int, _ coverage: UInt8, _ row: Int, _ column: Int) {
    let both = Compose.scale(UInt32(coverage), UInt32(ClipEdges.coverage(row, column)))
    paint(x: from, y: y, count: to &- from, coverage: UInt8(truncatingIfNeeded: both))
  }

  /// Reduces a row of coverage by the clip.
  @inline(never)
  private func scale(_ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let row = clip.row(y)
    for index in 0..<count {
      let inside = UInt32(ClipEdges.coverage(row, clip.column(x &+ index)))
      coverage[index] = UInt8(truncatingIfNeeded: Compose.scale(UInt32(coverage[index]), inside))
    }
  }
}
