/// The animation of a number that a layout behavior draws, such as the position of a handle.
package final class NumberMotion: Motion {
  private weak var layoutNode: LayoutNode?
  private let from, to: Double
  /// Whether the number decides where children are, and not only what is drawn.
  private let isLaidOut: Bool
  /// Whether another animation of the same number has begun.
  fileprivate var isReplaced = false

  fileprivate init(
    of layoutNode: LayoutNode, from: Double, to: Double, isLaidOut: Bool, _ animation: Animation
  ) {
    self.layoutNode = layoutNode
    (self.from, self.to, self.isLaidOut) = (from, to, isLaidOut)
    super.init(Transaction(), animation, at: layoutNode.stage.now)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, !isReplaced else { return false }
    if isLaidOut { layoutNode.setNeedsLayout() } else { layoutNode.setNeedsRepaint() }
    return true
  }

  /// Returns the number at a time of the stage.
  package func number(at time: Duration) -> Double { to + (from - to) * sample(at: time).remaining }
}

/// A number that a layout behavior draws, and that moves gradually when it changes.
///
/// Only the picture moves: layout, touches and accessibility use the number itself. Nothing is allocated before the first
/// change that is animated.
///
///     var position = MovingNumber()
///     position.move(to: fraction, environment.valueMovement, on: layoutNode)
///     let shown = position.shown(at: stage.now)   // in paint(into:)
package struct MovingNumber {
  /// The number at rest; `nil` before the first one.
  package private(set) var target: Double?
  private var motion: NumberMotion?

  /// Creates a number without a value.
  package init() {}

  /// Changes the number, and requests that the node is drawn again.
  ///
  /// The first number is shown at once. An animation in progress is interrupted, and the new animation begins at the
  /// number that is shown.
  ///
  /// - Parameters:
  ///   - target: the new number. A number that is not finite is shown at once.
  ///   - animation: the animation; `nil` to show it at once.
  ///   - layoutNode: the node that draws the number.
  ///   - isLaidOut: whether the number decides where the node's children are, and not only what the node draws.
  package mutating func move(
    to target: Double, _ animation: Animation?, on layoutNode: LayoutNode, isLaidOut: Bool = false
  ) {
    if target == self.target { return }
    let before = self.target == nil ? nil : shown(at: layoutNode.stage.now)
    self.target = target
    motion?.isReplaced = true
    motion = nil
    if isLaidOut { layoutNode.setNeedsLayout() } else { layoutNode.setNeedsRepaint() }
    guard let animation, let before, before.isFinite, target.isFinite, layoutNode.isOnStage else { return }
    let motion = NumberMotion(of: layoutNode, from: before, to: target, isLaidOut: isLaidOut, animation)
    self.motion = motion
    layoutNode.stage.motions.add(motion)
  }

  /// Returns the number that is shown at a time of the stage; 0 before the first number is set.
  package func shown(at time: Duration) -> Double { motion?.number(at: time) ?? target ?? 0 }
}
