/// Rounded rectangles and circles: remembered corners, and plain spans between them.
///
/// A panel draws the same few radii again and again, and a corner's coverage depends on nothing else but on how far the
/// shape's edges stand in from those of pixels. A circle between pixels, whose corners would share a row and a column
/// of them, is remembered whole.
final class CornerMasks {
  /// Coverage of a corner at the top left, and the same mirrored; or of a whole circle.
  private struct Mask {
    let width, height: Int
    let left: UnsafeMutablePointer<UInt8>
    var right: UnsafeMutablePointer<UInt8> { left + width &* height }
  }
  private var known: [Int: Mask] = [:]
  private var last: (key: Int, mask: Mask)?
  /// Bytes that are remembered.
  private(set) var used = 0
  /// Masks made because they were not remembered.
  private(set) var misses = 0

  deinit { forget() }

  /// Draws a shape within an area.
  func draw(_ shape: RoundShape, _ area: PixelRect, scanner: Scanner, into sink: inout some PaintingSink) {
    if shape.isDisc { return drawDisc(shape, area, scanner, into: &sink) }
    let rect = shape.rect
    let (l, r) = (rect.minX &+ shape.extent(shape.insetLeft), rect.maxX &- shape.extent(shape.insetRight))
    let (t, b) = (rect.minY &+ shape.extent(shape.insetTop), rect.maxY &- shape.extent(shape.insetBottom))
    func corner(_ insetX: Int, _ insetY: Int, isRight: Bool, isLower: Bool) {
      let mask = self.corner(shape.radius, insetX, insetY, scanner)
      let box = PixelRect(
        x: isRight ? r : rect.minX, y: isLower ? b : rect.minY, width: mask.width, height: mask.height)
      draw(isRight ? mask.right : mask.left, in: box, isLower: isLower, area, into: &sink)
    }
    corner(shape.insetLeft, shape.insetTop, isRight: false, isLower: false)
    corner(shape.insetLeft, shape.insetBottom, isRight: false, isLower: true)
    corner(shape.insetRight, shape.insetTop, isRight: true, isLower: false)
    corner(shape.insetRight, shape.insetBottom, isRight: true, isLower: true)
    drawStrips(rect, (l, t, r, b), shape, area, into: &sink)
  }

  private func draw(
    _ bytes: UnsafePointer<UInt8>, in place: PixelRect, isLower: Bool, _ area: PixelRect,
    into sink: inout some PaintingSink
  ) {
    let box = place.intersection(area)
    let row = isLower ? place.maxY &- 1 &- box.minY : box.minY &- place.minY
    sink.constantMask(
      x: box.minX, y: box.minY, count: box.width, rows: box.height,
      bytes + (row &* place.width &+ box.minX &- place.minX), stride: isLower ? 0 &- place.width : place.width)
  }

  /// What lies between the corners: its outermost rows and columns may be covered in part.
  private func drawStrips(
    _ rect: PixelRect, _ inner: (l: Int, t: Int, r: Int, b: Int), _ shape: RoundShape, _ area: PixelRect,
    into sink: inout some PaintingSink
  ) {
    let (l, t, r, b) = inner
    func fill(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
      sink.box(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(area))
    }
    func edge(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int, inset: Int) {
      let box = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(area)
      if inset == 0 || box.isEmpty { return sink.box(box) }
      let coverage = ClipEdges.coverage(256, 256 &- inset)
      for y in box.minY..<box.maxY { sink.span(x: box.minX, y: y, count: box.width, coverage: coverage) }
    }
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

  private func drawDisc(
    _ shape: RoundShape, _ area: PixelRect, _ scanner: Scanner, into sink: inout some PaintingSink
  ) {
    let mask = mask(key(shape.radius, shape.insetLeft, shape.insetTop, isDisc: true)) {
      let inset = Point(x: Double(shape.insetLeft) / 256, y: Double(shape.insetTop) / 256)
      let extent = Double(shape.radius) / 128
      let box = Rect(x: inset.x, y: inset.y, width: extent, height: extent)
      return draw(box, radius: extent / 2, width: shape.rect.width, height: shape.rect.height, copies: 1, scanner)
    }
    draw(mask.left, in: shape.rect, isLower: false, area, into: &sink)
  }

  // MARK: The memory

  private func corner(_ radius: Int, _ insetX: Int, _ insetY: Int, _ scanner: Scanner) -> Mask {
    mask(key(radius, insetX, insetY, isDisc: false)) {
      let (width, height) = ((radius &+ insetX &+ 255) >> 8, (radius &+ insetY &+ 255) >> 8)
      // Its other corners lie beyond the mask.
      let (rounding, extent) = (Double(radius) / 256, Double(radius) / 128 + 4)
      let box = Rect(x: Double(insetX) / 256, y: Double(insetY) / 256, width: extent, height: extent)
      let mask = draw(box, radius: rounding, width: width, height: height, copies: 2, scanner)
      for y in 0..<height {
        for x in 0..<width { mask.right[y * width + x] = mask.left[y * width + width - 1 - x] }
      }
      return mask
    }
  }

  /// All that a mask depends on; insets are below 256.
  private func key(_ radius: Int, _ insetX: Int, _ insetY: Int, isDisc: Bool) -> Int {
    radius &<< 17 | insetX &<< 9 | insetY &<< 1 | (isDisc ? 1 : 0)
  }

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

  private func draw(
    _ box: Rect, radius: Double, width: Int, height: Int, copies: Int, _ scanner: Scanner
  ) -> Mask {
    let count = width * height * copies
    if used + count > Limits.cornerMaskBytes { forget() }
    used += count
    let mask = Mask(width: width, height: height, left: .allocate(capacity: count))
    mask.left.initialize(repeating: 0, count: count)
    scanner.edges.begin(window: PixelRect(x: 0, y: 0, width: width, height: height), transform: .identity)
    scanner.edges.add(box, cornerWidth: radius, cornerHeight: radius)
    var sink = MaskSink(bytes: mask.left, stride: width, originX: 0, originY: 0)
    scanner.fill(scanner.edges.covered, rule: .nonZero, into: &sink)
    return mask
  }

  private func forget() {
    for mask in known.values { mask.left.deallocate() }
    known.removeAll(keepingCapacity: true)
    (last, used) = (nil, 0)
  }
}

extension EdgeList {
  /// Adds a rectangle.
  func add(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with elliptic corners.
  func add(_ rect: Rect, cornerWidth w: Double, cornerHeight h: Double) {
    let (cw, ch) = (w * (1 - Path.kappa), h * (1 - Path.kappa))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: l + w, y: t))
    line(to: Point(x: r - w, y: t))
    curve(Point(x: r - cw, y: t), Point(x: r, y: t + ch), Point(x: r, y: t + h))
    line(to: Point(x: r, y: b - h))
    curve(Point(x: r, y: b - ch), Point(x: r - cw, y: b), Point(x: r - w, y: b))
    line(to: Point(x: l + w, y: b))
    curve(Point(x: l + cw, y: b), Point(x: l, y: b - ch), Point(x: l, y: b - h))
    line(to: Point(x: l, y: t + h))
    curve(Point(x: l, y: t + ch), Point(x: l + cw, y: t), Point(x: l + w, y: t))
    close()
  }
}
