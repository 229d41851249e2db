import Graphics

/// The mouse cursor, an arrow drawn on top of the frame and into none of its bitmaps.
final class Cursor {
  /// The rendered arrow, and the scale it was rendered at.
  private var arrow: (pixels: Bitmap, scale: Double)?
  private var place: PixelRect?
  private var pixels: Bitmap?

  /// The size of the arrow in points.
  private static let extents = (width: 15.0, height: 23.0)

  /// Moves the tip of the arrow to a point, or hides it. Returns the damage in pixels.
  ///
  /// - Parameters:
  ///   - point: The tip in points, or `nil` to hide the arrow.
  ///   - scale: Pixels per point.
  ///   - bounds: The bitmap in pixels; the arrow is clipped to it.
  func move(to point: Point?, scale: Double, in bounds: PixelRect) -> Region {
    let rect = point.map { Self.rect(at: $0, scale: scale).intersection(bounds) }
    let next = rect.flatMap { $0.isEmpty ? nil : $0 }
    guard next != place else { return Region() }
    var damage = Region()
    for changed in [place, next].compactMap({ $0 }) { damage.insert(changed) }
    place = next
    return damage.clipped(to: bounds)
  }

  /// The arrow blended over the present bitmap; `nil` while it is hidden.
  func overlay(over bitmap: Bitmap, scale: Double) -> ShownPicture.Overlay? {
    guard let place else { return nil }
    if pixels?.width != place.width || pixels?.height != place.height {
      pixels = Bitmap(width: place.width, height: place.height)
    }
    guard let pixels else { return nil }
    let arrow = arrow(scale: scale)
    for y in 0..<place.height {
      for x in 0..<place.width {
        let under = bitmap.pixels[(place.minY + y) * bitmap.width + place.minX + x]
        pixels.pixels[y * place.width + x] = Self.blend(arrow.pixels[y * arrow.width + x], over: under)
      }
    }
    return ShownPicture.Overlay(pixels: pixels, rect: place)
  }

  private func arrow(scale: Double) -> Bitmap {
    if let arrow, arrow.scale == scale { return arrow.pixels }
    let rect = Self.rect(at: .zero, scale: scale)
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    for (x, y) in [(1.0, 17.0), (4.8, 13.4), (7.4, 20.0), (10.2, 18.9), (7.6, 12.4), (12.8, 12.4)] {
      path.addLine(to: Point(x: x, y: y))
    }
    path.closeSubpath()
    let transform = Transform(scaleX: scale, y: scale)
    let items = [
      DisplayItem(.fill(path, .nonZero), paint: .color(.black), transform: transform),
      DisplayItem(.stroke(path, StrokeStyle(lineWidth: 1.4)), paint: .color(.white), transform: transform),
    ]
    Rasterizer().draw(DisplayList(items: items), into: bitmap)
    arrow = (bitmap, scale)
    return bitmap
  }

  /// Source-over (Porter and Duff) of premultiplied pixels.
  private static func blend(_ over: UInt32, over under: UInt32) -> UInt32 {
    let rest = 255 - over >> 24
    return (0..<4).reduce(0) { sum, channel in
      let shift = UInt32(channel * 8)
      return sum | ((over >> shift & 255) + ((under >> shift & 255) * rest + 127) / 255) << shift
    }
  }

  private static func rect(at point: Point, scale: Double) -> PixelRect {
    PixelRect(
      x: Int(point.x * scale), y: Int(point.y * scale), width: Int((extents.width * scale).rounded(.up)),
      height: Int((extents.height * scale).rounded(.up)))
  }
}
