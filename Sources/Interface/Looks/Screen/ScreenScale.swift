/// The number of pixels in a point that suits a screen, from its physical size and the viewing distance.
///
/// A point is the same angle on every screen, as CSS defines its reference pixel (CSS Values and Units 3, section 5.2):
/// 1/124 inch at 400 mm, the distance of a panel that is touched. There 44 points are 9 mm, and body text subtends 22
/// minutes of arc (ISO 9241-303 asks for 16, and prefers 20 to 22).
public nonisolated enum ScreenScale {
  /// The resolution at which a point is one pixel at ``nearDistance``.
  public static let pixelsPerInch = 124.0
  /// The viewing distance of a panel that is touched while it is read, in millimetres.
  public static let nearDistance = 400.0
  /// The widths in millimetres that are credible; EDIDs outside this range do not hold a real size.
  static let believable = 40.0...2000
  /// The short side, in points, that a scale should leave at least: a smaller screen has hardly room for two rows.
  private static let leastSide = 240.0
  /// The greatest number of points per inch, at which 44 points are 7 mm, the least size that a finger can hit.
  private static let mostPointsPerInch = 160.0

  /// The scale as a multiple of 0.25, at least 1.
  ///
  /// - Parameters:
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - millimeters: the physical size. A size that is not credible counts as one at which a point is a pixel.
  ///   - distance: the viewing distance, in millimetres.
  public static func suggested(
    width: Int, height: Int, millimeters: (width: Double, height: Double), distance: Double = ScreenScale.nearDistance
  ) -> Double {
    let resolution = resolution(width, height, millimeters)
    let farther = distance / nearDistance
    var scale = max(1, ((resolution ?? pixelsPerInch) / pixelsPerInch * farther * 4).rounded() / 4)
    guard let resolution else { return scale }
    let short = Double(min(width, height))
    while scale > 1, short / scale < leastSide, resolution * farther / (scale - 0.25) <= mostPointsPerInch {
      scale -= 0.25
    }
    return scale
  }

  /// The pixels in an inch; `nil` if the physical size is not credible.
  private static func resolution(
    _ width: Int, _ height: Int, _ millimeters: (width: Double, height: Double)
  ) -> Double? {
    guard believable.contains(millimeters.width), millimeters.height > 0 else { return nil }
    let horizontal = Double(width) / millimeters.width
    let vertical = Double(height) / millimeters.height
    // Some EDIDs hold the aspect ratio instead of a size, such as 160 × 90.
    guard abs(horizontal - vertical) < 0.2 * horizontal else { return nil }
    return horizontal * 25.4
  }
}
