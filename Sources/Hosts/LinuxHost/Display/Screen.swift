import Graphics

/// A screen that shows frames of the panel.
protocol Screen: AnyObject {
  /// The connector, such as `HDMI-A-1`, or the device node.
  var name: String { get }
  /// One line for the log: connector, mode, adapter and method.
  var summary: String { get }
  /// The size of the screen in pixels in the panel's orientation (“upright”), that is, with the rotation undone.
  var upright: PixelExtents { get }
  /// The physical size of the visible area in millimetres, before rotation; zero if the screen does not report it.
  var millimeters: (width: Int, height: Int) { get }
  /// The part of the bitmap that the screen shows, and its position there.
  var place: ScreenPlace { get set }

  /// Records damage in the bitmap, to be copied at the next ``show(_:)``.
  func add(_ damage: Region)
  /// Whether so many pixels have to be copied before the next picture is shown that they are copied in parts.
  var lacksMuch: Bool { get }
  /// Copies a part of the damage recorded so far, without showing it.
  func copyPart(of bitmap: Bitmap)
  /// Shows the bitmap with all damage recorded so far.
  func show(_ picture: ShownPicture) -> ShowResult
  func showBlack() -> ShowResult
  /// Turns the screen itself off; the next ``show(_:)`` turns it on again.
  func turnOff()
  /// Discards the known screen state: the next ``show(_:)`` sets the mode and copies everything.
  func startAfresh()
  /// Switches to another scan-out method after a failure. Returns `false` if there is none.
  func changeMethod() -> Bool
  /// Restores what the screen showed before the panel started.
  func restore()
  /// The error for a frame that failed with this error number.
  func error(_ number: Int32) -> MachineError
}

extension Screen {
  /// On a screen without a hidden buffer, copied pixels are visible at once, so it copies everything when it shows the
  /// picture.
  var lacksMuch: Bool { false }
  func copyPart(of bitmap: Bitmap) {}
}

/// A part of the bitmap, and its position on a screen.
nonisolated struct ScreenPlace: Hashable {
  /// The part of the bitmap, in its pixels.
  var part: PixelRect
  /// The distance from the corner of the upright screen to the corner of the part, in pixels.
  var originX = 0
  var originY = 0

  /// Converts a rectangle from the bitmap to the upright screen.
  func onScreen(_ rect: PixelRect) -> PixelRect {
    rect.moved(by: (originX - part.minX, originY - part.minY))
  }
}

/// The picture on a screen: a bitmap, and the pointer's cursor on top of it.
struct ShownPicture {
  /// A few pixels that cover a part of the bitmap.
  struct Overlay {
    var pixels: Bitmap
    /// The covered rectangle, in the bitmap's pixels.
    var rect: PixelRect
  }

  var bitmap: Bitmap
  var overlay: Overlay?

  /// Calls `body` for the visible part of the bitmap and then for the visible part of the overlay.
  ///
  /// - Parameters:
  ///   - place: The part that is visible on the screen.
  ///   - region: The damage to copy, in the bitmap's pixels.
  ///   - body: Receives the pixels, their visible part, the damage in it, and where the part lies on the upright
  ///     screen.
  func forEachPiece(
    on place: ScreenPlace, new region: Region, _ body: (Bitmap, _ part: PixelRect, Region, _ corner: PixelRect) -> Void
  ) {
    body(bitmap, place.part, region, place.onScreen(place.part))
    guard let overlay else { return }
    let seen = overlay.rect.intersection(place.part)
    if seen.isEmpty { return }
    let own = seen.moved(by: (-overlay.rect.minX, -overlay.rect.minY))
    body(overlay.pixels, own, Region(own), place.onScreen(seen))
  }
}
