import Graphics

/// A screen that is not there: the panel is drawn as for one of its size, and only a remote view shows it.
final class MemoryScreen: Screen {
  /// The size where the options name none.
  static let standard = PixelExtents(width: 800, height: 480)

  let name = "memory"
  let upright: PixelExtents
  let millimeters = (width: 0, height: 0)
  var place: ScreenPlace
  var summary: String { "\(upright.width)x\(upright.height) in memory, without a screen" }

  /// Creates a screen of a size, which is the size after the rotation.
  init(_ size: PixelExtents) {
    upright = size
    place = ScreenPlace(part: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  // Viewers read the drawn pixels from the bitmap; there is nothing to copy.
  func add(_ damage: Region) {}
  func show(_ picture: ShownPicture) -> ShowResult { .paced }
  func showBlack() -> ShowResult { .paced }
  func turnOff() {}
  func startAfresh() {}
  func changeMethod() -> Bool { false }
  func restore() {}
  func error(_ number: Int32) -> MachineError { MachineError(.failed, "memory: \(errorText(number)).") }
}
