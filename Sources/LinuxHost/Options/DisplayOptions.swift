import Graphics

/// Which screen shows the picture, and how.
public nonisolated struct DisplayOptions: Hashable, Sendable {
  /// A display adapter: `/dev/dri/card1`, its driver such as `vc4`, or `fd:3` for a descriptor that was handed down, such
  /// as another program's lease; `nil` for the first with something connected.
  public var card: String?
  /// A connector such as `HDMI-A-1`; `nil` for the first that is connected.
  public var connector: String?
  /// The size and rate of each screen's picture.
  public var mode = DisplayModes()
  /// How far the picture is turned, and touches with it, on a panel that is mounted turned.
  public var rotation = PixelRotation.none
  /// Pixels in a point, of each screen.
  public var scale = DisplayScale()
  /// Whether every other connected screen shows the same picture.
  public var isMirrored = false
  /// Connectors whose screens show views of their own; the application's scenes name them.
  public internal(set) var windows: [String] = []
  /// How pictures reach the screen.
  public var method = DisplayMethod.automatic
  /// How a pixel is held in memory; `nil` for the best that the screen shows.
  public var format: PixelFormat?
  /// How many pixels the picture wanders to each side, so that nothing burns in; it is smaller by as much at each edge.
  public var pixelShift = 0

  /// The defaults.
  public init() {}
}
