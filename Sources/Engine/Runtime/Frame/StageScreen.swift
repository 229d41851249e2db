import Graphics

/// The surface that a stage draws on, which one display shows or several.
struct StageScreen {
  /// The surface in points.
  var size: Size
  /// Pixels in a point.
  var scale: Double
  /// The regions of the surface on several displays; `nil` with one display.
  var displayRegions: DisplayRegions?

  /// The surface in pixels.
  var pixels: PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }

  /// The display on which a rectangle lies.
  func displayRegion(around rect: Rect) -> DisplayRegion {
    displayRegions?.displayRegion(around: rect) ?? DisplayRegion(rect: Rect(origin: .zero, size: size))
  }
}
