import Graphics

/// A view tree on a surface of fixed size, driven by events and time.
public final class Stage {
  /// The surface in points.
  public private(set) var size: Size
  /// Pixels in a point.
  public private(set) var scale: Double
  /// The latest time that the stage was told.
  public private(set) var now: Duration = .zero

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// Takes in an event. State may change; nothing is drawn.
  public func handle(_ event: InputEvent) {}

  /// Lets time pass: holds repeat, long presses ripen.
  public func advance(to time: Duration) {}

  /// When ``advance(to:)`` is next worth calling; `nil` while only an event can change anything.
  public var deadline: Duration? { nil }

  /// Whether ``draw()`` has anything to do.
  public var needsDraw: Bool { false }

  /// Brings the tree up to date and returns what has changed since the last call, or `nil` if nothing has.
  public func draw() -> Drawing? { nil }

  /// Everything, as if drawn for the first time.
  public func drawAll() -> Drawing { Drawing(list: DisplayList(), damage: Region()) }

  /// Gives the surface another size in points and another scale.
  public func resize(to size: Size, scale: Double) {}
}
