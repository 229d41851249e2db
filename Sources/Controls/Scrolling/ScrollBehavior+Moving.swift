import Graphics
import Runtime
import Values

/// Moving the content: by finger, wheel, keys and program.
extension ScrollBehavior {
  /// What is kept in sight around a control that has the focus, in points.
  static let revealMargin = 16.0

  /// Whether there is anything out of sight.
  var canScroll: Bool { Axis.allCases.contains { canScroll($0) } }

  func canScroll(_ axis: Axis) -> Bool {
    isScrollable && axes.contains(axis) && (self[axis].limit > 0.5 || bouncingAxes.contains(axis))
  }

  /// Whether the content can go on towards an end.
  func canMove(_ axis: Axis, by distance: Double) -> Bool {
    guard canScroll(axis) else { return false }
    return distance > 0 ? self[axis].position < self[axis].limit - 0.5 : self[axis].position > 0.5
  }

  var isMoving: Bool { horizontal.isMoving || vertical.isMoving }

  /// From a movement of a finger to one along the axis: what is to the right comes first where reading goes to the left.
  func direction(_ axis: Axis) -> Double { axis == .horizontal && isMirrored ? 1 : -1 }

  func trackContact(_ isDown: Bool) {
    if isDown == isTracking { return }
    isTracking = isDown
    for follower in followers { follower.settled(self) }
  }

  func hold(_ axes: Axis.Set) {
    heldAt = Point(x: horizontal.position, y: vertical.position)
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

  /// Brings a rectangle of this layout node's space into sight, or to a place in the window.
  func show(_ rect: Rect, at anchor: UnitPoint?, margin: Double = 0, isAnimated: Bool) {
    for axis in Axis.allCases where axes.contains(axis) {
      let start = -margins.start(axis) + (rect.start(axis, in: frame.size, isMirrored) + self[axis].position)
      let length = axis == .horizontal ? rect.width : rect.height
      let seen = self[axis].viewport - insets.extent(axis)
      var target = self[axis].destination
      if let anchor {
        target = start - (seen - length) * (axis == .horizontal ? anchor.x : anchor.y)
      } else if start - margin < target {
        target = start - margin
      } else if start + length + margin > target + seen {
        target = min(start - margin, start + length + margin - seen)
      }
      if target == self[axis].destination { continue }
      if isAnimated { go(axis, to: target) } else { jump(axis, to: target) }
    }
  }

  func position(_ axis: Axis) -> ScrollState {
    ScrollState(destination: self[axis].destination, limit: self[axis].limit, viewport: self[axis].viewport)
  }

  func reveal(_ rect: Rect) { show(rect, at: nil, margin: Self.revealMargin, isAnimated: true) }

  /// Goes to whatever a closure finds, as soon as it is placed.
  func pursue(_ goal: ScrollGoal) {
    self.goal = goal
    setNeedsLayout()
  }
}
