import Graphics
import Runtime
import Values

/// Moving the content: by finger, wheel, keys and program.
extension ScrollBehavior {
  /// Whether the user can scroll the content along any axis.
  var canScroll: Bool { Axis.allCases.contains { canScroll($0) } }

  var isForOverflow: Bool { fit == .hugging }

  func canScroll(_ axis: Axis) -> Bool {
    guard isScrollable, axes.contains(axis) else { return false }
    return self[axis].limit > 0.5 || !isForOverflow && settings.bouncingAxes.contains(axis)
  }

  /// Whether the content can scroll further in the direction of a distance.
  func canMove(_ axis: Axis, by distance: Double) -> Bool {
    guard canScroll(axis) else { return false }
    return distance > 0 ? self[axis].position < self[axis].limit - 0.5 : self[axis].position > 0.5
  }

  var isMoving: Bool { motion.isMoving }

  /// The sign that turns a finger's movement into a change of the position: content follows the finger, and a mirrored
  /// horizontal axis begins at the right.
  func direction(_ axis: Axis) -> Double { axis == .horizontal && isMirrored ? 1 : -1 }

  func trackContact(_ isDown: Bool) {
    if isDown == isTracking { return }
    isTracking = isDown
    for follower in followers { follower.settled(self) }
  }

  func hold(_ axes: Axis.Set) {
    heldAt = motion.position
    goal = nil
    for axis in Axis.allCases where axes.contains(axis) && canScroll(axis) { self[axis].hold() }
    moved()
  }

  func drag(by distance: Size) {
    for axis in Axis.allCases { self[axis].drag(by: distance[axis] * direction(axis)) }
    moved()
  }

  func release(speed: Size) {
    let target = target(speed)
    for axis in Axis.allCases {
      if let target, axes.contains(axis), self[axis].isHeld {
        self[axis].go(to: target.rect.origin[axis], at: stage.now)
      } else {
        self[axis].release(at: stage.now, speed: speed[axis] * direction(axis))
      }
    }
    moved()
  }

  /// The target that the target behavior chooses for a release; `nil` without such a behavior.
  private func target(_ speed: Size) -> ScrollTarget? {
    guard let targetBehavior else { return nil }
    var end = Point.zero
    for axis in Axis.allCases { end[axis] = self[axis].destination(atSpeed: speed[axis] * direction(axis)) }
    let velocity = Vector(dx: speed.width * direction(.horizontal), dy: speed.height * direction(.vertical))
    var target = ScrollTarget(rect: Rect(origin: end, size: window.size))
    targetBehavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: Rect(origin: heldAt, size: window.size)),
        contentSize: children.first?.frame.size ?? .zero, containerSize: window.size, axes: axes,
        velocity: velocity, beginnings: { [weak self] in self?.beginnings($0) ?? [] }))
    return target
  }

  func jump(_ axis: Axis, to position: Double) {
    self[axis].jump(to: position)
    moved()
  }

  func go(_ axis: Axis, to position: Double) {
    guard axes.contains(axis) else { return }
    self[axis].go(to: position, at: stage.now)
    moved()
  }

  /// Shifts the position after rows before the visible part have changed their height, so that the visible part stays
  /// in place.
  func shift(_ axis: Axis, by distance: Double) {
    self[axis].shift(by: distance)
    setNeedsLayout()
  }

  /// Scrolls to the place that a goal returns, as soon as that place exists.
  func pursue(_ goal: ScrollGoal) {
    self.goal = goal
    setNeedsLayout()
  }
}
