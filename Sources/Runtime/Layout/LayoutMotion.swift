import Graphics

/// A layout node on the way from where the layout had it to where the layout has it now.
package final class Glide: Motion {
  private weak var layoutNode: LayoutNode?
  // x, y, width and height.
  private let distance, velocity: SIMD4<Double>

  package init(of layoutNode: LayoutNode, distance: SIMD4<Double>, _ transaction: Transaction, _ animation: Animation) {
    self.layoutNode = layoutNode
    let time = layoutNode.stage.now
    self.distance = distance + (layoutNode.glide?.distance(at: time) ?? .zero)
    velocity = layoutNode.glide?.velocity(at: time) ?? .zero
    super.init(transaction, animation, at: time)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, layoutNode.glide === self else { return false }
    if isOver { layoutNode.glide = nil }
    layoutNode.setNeedsPaint()
    return true
  }

  /// How far the layout node is from where it belongs.
  package func distance(at time: Duration) -> SIMD4<Double> {
    let sample = sample(at: time)
    return distance * sample.remaining + velocity * sample.carried
  }

  private func velocity(at time: Duration) -> SIMD4<Double> {
    let sample = sample(at: time)
    return distance * sample.remainingRate + velocity * sample.carriedRate
  }
}

/// A layout node that appears or disappears.
package final class Fade: Motion {
  private weak var layoutNode: LayoutNode?
  private let from, to: Double

  package init(of layoutNode: LayoutNode, to end: Double, _ transaction: Transaction, _ animation: Animation) {
    self.layoutNode = layoutNode
    from = layoutNode.fade?.opacity(at: layoutNode.stage.now) ?? 1 - end
    to = end
    super.init(transaction, animation, at: layoutNode.stage.now)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, layoutNode.fade === self else { return false }
    // What has faded out stays so until it is taken away.
    if isOver && to == 1 { layoutNode.fade = nil }
    layoutNode.setNeedsPaint()
    return true
  }

  package func opacity(at time: Duration) -> Double { to + (from - to) * sample(at: time).remaining }
}

extension LayoutNode {
  /// The place in the parent's space at which the layout node is shown now, in points.
  package final var shownFrame: Rect {
    guard let glide else { return frame }
    let distance = glide.distance(at: stage.now)
    return Rect(
      x: frame.minX + distance.x, y: frame.minY + distance.y, width: max(0, frame.width + distance.z),
      height: max(0, frame.height + distance.w))
  }

  /// How far the layout node is shown from where it and all around it have been placed, in points.
  package final var wayToGo: Point {
    ancestry.reduce(Point.zero) { way, layoutNode in
      guard let distance = layoutNode.glide?.distance(at: stage.now) else { return way }
      return way.offsetBy(dx: distance.x, dy: distance.y)
    }
  }

  /// Sets the layout node in motion if the update that has moved it is animated.
  package final func glide(from old: Rect, to new: Rect) {
    guard let node else { return }
    let transaction = node.scoped(stage.layoutPass.transaction)
    guard let animation = node.motionAnimation(of: transaction) else { return }
    let motion = Glide(
      of: self,
      distance: SIMD4(
        old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height), transaction,
      animation)
    glide = motion
    stage.motions.add(motion)
  }

  /// Lets the layout node appear or disappear.
  package final func fade(to opacity: Double, _ transaction: Transaction, _ animation: Animation) {
    let motion = Fade(of: self, to: opacity, transaction, animation)
    fade = motion
    stage.motions.add(motion)
    setNeedsPaint()
  }
}

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether things are to change without moving about.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

extension Node {
  /// What to move things with in this node; `nil` where they are not to move.
  package final func motionAnimation(of transaction: Transaction) -> Animation? {
    guard let animation = transaction.effectiveAnimation else { return nil }
    return Tracker.untracked { environment.accessibilityReduceMotion } ? nil : animation
  }
}
