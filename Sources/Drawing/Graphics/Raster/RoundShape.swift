/// A rounded rectangle or circle that is drawn with cached masks: not rotated, and with circular corners after its
/// transform.
struct RoundShape {
  /// The pixels that the shape touches.
  let rect: PixelRect
  /// The distances of its edges from those of `rect`, in 1/256 pixel.
  let insetLeft, insetTop, insetRight, insetBottom: Int
  /// The corner radius in 1/256 pixel.
  let radius: Int
  /// The extent of a corner from the edges, in 1/256 pixel: the radius, or the width of the line if that is larger.
  private let corner: Int
  /// Whether it is a circle at a fractional pixel position.
  let isDisc: Bool

  /// The largest radius that is cached, in pixels.
  static let largestRadius = 64.0

  /// Returns `nil` if the corners would be elliptical, are too large or share pixels.
  init?(_ shape: Rect, radius: Double, corner: Double = 0, _ transform: Transform) {
    guard transform.isUpright, abs(transform.a) == abs(transform.d) else { return nil }
    let pixels = shape.standardized.applying(transform)
    let edges = SIMD4(pixels.minX, pixels.minY, pixels.maxX, pixels.maxY)
    // Comparisons with NaN are false.
    guard all(edges .< GraphicsLimits.coordinate), all(edges .> -GraphicsLimits.coordinate) else { return nil }
    let scale = abs(transform.a)
    let (scaled, reach) = (radius * scale, max(radius, corner) * scale)
    guard reach > 0, reach <= Self.largestRadius else { return nil }
    let (left, top) = (Int(FixedPoint.from(edges.x)), Int(FixedPoint.from(edges.y)))
    self.radius = Int((scaled * 256).rounded())
    self.corner = Int((reach * 256).rounded())
    var (right, bottom) = (Int(FixedPoint.from(edges.z)), Int(FixedPoint.from(edges.w)))
    // Three values are rounded separately; the correction keeps a circle round wherever it lies.
    let (wide, high) = (right - left - 2 * self.radius, bottom - top - 2 * self.radius)
    isDisc = abs(wide) <= 1 && abs(high) <= 1 && (left | top | right | bottom) & 255 != 0
    if isDisc { (right, bottom) = (right - wide, bottom - high) }
    rect = PixelRect(minX: left >> 8, minY: top >> 8, maxX: (right + 255) >> 8, maxY: (bottom + 255) >> 8)
    (insetLeft, insetTop) = (left & 255, top & 255)
    (insetRight, insetBottom) = (-right & 255, -bottom & 255)
    if isDisc { return }
    guard self.corner > 0, extent(insetLeft) + extent(insetRight) <= rect.width,
      extent(insetTop) + extent(insetBottom) <= rect.height
    else { return nil }
  }

  /// The extent of a corner in pixels, at an edge with the given inset.
  func extent(_ inset: Int) -> Int { (corner + inset + 255) >> 8 }
}
