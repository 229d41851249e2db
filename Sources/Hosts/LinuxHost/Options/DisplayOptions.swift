import Looks
import Graphics

/// The screens that show the panel, and their modes.
public nonisolated struct DisplayOptions: Hashable, Sendable {
  /// A display adapter: a node such as `/dev/dri/card1`, a driver such as `vc4`, or `fd:3` for an inherited
  /// descriptor such as a DRM lease; `nil` for the first with a connected screen.
  public var card: String?
  /// A connector such as `HDMI-A-1`; `nil` for the first connected one.
  public var connector: String?
  /// The resolution and refresh rate of each screen.
  public var mode = DisplayModes()
  /// The rotation of the output, and of touches with it, for a screen that is mounted rotated.
  public var rotation = PixelRotation.none
  /// The pixels per point of each screen.
  public var scale = DisplayScale()
  /// The distance from which the panel is read, in millimetres. A scale that is not set grows with it.
  public var distance = ScreenScale.nearDistance
  /// Whether every other connected screen shows the same frames.
  public var isMirrored = false
  /// The connectors whose screens show their own views, as named by the application's scenes.
  public internal(set) var windows: [String] = []
  /// The method of showing frames on the screen.
  public var method = DisplayMethod.automatic
  /// The pixel format of the frame buffer; `nil` for the best that the screen supports.
  public var format: PixelFormat?
  /// The greatest distance in pixels by which the image is shifted to each side to prevent burn-in; 0 for none. The
  /// image is smaller by this distance at each edge.
  public var pixelShift = 0

  /// Creates the default options.
  public init() {}

  /// Whether nothing but the pixels per point can differ on screens with other options.
  func differsInScaleOnly(from other: DisplayOptions) -> Bool {
    var scaled = other
    (scaled.scale, scaled.distance) = (scale, distance)
    return scaled == self
  }
}
