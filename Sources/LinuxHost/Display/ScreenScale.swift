/// Pixels in a point, from a screen's millimetres.
nonisolated enum ScreenScale {
  /// So many pixels an inch make a point a pixel: 44 points, the size of a finger's target, are 9 mm then.
  static let pixelsPerInch = 124.0
  /// Screens that claim to be smaller or larger than this, in millimetres across, do not know their size.
  static let believable = 40...2000

  /// A quarter's multiple from 1 on; 1 where the screen does not tell its size, or makes it up.
  static func suggested(pixels: PixelExtents, millimeters: (width: Int, height: Int)) -> Double {
    guard believable.contains(millimeters.width), millimeters.height > 0 else { return 1 }
    let horizontal = Double(pixels.width) / Double(millimeters.width)
    let vertical = Double(pixels.height) / Double(millimeters.height)
    // Some tell their aspect instead, such as 160 by 90.
    guard abs(horizontal - vertical) < 0.2 * horizontal else { return 1 }
    let scale = horizontal * 25.4 / pixelsPerInch
    return max(1, (scale * 4).rounded() / 4)
  }
}
