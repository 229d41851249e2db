/// Draws rounded rectangles, circles and rings from cached corner masks and plain spans between them.
///
/// A panel draws the same few radii again and again. The coverage of a corner depends only on the radius, the
/// fractional position of the edges and the width of the ring. A circle at a fractional position, whose corners would
/// share a row and a column of pixels, is cached whole.
final class CornerMasks {
  /// The coverage of a top left corner and its mirror image, or of a whole circle.
  private struct Mask {
    /// The size in pixels.
    let width, height: Int
    /// The coverage, row by row.
    let left: UnsafeMutablePointer<UInt8>
    /// The distance between two rows in bytes, a multiple of four. The padding is zero: on the right, or on the left
    /// if mirrored.
    var stride: Int { MaskRow.stride(ofWidth: width) }
    /// The mirror image, which follows in the same memory.
    var right: UnsafeMutablePointer<UInt8> { left + stride &* height }
  }
  /// The cached masks by their key.
  private var known: [Int: Mask] = [:]
  /// The mask that was used last, which often is the next one, too.
  private var last: (key: Int, mask: Mask)?
  /// The coverage of a ring's side, from the outermost pixel inwards.
  private let side: UnsafeMutablePointer<UInt8>
  /// The size of the cached corner masks in bytes.
  private(set) var used = 0
  /// The number of masks drawn because they were not cached.
  private(set) var misses = 0

  init() { side = .allocate(capacity: Int(RoundShape.largestRadius) + 8) }

  deinit {
    forget()
    side.deallocate()
  }

  /// Draws a filled shape within an area.
  func draw(_ shape: RoundShape, _ area: PixelRect, scanner: Scanner, into sink: inout some PaintingSink) {
    if shape.isDisc { return drawDisc(shape, ring: 0, area, scanner, into: &sink) }
    let inner = drawCorners(shape, ring: 0, area, scanner, into: &sink)
    drawStrips(shape.rect, inner, shape, area, into: &sink)
  }

  /// Draws a ring within an area.
  func draw(_ ring: RingShape, _ area: PixelRect, scanner: Scanner, into sink: inout some PaintingSink) {
    if ring.outer.isDisc { return drawDisc(ring.outer, ring: ring.width, area, scanner, into: &sink) }
    let inner = drawCorners(ring.outer, ring: ring.width, area, scanner, into: &sink)
    drawSides(ring, inner, area, into: &sink)
  }

  /// The edges of the region between the corners.
  private typealias Inner = (l: Int, t: Int, r: Int, b: Int)

  /// Draws the four corners of a shape from their masks, and returns the region between them.
  private func drawCorners(
    _ shape: RoundShape, ring: Int, _ area: PixelRect, _ scanner: Scanner, into sink: inout some PaintingSink
  ) -> Inner {
    let rect = shape.rect
    let (l, r) = (rect.minX &+ shape.extent(shape.insetLeft), rect.maxX &- shape.extent(shape.insetRight))
    let (t, b) = (rect.minY &+ shape.extent(shape.insetTop), rect.maxY &- shape.extent(shape.insetBottom))
    func corner(_ insetX: Int, _ insetY: Int, isRight: Bool, isLower: Bool) {
      let box = PixelRect(
        x: isRight ? r : rect.minX, y: isLower ? b : rect.minY, width: shape.extent(insetX),
        height: shape.extent(insetY))
      guard box.intersects(area) else { return }
      let mask = self.corner(shape, ring, insetX, insetY, scanner)
      draw(mask, in: box, isRight: isRight, isLower: isLower, area, into: &sink)
    }
    corner(shape.insetLeft, shape.insetTop, isRight: false, isLower: false)
    corner(shape.insetLeft, shape.insetBottom, isRight: false, isLower: true)
    corner(shape.insetRight, shape.insetTop, isRight: true, isLower: false)
    corner(shape.insetRight, shape.insetBottom, isRight: true, isLower: true)
    return (l, t, r, b)
  }

  /// Draws a corner mask, mirrored as its position requires.
  private func draw(
    _ mask: Mask, in place: PixelRect, isRight: Bool, isLower: Bool, _ area: PixelRect,
    into sink: inout some PaintingSink
  ) {
    let box = place.intersection(area)
    let row = isLower ? place.maxY &- 1 &- box.minY : box.minY &- place.minY
    let bytes = (isRight ? mask.right : mask.left) + row &* mask.stride
    draw(
      bytes, isRight ? mask.stride &- mask.width : 0, mask.stride, in: place, box, area,
      step: isLower ? 0 &- mask.stride : mask.stride, into: &sink)
  }

