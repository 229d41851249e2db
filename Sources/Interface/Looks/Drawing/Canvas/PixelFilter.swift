import Graphics
import Runtime

/// A filter of a ``Canvas`` that changes each pixel independently.
enum PixelFilter {
  /// A colour where the opacity lies between two bounds, 0…1, and nothing elsewhere.
  case alphaThreshold(Double, Double, Color)
  /// Black, with the luminance as the opacity.
  case luminanceToAlpha

  /// The items as one picture with each pixel changed; `clip` is in pixels.
  func items(_ items: [DisplayItem], clip: Rect, in environment: EnvironmentValues) -> [DisplayItem] {
    var bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(PixelRect(covering: clip))
    // Groups are drawn at their position on the screen and cannot be moved.
    bounds = bounds.intersection(PixelRect(minX: 0, minY: 0, maxX: bounds.maxX, maxY: bounds.maxY))
    guard !bounds.isEmpty, bounds.maxX * bounds.maxY <= Bitmap.maximumPixels else { return [] }
    let bitmap = Bitmap(width: bounds.width, height: bounds.height)
    let whole = Bitmap(width: bounds.maxX, height: bounds.maxY)
    Rasterizer().draw(DisplayList(background: .clear, items: items), into: whole)
    let change = change(in: environment)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width { bitmap[x, y] = change(whole[bounds.minX + x, bounds.minY + y]) }
    }
    return [.image(Picture(bitmap), in: bounds.rect, filter: .nearest, clip: clip)]
  }

  /// Returns the function that maps a premultiplied pixel to another.
  private func change(in environment: EnvironmentValues) -> (UInt32) -> UInt32 {
    switch self {
    case .alphaThreshold(let least, let most, let color):
      let pixel = color.resolve(in: environment).premultiplied
      return { old in
        let opacity = Double(old >> 24) / 255
        return opacity >= least && opacity <= most ? pixel : 0
      }
    case .luminanceToAlpha:
      return { pixel in
        let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
        // The weights of Rec. 709, in 1/256.
        return ((54 * red + 183 * green + 19 * blue + 128) >> 8) << 24
      }
    }
  }
}
