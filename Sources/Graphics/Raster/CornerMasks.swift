/// Rounded rectangles on whole pixels, and circles: cached corners and plain spans between them.
///
/// A panel draws the same few radii again and again, and a corner's coverage depends on nothing else.
final class CornerMasks {
  /// A rounded rectangle that lies on whole pixels.
  struct Shape {
    let rect: PixelRect
    /// In 1/256 pixel.
    let radius: Int
    /// The corner's extent in pixels.
    let extent: Int

    /// `nil` unless the edges lie on whole pixels, the transform keeps circles round and the corners do not overlap.
    init?(_ shape: Rect, radius: Double, _ transform: Transform) {
      guard transform.isUpright, abs(transform.a) == abs(transform.d) else { return nil }
      let pixels = shape.standardized.applying(transform)
      let edges = [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY]
      guard edges.allSatisfy({ abs($0) < Limits.coordinate && $0 == $0.rounded() }) else { return nil }
      let scaled = radius * abs(transform.a)
      guard scaled.isFinite, scaled > 0, scaled <= Double(CornerMasks.largest) else { return nil }
      rect = PixelRect(covering: pixels)
      self.radius = Int((scaled * 256).rounded())
      extent = (self.radius + 255) >> 8
      guard 2 * extent <= rect.width, 2 * extent <= rect.height else { return nil }
    }
  }

  /// The largest radius that is kept, in pixels.
  static let largest = 64

  /// The top left corner of a radius, and the same mirrored.
  private struct Corner {
    let left, right: UnsafeMutablePointer<UInt8>
  }
  private var known: [Int: Corner] = [:]

  deinit { forget() }

  /// Draws a shape within an area.
  func draw(_ shape: Shape, _ area: PixelRect, scanner: Scanner, into sink: inout some PaintingSink) {
    let corner = corner(shape, scanner)
    let (rect, extent) = (shape.rect, shape.extent)
    let (l, r) = (rect.minX &+ extent, rect.maxX &- extent)
    let (t, b) = (rect.minY &+ extent, rect.maxY &- extent)
    func part(_ x: Int, _ bytes: UnsafePointer<UInt8>) {
      for (y, isLower) in [(rect.minY, false), (b, true)] {
        let box = PixelRect(x: x, y: y, width: extent, height: extent).intersection(area)
        guard !box.isEmpty else { continue }
        let row = isLower ? rect.maxY &- 1 &- box.minY : box.minY &- y
        sink.constantMask(
          x: box.minX, y: box.minY, count: box.width, rows: box.height,
          bytes + (row &* extent &+ box.minX &- x), stride: isLower ? 0 &- extent : extent)
      }
    }
    part(rect.minX, corner.left)
    part(r, corner.right)
    sink.box(PixelRect(minX: l, minY: rect.minY, maxX: r, maxY: t).intersection(area))
    sink.box(PixelRect(minX: rect.minX, minY: t, maxX: rect.maxX, maxY: b).intersection(area))
    sink.box(PixelRect(minX: l, minY: b, maxX: r, maxY: rect.maxY).intersection(area))
  }

  private func corner(_ shape: Shape, _ scanner: Scanner) -> Corner {
    if let corner = known[shape.radius] { return corner }
    if known.count >= Limits.cornerMasks { forget() }
    let (extent, radius) = (shape.extent, Double(shape.radius) / 256)
    let count = extent * extent
    let corner = Corner(left: .allocate(capacity: count), right: .allocate(capacity: count))
    corner.left.update(repeating: 0, count: count)
    let area = PixelRect(x: 0, y: 0, width: extent, height: extent)
    scanner.edges.begin(window: area, transform: .identity)
    let box = Rect(x: 0, y: 0, width: radius * 4, height: radius * 4)
    scanner.edges.add(box, cornerWidth: radius, cornerHeight: radius)
    var sink = MaskSink(bytes: corner.left, stride: extent, originX: 0, originY: 0)
    scanner.fill(scanner.edges.covered, rule: .nonZero, into: &sink)
    for y in 0..<extent {
      for x in 0..<extent { corner.right[y * extent + x] = corner.left[y * extent + extent - 1 - x] }
    }
    known[shape.radius] = corner
    return corner
  }

  private func forget() {
    for corner in known.values {
      corner.left.deallocate()
      corner.right.deallocate()
    }
    known.removeAll()
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
