import Graphics

/// A display adapter: what is connected to it, and the right to set its picture. ``Card`` is the kernel's.
protocol Adapter: AnyObject {
  /// The device node, such as `/dev/dri/card0`.
  var path: String { get }
  /// The kernel driver, such as `vc4`.
  var driver: String { get }
  /// Readable when frames have reached a screen.
  var fd: Int32 { get }
  /// The CRTCs, in the order that the bits of ``Connector/possibleCRTCs`` refer to.
  var crtcs: [UInt32] { get }
  /// Whether the device still answers.
  var isAlive: Bool { get }

  /// The connectors as they are now. `probing` asks the hardware, which can take longer than a frame.
  func connectors(probing: Bool) -> [Connector]
  /// Becomes the one program that may set the picture.
  func becomeMaster() throws
  /// Lets another program set the picture.
  func dropMaster()
  /// Reads which frames have reached their screens; false once the device is gone.
  func readFlips() -> Bool
  /// Opens the screen at the end of a route.
  func openScreen(_ route: Route, _ options: DisplayOptions) throws -> any RoutedScreen
}

extension Adapter {
  /// Whether a screen is connected whose modes are not known yet.
  var hasUndecidedScreen: Bool { connectors(probing: false).contains { $0.isConnected && $0.modes.isEmpty } }
}

/// A screen on a connector of an adapter.
protocol RoutedScreen: Screen {
  /// The adapter that feeds it.
  var adapter: any Adapter { get }
  /// Its connector, CRTC and mode.
  var route: Route { get }
  /// The number of frames that have reached the screen since the last call.
  func takeFlips() -> Int
}

extension RoutedScreen {
  /// What tells the screen in this mode from others.
  var key: String { route.key(on: adapter.path) }
}

/// Where adapters come from.
struct Adapters {
  /// The nodes of all adapters, in their order.
  var paths: () -> [String] = { Card.paths() }
  /// Opens the adapter of a node.
  var open: (String) throws -> any Adapter = { try Card(path: $0) }
  /// Opens the kernel's old frame buffer.
  var openFramebuffer: (PixelRotation) throws -> any Screen = { try FramebufferScreen(rotation: $0) }
}
