import Looks
import Graphics

/// A screen that a layout is checked for.
public struct LintScreen: Hashable, Sendable, CustomStringConvertible {
  /// The size in pixels.
  public let pixels: Size
  /// The number of pixels in a point.
  public let scale: Double
  /// The number of pixels in a millimetre.
  public let pixelsPerMillimetre: Double

  /// Creates a screen of a size in pixels.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, at least 1.
  ///   - height: the height in pixels, at least 1.
  ///   - diagonal: the diagonal in inches; `nil` for 6 pixels in a millimetre, as panels of 4 to 7 inches have.
  ///   - scale: the number of pixels in a point; `nil` for the one that a panel takes on a screen of that diagonal, or
  ///     1 without a diagonal.
  public init(_ width: Int, _ height: Int, diagonal: Double? = nil, scale: Double? = nil) {
    let size = Size(width: Double(max(1, width)), height: Double(max(1, height)))
    let length = (size.width * size.width + size.height * size.height).squareRoot()
    let density = diagonal.flatMap { $0 > 0 ? length / ($0 * 25.4) : nil }
    let suggested = density.map { density in
      ScreenScale.suggested(
        width: max(1, width), height: max(1, height),
        millimeters: (width: size.width / density, height: size.height / density))
    }
    pixels = size
    pixelsPerMillimetre = density ?? 6
    self.scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? suggested ?? 1
  }

  /// The size in points.
  public var size: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }
  /// The number of points in a millimetre.
  public var pointsPerMillimetre: Double { pixelsPerMillimetre / scale }

  /// The screens that panels are built with most: 2.8 to 21.5 inches, upright ones among them.
  public static let all = [
    LintScreen(320, 240, diagonal: 2.8), LintScreen(480, 272, diagonal: 4.3), LintScreen(480, 320, diagonal: 3.5),
    LintScreen(800, 480, diagonal: 4.3), LintScreen(800, 480, diagonal: 7), LintScreen(720, 720, diagonal: 4),
    LintScreen(1024, 600, diagonal: 7), LintScreen(1280, 800, diagonal: 10.1), LintScreen(1920, 1080, diagonal: 15.6),
    LintScreen(1080, 1920, diagonal: 21.5),
  ]

  /// The size in pixels with the density, such as “800x480 at 5.2 px/mm”.
  public var description: String {
    "\(Int(pixels.width))x\(Int(pixels.height)) at \((pixelsPerMillimetre * 10).rounded() / 10) px/mm"
  }
}
