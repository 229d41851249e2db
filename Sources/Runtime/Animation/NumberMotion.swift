/// The animation of a number that a layout behavior draws, such as the size of a handle that is grabbed.
package final class NumberMotion: Motion {
  private let from, to: Double
  private let changed: (NumberMotion, Bool) -> Bool

  /// Creates an animation that begins now.
  ///
  /// - Parameters:
  ///   - time: the time of the stage.
  ///   - changed: called with this animation for each frame, and with whether it is the last one. Returns `false` if
  ///     the number is no longer drawn, or has another animation.
  package init(
    from: Double, to: Double, _ animation: Animation, at time: Duration,
    changed: @escaping (_ motion: NumberMotion, _ isOver: Bool) -> Bool
  ) {
    (self.from, self.to, self.changed) = (from, to, changed)
    super.init(Transaction(), animation, at: time)
  }

  package override func show(isOver: Bool) -> Bool { changed(self, isOver) }

  /// Returns the number at a time.
  package func number(at time: Duration) -> Double { to + (from - to) * sample(at: time).remaining }
}
