import Graphics

/// A screen that shows the panel's picture.
protocol Screen: AnyObject {
  /// What it hangs on, such as `HDMI-A-1`.
  var name: String { get }
  /// One line for a log: what is shown where and how.
  var summary: String { get }
  /// Numbers of columns and rows, the picture upright.
  var upright: PixelExtents { get }
  /// Extents of the visible picture, the screen as it is mounted; zero where it does not tell.
  var millimeters: (width: Int, height: Int) { get }
  /// What of the picture is shown and where its corner is to be, the picture upright.
  var place: ScreenPlace { get set }

  /// Takes note of what has changed in the picture.
  func add(_ damage: Region)
  /// Shows the picture; all that was noted is on its way to the screen then.
  func show(_ picture: Picture) -> ShowResult
  /// Shows nothing, with the screen on.
  func showBlack() -> ShowResult
  /// Switches the screen itself off; the next ``show(_:)`` switches it on.
  func turnOff()
  /// Distrusts what is on the screen: the next ``show(_:)`` sets its mode and shows everything.
  func startAfresh()
  /// Another way of showing pictures, after one that fails; false where there is none.
  func changeMethod() -> Bool
  /// Puts back what was there before.
  func restore()
  /// The error for a frame that could not be shown.
  func error(_ number: Int32) -> MachineError
}

/// Which part of the picture is on a screen, and where on it.
nonisolated struct ScreenPlace: Hashable {
  /// In the picture's pixels.
  var part: PixelRect
  /// From the screen's corner to the part's, the screen upright.
  var originX = 0
  var originY = 0

  /// A rectangle of the picture as it lies on the upright screen.
  func onScreen(_ rect: PixelRect) -> PixelRect {
    rect.moved(by: (originX - part.minX, originY - part.minY))
  }
}

/// What a screen shows: a bitmap, and the pointer's arrow above it.
struct Picture {
  /// A few pixels that lie above the bitmap.
  struct Overlay {
    var pixels: Bitmap
    /// Where they are in the bitmap.
    var rect: PixelRect
  }

  var bitmap: Bitmap
  var overlay: Overlay?

  /// Hands out what is on a screen: pixels, what of them is new, and where their corner is on the upright screen.
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
