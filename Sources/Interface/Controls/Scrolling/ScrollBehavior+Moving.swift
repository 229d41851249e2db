import Graphics
import Runtime
import Values

/// Moving the content: by finger, wheel, keys and program.
extension ScrollBehavior {
  /// Whether there is anything out of sight.
  var canScroll: Bool { Axis.allCases.contains { canScroll($0) } }

  func canScroll(_ axis: Axis) -> Bool {
    isScrollable && axes.contains(axis) && (self[axis].limit > 0.5 || settings.bouncingAxes.contains(axis))
  }

  /// Whether the content can scroll further towards an end.
  func canMove(_ axis: Axis, by distance: Double) -> Bool {
    guard canScroll(axis) else { return false }
    return distance > 0 ? self[axis].position < self[axis].limit - 0.5 : self[axis].position > 0.5
  }

  var isMoving: Bool { motion.isMoving }

  /// From a movement of a finger to one along the axis: what is to the right comes first where reading goes to the left.
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

  /// Where it is to come to rest; `nil` where it does by itself.
  private func target(_ speed: Size) -> ScrollTarget? {
    guard let targetBehavior else { return nil }
    var end = Point.zero
    for axis in Axis.allCases { end[axis] = self[axis].destination(atSpeed: speed[axis] * direction(axis)) }
    var target = ScrollTarget(rect: Rect(origin: end, size: window.size))
    targetBehavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: Rect(origin: heldAt, size: window.size)),
        contentSize: children.first?.frame.size ?? .zero, containerSize: window.size, axes: axes,
        beginnings: { [weak self] in self?.beginnings($0) ?? [] }))
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

  /// Rows above what is seen have turned out longer or shorter: what is seen stays where it is.
  func shift(_ axis: Axis, by distance: Double) {
    self[axis].shift(by: distance)
    setNeedsLayout()
  }

  /// Goes to whatever a closure finds, as soon as it is placed.
  func pursue(_ goal: ScrollGoal) {
    self.goal = goal
    setNeedsLayout()
  }
}
