import Graphics

/// The animation of a layout node's frame from its old place to its new place.
package final class Glide: Motion {
  private weak var layoutNode: LayoutNode?
  // The components are x, y, width and height, in points; velocities are per second.
  private let distance, velocity: SIMD4<Double>

  /// Creates an animation that begins now. It takes over the distance and the velocity of the animation that it
  /// replaces.
  ///
  /// - Parameter distance: the old frame minus the new one.
  package init(of layoutNode: LayoutNode, distance: SIMD4<Double>, _ transaction: Transaction, _ animation: Animation) {
    self.layoutNode = layoutNode
    let time = layoutNode.stage.now
    self.distance = distance + (layoutNode.motions.glide?.distance(at: time) ?? .zero)
    velocity = layoutNode.motions.glide?.velocity(at: time) ?? .zero
    super.init(transaction, animation, at: time)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, layoutNode.motions.glide === self else { return false }
    if isOver { layoutNode.motions.glide = nil }
    layoutNode.setNeedsPaint()
    layoutNode.parent?.behavior.childMoves()
    return true
  }

  /// Returns the difference between the frame shown at a time and the new frame.
  package func distance(at time: Duration) -> SIMD4<Double> {
    let sample = sample(at: time)
    return distance * sample.remaining + velocity * sample.carried
  }

  private func velocity(at time: Duration) -> SIMD4<Double> {
    let sample = sample(at: time)
    return distance * sample.remainingRate + velocity * sample.carriedRate
  }
}

/// The animation of a layout node's opacity while it appears or disappears.
package final class Fade: Motion {
  private weak var layoutNode: LayoutNode?
  private let from, to: Double

  /// Creates an animation to an opacity of 0 or 1 that begins now, from the opacity that is shown.
  package init(of layoutNode: LayoutNode, to end: Double, _ transaction: Transaction, _ animation: Animation) {
    self.layoutNode = layoutNode
    from = layoutNode.motions.fade?.opacity(at: layoutNode.stage.now) ?? 1 - end
    to = end
    super.init(transaction, animation, at: layoutNode.stage.now)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, layoutNode.motions.fade === self else { return false }
    // A faded-out node keeps its fade until it is removed, so that it does not reappear.
    if isOver && to == 1 { layoutNode.motions.fade = nil }
    layoutNode.setNeedsPaint()
    return true
  }

  /// Returns the opacity at a time, 0…1.
  package func opacity(at time: Duration) -> Double { to + (from - to) * sample(at: time).remaining }
}

/// The animations of a layout node's place and opacity.
package struct LayoutMotions {
  /// The animation of the frame, if it is animated.
  var glide: Glide?
  /// The animation of the opacity, if the node is fading in or out.
  var fade: Fade?

  /// Shows the node in its place and as opaque as it is.
  mutating func stop() { (glide, fade) = (nil, nil) }
}

extension LayoutNode {
  /// The frame at which the layout node is shown now, in the parent's coordinate space, in points.
  package final var shownFrame: Rect {
    guard let glide = motions.glide else { return frame }
    let distance = glide.distance(at: stage.now)
    return Rect(
      x: frame.minX + distance.x, y: frame.minY + distance.y, width: max(0, frame.width + distance.z),
      height: max(0, frame.height + distance.w))
  }

  /// The offset of the layout node's shown place from its place in the layout, in points. It includes the animations of
  /// its ancestors.
  package final var wayToGo: Point {
    ancestry.reduce(Point.zero) { way, layoutNode in
      guard let distance = layoutNode.motions.glide?.distance(at: stage.now) else { return way }
      return way.offsetBy(dx: distance.x, dy: distance.y)
    }
  }

  /// Animates the frame from its old place to its new one, if the running update is animated.
  package final func glide(from old: Rect, to new: Rect) {
    guard let node else { return }
    let transaction = node.scoped(stage.passes.layout.transaction)
    guard let animation = node.motionAnimation(of: transaction) else { return }
    let motion = Glide(
      of: self,
      distance: SIMD4(
        old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height), transaction,
      animation)
    motions.glide = motion
    stage.motions.add(motion)
  }

  /// Animates the layout node's arrival from an offset to its place, in points.
  package final func enter(from offset: Point, _ animation: Animation) {
    let motion = Glide(of: self, distance: SIMD4(offset.x, offset.y, 0, 0), Transaction(), animation)
    motions.glide = motion
    stage.motions.add(motion)
    setNeedsRepaint()
  }

  /// Animates the opacity to 0 or 1.
  package final func fade(to opacity: Double, _ transaction: Transaction, _ animation: Animation) {
    let motion = Fade(of: self, to: opacity, transaction, animation)
    motions.fade = motion
    stage.motions.add(motion)
    setNeedsPaint()
  }
}

/// The key of ``EnvironmentValues/accessibilityReduceMotion``.
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether changes are shown without movement. Transitions then fade, and views do not slide.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

extension Node {
  /// Returns the animation for movements of this node; `nil` if they are not animated or motion is reduced.
  package final func motionAnimation(of transaction: Transaction) -> Animation? {
    guard let animation = transaction.effectiveAnimation else { return nil }
    return Tracker.untracked { environment.accessibilityReduceMotion } ? nil : animation
  }
}
