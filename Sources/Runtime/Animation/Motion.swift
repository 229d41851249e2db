/// Something that the stage moves on with time until it has come to rest.
package class Motion {
  package let animation: Animation
  package let start: Duration
  private var waiting: [AnimationCompletion]

  package init(_ transaction: Transaction, _ animation: Animation, at start: Duration) {
    self.animation = animation
    self.start = start
    waiting = transaction.completions
    for completion in waiting { completion.begin() }
  }

  /// Has what it has come to shown; `false` if that is of no interest to anybody any more.
  package func show(isOver: Bool) -> Bool { false }

  /// What is left of the way at a time.
  package final func sample(at time: Duration) -> MotionSample { animation.sample(at: seconds(at: time)) }

  /// When it has to be shown next, seen from a time.
  package final func deadline(after time: Duration) -> Duration {
    let beginning = animation.beginning
    return beginning.isFinite ? max(start + .seconds(beginning), time + Limits.frame) : .seconds(Int64.max / 4)
  }

  /// Moves on; `false` once it has come to rest.
  package final func advance(to time: Duration) -> Bool {
    let isOver = seconds(at: time) >= animation.duration
    if !show(isOver: isOver) || isOver {
      finish()
      return false
    }
    release { $0.criteria == .logicallyComplete && seconds(at: time) >= animation.visibleDuration }
    return true
  }

  /// Whether somebody waits for it to be at rest.
  package final var isAwaited: Bool { !waiting.isEmpty }

  /// Tells those who wait that it is at rest.
  package final func finish() { release { _ in true } }

  private func release(where isDone: (AnimationCompletion) -> Bool) {
    if waiting.isEmpty { return }
    let done = waiting.filter(isDone)
    waiting.removeAll(where: isDone)
    for completion in done { completion.end() }
  }

  private func seconds(at time: Duration) -> Double { (time - start) / .seconds(1) }
}
