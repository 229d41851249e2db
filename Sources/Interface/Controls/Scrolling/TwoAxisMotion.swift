import Graphics
import Runtime

/// The position of a scroll view along both axes, and its movement.
struct TwoAxisMotion {
  private(set) var horizontal = ScrollMotion()
  private(set) var vertical = ScrollMotion()

  subscript(axis: Axis) -> ScrollMotion {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var position: Point { Point(x: horizontal.position, y: vertical.position) }
  /// Whether the content moves by itself.
  var isMoving: Bool { horizontal.isMoving || vertical.isMoving }
  /// Whether a finger holds the content.
  var isHeld: Bool { horizontal.isHeld || vertical.isHeld }
  /// Whether the content moves to a requested position.
  var isGoing: Bool { horizontal.isGoing || vertical.isGoing }

  /// Advances the motion to a time. Returns whether the position has changed.
  mutating func advance(to time: Duration) -> Bool {
    let before = (horizontal.position, vertical.position)
    horizontal.advance(to: time)
    vertical.advance(to: time)
    return before != (horizontal.position, vertical.position)
  }
}
