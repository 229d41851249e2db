import CDRM
import Graphics

/// A path through a card to a screen: connector, CRTC and mode.
struct Route {
  var connector: Connector
  var crtc: UInt32
  var mode: Mode
  /// Whether the mode was already set before the panel started.
  var isKept = false
  /// Whether the screen shows its own views instead of the main screen's.
  var isWindow = false

  /// Identifies the route, to compare it with routes to other screens or with other modes.
  func key(on path: String) -> String { "\(path) \(connector.name) \(mode)" }
}

/// A method to show a buffer: atomic commits, or the legacy calls for drivers without atomic modesetting.
protocol Scanout: AnyObject {
  /// The name of the method, for log messages.
  var name: String { get }

  /// Shows a buffer at the next vertical blank.
  ///
  /// - Parameters:
  ///   - framebuffer: The ID of the DRM frame buffer object.
  ///   - damage: The difference from the previously shown buffer; `nil` if everything may differ.
  ///   - isModeset: Whether to set the mode as well.
  func show(framebuffer: UInt32, damage: Region?, isModeset: Bool) -> ShowResult

  /// Called after each completed page flip.
  func didFlip()
}

/// The result of an attempt to show a buffer.
nonisolated enum ShowResult: Equatable {
  /// The page flip is pending; an event reports its completion.
  case pending
  /// The buffer is on the screen already.
  case shown
  /// The buffer is on the screen already, but the screen sends no events: wait for the duration of a frame before the
  /// next.
  case paced
  /// The driver still shows the previous frame; try again soon.
  case busy
  /// The kernel refused, with this error number.
  case failed(Int32)
}