  /// Draws rows of a mask with zero bytes before or after those of `place`. The loops are faster with whole groups of
  /// four, so the padding is drawn along if the pixels there may be written.
  private func draw(
    _ bytes: UnsafePointer<UInt8>, _ lead: Int, _ count: Int, in place: PixelRect, _ box: PixelRect, _ area: PixelRect,
    step: Int, into sink: inout some PaintingSink
  ) {
    let x = place.minX &- lead
    if x >= area.minX, x &+ count <= area.maxX {
      return sink.constantMask(x: x, y: box.minY, count: count, rows: box.height, bytes, stride: step)
    }
    sink.constantMask(
      x: box.minX, y: box.minY, count: box.width, rows: box.height, bytes + (box.minX &- x), stride: step)
  }

  /// Draws the region between the corners. Its outermost rows and columns can have partial coverage.
  private func drawStrips(
    _ rect: PixelRect, _ inner: Inner, _ shape: RoundShape, _ area: PixelRect, into sink: inout some PaintingSink
  ) {
    let (l, t, r, b) = inner
    func fill(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
      sink.box(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(area))
    }
    func edge(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int, inset: Int) {
      let box = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(area)
      if inset == 0 || box.isEmpty { return sink.box(box) }
      sink.box(box, coverage: ClipEdges.coverage(256, 256 &- inset))
    }
    // The number of columns and rows at each side that are only partly covered.
    let (left, right) = (shape.insetLeft > 0 ? 1 : 0, shape.insetRight > 0 ? 1 : 0)
    let (top, bottom) = (shape.insetTop > 0 ? 1 : 0, shape.insetBottom > 0 ? 1 : 0)
    edge(l, rect.minY, r, rect.minY &+ top, inset: shape.insetTop)
    fill(l, rect.minY &+ top, r, t)
    edge(rect.minX, t, rect.minX &+ left, b, inset: shape.insetLeft)
    fill(rect.minX &+ left, t, rect.maxX &- right, b)
    edge(rect.maxX &- right, t, rect.maxX, b, inset: shape.insetRight)
    fill(l, b, r, rect.maxY &- bottom)
    edge(l, rect.maxY &- bottom, r, rect.maxY, inset: shape.insetBottom)
  }

  /// Draws the straight sides of a ring.
  private func drawSides(_ ring: RingShape, _ inner: Inner, _ area: PixelRect, into sink: inout some PaintingSink) {
    let (l, t, r, b) = inner
    let (shape, rect) = (ring.outer, ring.outer.rect)
    let (columns, rows) = (max(l, area.minX)..<max(l, area.minX, min(r, area.maxX)), area.minY..<area.maxY)
    func across(inset: Int, row: (Int) -> Int) {
      for step in 0..<Self.extent(ring.width, inset) where rows.contains(row(step)) {
        let coverage = Self.coverage(step, ring.width, inset)
        if coverage != 0, !columns.isEmpty {
          sink.span(x: columns.lowerBound, y: row(step), count: columns.count, coverage: coverage)
        }
      }
    }
    across(inset: shape.insetTop) { rect.minY &+ $0 }
    across(inset: shape.insetBottom) { rect.maxY &- 1 &- $0 }
    func down(inset: Int, isRight: Bool) {
      let count = Self.extent(ring.width, inset)
      let x = isRight ? rect.maxX &- count : rect.minX
      let place = PixelRect(minX: x, minY: t, maxX: x &+ count, maxY: b)
      let box = place.intersection(area)
      guard !box.isEmpty else { return }
      let stride = MaskRow.stride(ofWidth: count)
      let lead = isRight ? stride &- count : 0
      side.update(repeating: 0, count: stride)
      for step in 0..<count { side[isRight ? stride &- 1 &- step : step] = Self.coverage(step, ring.width, inset) }
      draw(side, lead, stride, in: place, box, area, step: 0, into: &sink)
    }
    down(inset: shape.insetLeft, isRight: false)
    down(inset: shape.insetRight, isRight: true)
  }

  /// The number of pixels that a line touches whose outer edge is inset by `inset`; both arguments are in 1/256
  /// pixel.
  private static func extent(_ width: Int, _ inset: Int) -> Int { (width &+ inset &+ 255) >> 8 }

