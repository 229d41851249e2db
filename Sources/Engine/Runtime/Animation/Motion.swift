/// An animation in progress, which the stage advances until it is over.
package class Motion {
  /// The course of the value over time.
  package let animation: Animation
  /// The stage's time at which the animation began.
  package let start: Duration
  /// The completions that wait for this animation.
  private var waiting: [AnimationCompletion]

  /// Creates an animation in progress.
  ///
  /// - Parameters:
  ///   - transaction: the transaction whose completions wait for it.
  ///   - start: the stage's time at which the animation begins.
  package init(_ transaction: Transaction, _ animation: Animation, at start: Duration) {
    self.animation = animation
    self.start = start
    waiting = transaction.completions
    for completion in waiting { completion.begin() }
  }

  /// Shows the value for the current time. Subclasses override it.
  ///
  /// - Returns: `false` if the animated object no longer exists or has another animation.
  package func show(isOver: Bool) -> Bool { false }

  /// Returns the remaining parts of the initial distance and velocity at a time.
  package final func sample(at time: Duration) -> MotionSample { animation.sample(at: seconds(at: time)) }

  /// Returns when the next frame is due after a time: one frame later, but never before the delay is over.
  package final func deadline(after time: Duration) -> Duration {
    let beginning = animation.beginning
    return beginning.isFinite ? max(start + .seconds(beginning), time + RuntimeLimits.frame) : .seconds(Int64.max / 4)
  }

  /// Shows the value for a time and notifies completions.
  ///
  /// - Returns: `false` once the animation is over.
  package final func advance(to time: Duration) -> Bool {
    let isOver = seconds(at: time) >= animation.duration
    if !show(isOver: isOver) || isOver {
      finish()
      return false
    }
    release { $0.criteria == .logicallyComplete && seconds(at: time) >= animation.visibleDuration }
    return true
  }

  /// Whether a completion waits for this animation.
  package final var isAwaited: Bool { !waiting.isEmpty }

  /// Notifies all completions that wait.
  package final func finish() { release { _ in true } }

  /// Notifies the completions that a predicate selects.
  private func release(where isDone: (AnimationCompletion) -> Bool) {
    if waiting.isEmpty { return }
    let done = waiting.filter(isDone)
    waiting.removeAll(where: isDone)
    for completion in done { completion.end() }
  }

  private func seconds(at time: Duration) -> Double { (time - start) / .seconds(1) }
}
