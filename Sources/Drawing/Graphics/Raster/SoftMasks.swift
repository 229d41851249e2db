/// A cache of blurred rounded rectangles for the shadows of cards, buttons and knobs.
///
/// The mask of the smallest rectangle with a uniform middle is cached; its middle row and column are stretched.
final class SoftMasks {
  /// A blurred rounded rectangle in pixels, with edges rounded to whole pixels.
  struct Shape {
    let rect: PixelRect
    /// The radius and standard deviation in 1/256 pixel.
    let radius, sigma: Int

    /// Returns `nil` if the mask would be rotated, stretched or too large.
    init?(_ shape: Rect, radius: Double, sigma: Double, _ transform: Transform) {
      let scale = abs(transform.a)
      guard transform.isUpright, scale == abs(transform.d) else { return nil }
      let pixels = shape.standardized.applying(transform)
      let edges = [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].map { $0.rounded() }
      guard edges.allSatisfy({ abs($0) < GraphicsLimits.coordinate }), edges[0] < edges[2], edges[1] < edges[3] else {
        return nil
      }
      rect = PixelRect(minX: Int(edges[0]), minY: Int(edges[1]), maxX: Int(edges[2]), maxY: Int(edges[3]))
      let (r, s) = (radius * scale, sigma * scale)
      guard r >= 0, r <= GraphicsLimits.softRadius, s > 0, s <= GraphicsLimits.softRadius else { return nil }
      let half = Double(min(rect.width, rect.height)) / 2
      (self.radius, self.sigma) = (Int((min(r, half) * 256).rounded()), Int((s * 256).rounded()))
    }

    var blur: Blur { Blur(sigma: Double(sigma) / 256) }
  }

  /// Everything that a mask depends on.
  private struct Key: Hashable {
    let radius, sigma, width, height: Int
  }

  /// The coverage of a rectangle and `reach` pixels around it.
  private struct Mask {
    let bytes: UnsafeMutablePointer<UInt8>
    let width, height: Int
  }

  private var known: [Key: Mask] = [:]
  /// The size of the cached soft masks in bytes.
  private(set) var used = 0
  /// The number of masks drawn because they were not cached.
  private(set) var misses = 0

  deinit { forget() }

  /// Draws a shape within an area.
  func draw(_ shape: Shape, _ area: PixelRect, scanner: Scanner, into sink: inout some PaintingSink) {
    let reach = shape.blur.reach
    // Beyond this distance from the edges of the mask, all columns are equal, and so are all rows.
    let corner = 2 * reach + (shape.radius + 255) >> 8
    let outer = shape.rect.grown(by: reach)
    let (width, height) = (min(outer.width, 2 * corner + 1), min(outer.height, 2 * corner + 1))
    let mask = mask(
      Key(radius: shape.radius, sigma: shape.sigma, width: width, height: height), shape.blur, reach, scanner)
    let box = outer.intersection(area)
    for y in box.minY..<box.maxY {
      let row = Self.place(y &- outer.minY, of: outer.height, in: height)
      let bytes = mask.bytes + row &* width
      if width == outer.width {
        part(bytes, outer.minX, width, y, box, into: &sink)
        continue
      }
      part(bytes, outer.minX, corner, y, box, into: &sink)
      let (from, to) = (max(box.minX, outer.minX &+ corner), min(box.maxX, outer.maxX &- corner))
      if from < to, bytes[corner] != 0 { sink.span(x: from, y: y, count: to &- from, coverage: bytes[corner]) }
      part(bytes + (corner &+ 1), outer.maxX &- corner, corner, y, box, into: &sink)
    }
  }

  /// The row of the mask for a row of the shape.
  private static func place(_ row: Int, of count: Int, in height: Int) -> Int {
    if count == height || row < height / 2 { return row }
    return max(height / 2, row &- (count &- height))
  }

  /// Draws the part of a mask's row that lies inside `box`.
  private func part(
    _ bytes: UnsafePointer<UInt8>, _ x: Int, _ count: Int, _ y: Int, _ box: PixelRect,
    into sink: inout some PaintingSink
  ) {
    var from = max(box.minX, x)
    let to = min(box.maxX, x &+ count)
    while from < to {
      // A clip between pixels needs a copy, whose buffer is limited.
      let length = min(to &- from, GraphicsLimits.glyphMaskExtent)
      sink.constantMask(x: from, y: y, count: length, bytes + (from &- x))
      from &+= length
    }
  }

  /// Returns the mask of a key, drawing it if it is not cached.
  private func mask(_ key: Key, _ blur: Blur, _ reach: Int, _ scanner: Scanner) -> Mask {
    if let mask = known[key] { return mask }
    misses += 1
    let count = key.width * key.height
    if used + count > GraphicsLimits.softMaskBytes { forget() }
    let mask = Mask(bytes: .allocate(capacity: count), width: key.width, height: key.height)
    fill(mask, key, blur, reach, scanner)
    known[key] = mask
    used += count
    return mask
  }

  /// Draws a sharp rectangle and blurs it in both directions.
  private func fill(_ mask: Mask, _ key: Key, _ blur: Blur, _ reach: Int, _ scanner: Scanner) {
    mask.bytes.initialize(repeating: 0, count: mask.width * mask.height)
    let sharp = SharpRows(mask.width, mask.height, reach: reach, radius: Double(key.radius) / 256, scanner)
    defer { sharp.drop() }
    sharp.blurAlong(blur)
    sharp.blurAcross(blur, into: mask.bytes)
  }

  /// Empties the cache, so that masks returned before become invalid.
  private func forget() {
    for mask in known.values { mask.bytes.deallocate() }
    known.removeAll()
    used = 0
  }
}