  /// The coverage of such a line in the pixel `step` pixels inwards.
  private static func coverage(_ step: Int, _ width: Int, _ inset: Int) -> UInt8 {
    let share = min(inset &+ width, (step &+ 1) &<< 8) &- max(inset, step &<< 8)
    return ClipEdges.coverage(256, share)
  }

  /// Draws a whole circle from its mask.
  private func drawDisc(
    _ shape: RoundShape, ring: Int, _ area: PixelRect, _ scanner: Scanner, into sink: inout some PaintingSink
  ) {
    let mask = mask(key(shape, ring, shape.insetLeft, shape.insetTop)) {
      let inset = Point(x: Double(shape.insetLeft) / 256, y: Double(shape.insetTop) / 256)
      let extent = Double(shape.radius) / 128
      let box = Rect(x: inset.x, y: inset.y, width: extent, height: extent)
      return draw(box, shape, ring, width: shape.rect.width, height: shape.rect.height, copies: 1, scanner)
    }
    draw(mask, in: shape.rect, isRight: false, isLower: false, area, into: &sink)
  }

  // MARK: The cache

  /// The mask of a corner with its mirror image.
  private func corner(_ shape: RoundShape, _ ring: Int, _ insetX: Int, _ insetY: Int, _ scanner: Scanner) -> Mask {
    mask(key(shape, ring, insetX, insetY)) {
      let (width, height) = (shape.extent(insetX), shape.extent(insetY))
      // The other corners of the rectangle lie outside the mask.
      let extent = 2 * Double(max(width, height)) + 4
      let box = Rect(x: Double(insetX) / 256, y: Double(insetY) / 256, width: extent, height: extent)
      let mask = draw(box, shape, ring, width: width, height: height, copies: 2, scanner)
      // Four bytes at once: rows are whole words, which begin where the memory does.
      let words = mask.stride &>> 2
      let left = UnsafeRawPointer(mask.left).assumingMemoryBound(to: UInt32.self)
      let right = UnsafeMutableRawPointer(mask.right).assumingMemoryBound(to: UInt32.self)
      for first in Swift.stride(from: 0, to: words &* height, by: words) {
        for word in 0..<words { right[first &+ word] = left[first &+ words &- 1 &- word].byteSwapped }
      }
      return mask
    }
  }

  /// The cache key: everything that a mask depends on. Insets are below 2⁸; radii and ring widths are at most 2¹⁴.
  private func key(_ shape: RoundShape, _ ring: Int, _ insetX: Int, _ insetY: Int) -> Int {
    shape.radius &<< 32 | ring &<< 17 | insetX &<< 9 | insetY &<< 1 | (shape.isDisc ? 1 : 0)
  }

  /// Returns the mask of a key, drawing it if it is not cached.
  private func mask(_ key: Int, make: () -> Mask) -> Mask {
    if let last, last.key == key { return last.mask }
    if let mask = known[key] {
      last = (key, mask)
      return mask
    }
    misses += 1
    let mask = make()
    known[key] = mask
    last = (key, mask)
    return mask
  }

  /// Draws the coverage of a shape into a new mask.
  private func draw(
    _ box: Rect, _ shape: RoundShape, _ ring: Int, width: Int, height: Int, copies: Int, _ scanner: Scanner
  ) -> Mask {
    let count = MaskRow.stride(ofWidth: width) * height * copies
    if used + count > GraphicsLimits.cornerMaskBytes { forget() }
    used += count
    let mask = Mask(width: width, height: height, left: .allocate(capacity: count))
    mask.left.initialize(repeating: 0, count: count)
    let (edges, radius, line) = (scanner.edges, Double(shape.radius) / 256, Double(ring) / 256)
    edges.begin(window: PixelRect(x: 0, y: 0, width: width, height: height), transform: .identity)
    edges.add(box, cornerWidth: radius, cornerHeight: radius)
    if ring > 0 {
      // From right to left, so that the inner edge winds the other way and leaves a hole.
      let (hole, rounding) = (box.insetBy(dx: line, dy: line), max(0, radius - line))
      let turned = Rect(minX: hole.maxX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY)
      edges.add(turned, cornerWidth: -rounding, cornerHeight: rounding)
    }
    var sink = MaskSink(bytes: mask.left, stride: mask.stride, originX: 0, originY: 0)
    scanner.fill(edges.covered, rule: .nonZero, into: &sink)
    return mask
  }

  /// Empties the cache, so that masks returned before become invalid.
  private func forget() {
    for mask in known.values { mask.left.deallocate() }
    known.removeAll(keepingCapacity: true)
    (last, used) = (nil, 0)
  }
}
