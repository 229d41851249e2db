/// A rounded rectangle or a circle whose masks are remembered: upright, and round after its transform.
struct RoundShape {
  /// The pixels that it touches.
  let rect: PixelRect
  /// How far its edges stand in from those of the pixels, in 1/256 pixel.
  let insetLeft, insetTop, insetRight, insetBottom: Int
  /// In 1/256 pixel.
  let radius: Int
  /// How far from the edges a corner reaches, in 1/256 pixel: its radius, or the width of a line that turns there.
  private let corner: Int
  /// Whether it is a circle between pixels.
  let isDisc: Bool

  /// The largest radius that is remembered, in pixels.
  static let largestRadius = 64.0

  /// `nil` where corners would be stretched, are large or share pixels.
  init?(_ shape: Rect, radius: Double, corner: Double = 0, _ transform: Transform) {
    guard transform.isUpright, abs(transform.a) == abs(transform.d) else { return nil }
    let pixels = shape.standardized.applying(transform)
    let edges = SIMD4(pixels.minX, pixels.minY, pixels.maxX, pixels.maxY)
    // Comparisons with what is not a number are false.
    guard all(edges .< Limits.coordinate), all(edges .> -Limits.coordinate) else { return nil }
    let scale = abs(transform.a)
    let (scaled, reach) = (radius * scale, max(radius, corner) * scale)
    guard reach > 0, reach <= Self.largestRadius else { return nil }
    let (left, top) = (Int(FixedPoint.from(edges.x)), Int(FixedPoint.from(edges.y)))
    self.radius = Int((scaled * 256).rounded())
    self.corner = Int((reach * 256).rounded())
    var (right, bottom) = (Int(FixedPoint.from(edges.z)), Int(FixedPoint.from(edges.w)))
    // Three numbers are rounded: a circle stays one, wherever it lies.
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

  /// A corner's extent in pixels, at edges that stand in so far.
  func extent(_ inset: Int) -> Int { (corner + inset + 255) >> 8 }
}
