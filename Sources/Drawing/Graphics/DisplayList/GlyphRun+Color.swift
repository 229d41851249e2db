extension GlyphRun {
  /// Whether the glyphs have their own colours, as emoji have. They have no outlines: ``images(opacity:transform:clip:)``
  /// returns the items that draw them.
  public var isColored: Bool { typeface.colorGlyphs != nil }

  /// The items that draw coloured glyphs: an image for each glyph. For other glyphs there are none.
  ///
  /// - Parameters:
  ///   - opacity: A factor from 0 to 1.
  ///   - transform: The transform from the item's space to pixels.
  ///   - clip: The clip rectangle in pixels.
  public func images(opacity: Double, transform: Transform, clip: Rect = .infinite) -> [DisplayItem] {
    guard let colors = typeface.colorGlyphs, opacity > 0 else { return [] }
    let pixels = size * transform.scale
    guard pixels > 0.5, pixels < GraphicsLimits.coordinate else { return [] }
    let isEven = transform.isUpright && transform.a == transform.d && transform.a > 0
    return glyphs.compactMap { glyph in
      let pen = Point(x: origin.x + Double(glyph.x), y: origin.y + Double(glyph.y))
      guard let image = colors.glyph(glyph.id, pixelsPerEm: pixels, of: typeface) else { return nil }
      let scale = size / image.pixelsPerEm
      if isEven, image.isSharp(at: pixels) {
        // An image of the right size is copied to whole pixels.
        let place = pen.applying(transform)
        guard abs(place.x) < GraphicsLimits.coordinate, abs(place.y) < GraphicsLimits.coordinate else { return nil }
        let frame = image.frame.offsetBy(dx: (place.x + 0.5).rounded(.down), dy: (place.y + 0.5).rounded(.down))
        return .image(image.picture, in: frame, filter: .nearest, opacity: opacity, clip: clip)
      }
      let place = transform.translatedBy(x: pen.x, y: pen.y).scaledBy(x: scale, y: scale)
      return .image(image.picture, in: image.frame, opacity: opacity, transform: place, clip: clip)
    }
  }
}

extension ColorGlyphs.Glyph {
  /// Whether the image is for an em size, to 1/64 pixel.
  fileprivate func isSharp(at size: Double) -> Bool { abs(pixelsPerEm - size) <= 1.0 / 64 }
}
