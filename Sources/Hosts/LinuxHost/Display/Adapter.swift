import Graphics

/// A display adapter: its connectors, and DRM master, the right to set modes on it. ``DRMCard`` is the adapter of the
/// kernel's DRM interface; tests use others.
protocol Adapter: AnyObject {
  /// The device node, such as `/dev/dri/card0`.
  var path: String { get }
  /// The kernel driver, such as `vc4`.
  var driver: String { get }
  /// A descriptor that becomes readable when page-flip events are pending.
  var fd: Int32 { get }
  /// The CRTCs, in the order that the bits of ``Connector/possibleCRTCs`` refer to.
  var crtcs: [UInt32] { get }
  /// Whether the device still answers, that is, has not been unplugged.
  var isAlive: Bool { get }

  /// The present state of the connectors.
  ///
  /// - Parameter probing: Whether to ask the hardware, which can take longer than a frame, or to read the kernel's
  ///   cached state.
  func connectors(probing: Bool) -> [Connector]
  /// Acquires DRM master, which only one process can hold.
  ///
  /// - Throws: ``MachineError`` with the reason `busy` if another process is master.
  func becomeMaster() throws
  /// Gives DRM master up, so that another process can acquire it.
  func dropMaster()
  /// Reads the pending page-flip events. Returns `false` once the device is gone.
  func readFlips() -> Bool
  /// Opens the screen on a route's connector.
  ///
  /// - Throws: ``MachineError`` if no buffer can be allocated or the driver refuses the mode.
  func openScreen(_ route: Route, _ options: DisplayOptions) throws -> any RoutedScreen
  /// Returns the work of opening the screens of routes that takes longer than a frame and must be done on another
  /// thread before; `nil` if nothing does.
  func preparation(for routes: [Route], _ options: DisplayOptions) -> (@Sendable () -> Void)?
  /// Gives back what ``preparation(for:_:)`` has made and no screen has taken.
  func dropPreparations()
}

extension Adapter {
  /// Whether a screen is connected whose modes have not been read yet, as while a monitor wakes up.
  var hasUndecidedScreen: Bool { connectors(probing: false).contains { $0.isConnected && $0.modes.isEmpty } }
}

/// A screen on a connector of an adapter, as opposed to a plain frame buffer device.
protocol RoutedScreen: Screen {
  /// The adapter that drives the screen.
  var adapter: any Adapter { get }
  /// The connector, CRTC and mode of the screen.
  var route: Route { get }
  /// Returns the number of page flips completed since the last call.
  func takeFlips() -> Int
}

extension RoutedScreen {
  /// Identifies the screen together with its adapter and mode.
  var key: String { route.key(on: adapter.path) }
}

/// Finds and opens display adapters; tests replace the functions.
struct Adapters {
  /// The device nodes of all adapters, in ascending order.
  var paths: () -> [String] = { DRMCard.paths() }
  /// Opens the adapter of a device node.
  var open: (String) throws -> any Adapter = { try DRMCard(path: $0) }
  /// Opens the fbdev device `/dev/fb0`.
  var openFramebuffer: (PixelRotation) throws -> any Screen = { try FramebufferScreen(rotation: $0) }
}
