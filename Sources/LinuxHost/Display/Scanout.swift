import CDRM
import Graphics

/// Which path through a card a picture takes.
struct Route {
  var connector: Connector
  var crtc: UInt32
  var mode: Mode
  /// Whether the mode is the one that was running before.
  var isKept = false
  /// Whether the screen shows views of its own instead of the first screen's.
  var isWindow = false

  /// What tells it from routes to other screens and in other modes.
  func key(on path: String) -> String { "\(path) \(connector.name) \(mode)" }
}

/// A way to have the kernel show a buffer: atomic commits, or the older calls for drivers that have no atomic ones.
protocol Scanout: AnyObject {
  /// How the buffers are shown, in a word for reports.
  var name: String { get }

  /// Shows a buffer at the next vertical blank; `isModeset` also sets the mode. `damage` is what differs from the buffer
  /// that was shown before, or `nil` where anything may.
  func show(framebuffer: UInt32, damage: Region?, isModeset: Bool) -> ShowResult

  /// Called when a flip has happened.
  func didFlip()
}

/// What became of an attempt to show a buffer.
nonisolated enum ShowResult: Equatable {
  /// An event will tell when it is on the screen.
  case pending
  /// It is on the screen already.
  case shown
  /// It is on the screen already, and another is not worth showing before a frame's time has passed.
  case paced
  /// The driver is not done with the frame before: try again soon.
  case busy
  /// An error number.
  case failed(Int32)
}
