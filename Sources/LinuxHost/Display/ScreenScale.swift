/// The suggested scale (pixels per point) for a screen, from its physical size.
nonisolated enum ScreenScale {
  /// The resolution at which a point is one pixel: 44 points, the smallest comfortable touch target, are then 9 mm.
  static let pixelsPerInch = 124.0
  /// The widths in millimetres that are credible; EDIDs outside this range do not hold a real size.
  static let believable = 40...2000

  /// The scale as a multiple of 0.25, at least 1. It is 1 if the screen reports no credible size.
  static func suggested(pixels: PixelExtents, millimeters: (width: Int, height: Int)) -> Double {
    guard believable.contains(millimeters.width), millimeters.height > 0 else { return 1 }
    let horizontal = Double(pixels.width) / Double(millimeters.width)
    let vertical = Double(pixels.height) / Double(millimeters.height)
    // Some EDIDs hold the aspect ratio instead of a size, such as 160 × 90.
    guard abs(horizontal - vertical) < 0.2 * horizontal else { return 1 }
    let scale = horizontal * 25.4 / pixelsPerInch
    return max(1, (scale * 4).rounded() / 4)
  }
}
