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
  /// Where the corner of the picture is to be, the picture upright.
  var origin: (x: Int, y: Int) { get set }

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
}
