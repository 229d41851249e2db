import Graphics
import Runtime

/// Content that scrolls because a finger that drags something is near an edge of its visible part.
struct EdgeScroll {
  private let container: any ScrollContainer
  private let axis: Axis
  /// Points a second, positive towards the end.
  private let speed: Double
  /// The time of the last frame.
  private(set) var last: Duration

  /// The distance from an edge within which a finger scrolls, in points, and the speed of the content at the very edge,
  /// in points a second.
  private static let edge = 40.0, fastest = 600.0
  /// The longest time between two frames that counts.
  private static let longestFrame = Duration.milliseconds(100)

  /// The movement for a finger at a place of the stage; `nil` where it is not near an edge or nothing is beyond it.
  init?(of container: any ScrollContainer, at location: Point, since last: Duration) {
    let place = container.layoutNode.local(location)
    let window = container.window
    for axis in Axis.allCases where container.canScroll(axis) {
      let edge = min(Self.edge, window.size[axis] / 4)
      let before = place[axis] - window.origin[axis]
      let after = window.size[axis] - before
      let depth = before < edge ? before / edge - 1 : after < edge ? 1 - after / edge : 0
      // A finger that goes towards an end moves the content the other way.
      let way = -max(-1, min(1, depth)) * container.direction(axis)
      if way == 0 || !container.canMove(axis, by: way) { continue }
      (self.container, self.axis, speed, self.last) = (container, axis, way * Self.fastest, last)
      return
    }
    return nil
  }

  var nextFrame: Duration { last + ScrollMotions.frame }

  /// Scrolls by the distance for the time since the last frame.
  mutating func move(at time: Duration) {
    let seconds = min(time - last, Self.longestFrame) / .seconds(1)
    last = time
    container.jump(axis, to: container.position(axis).destination + speed * seconds)
  }
}
