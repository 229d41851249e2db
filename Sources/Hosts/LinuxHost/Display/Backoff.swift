/// Exponential back-off: the pause before the next attempt at an operation that has failed, doubled each time from 1
/// s to 60 s.
nonisolated struct Backoff {
  static let first = Duration.seconds(1)
  static let longest = Duration.seconds(60)

  private var pause = Backoff.first

  /// Returns the pause before the next attempt, and doubles the one after it.
  mutating func next() -> Duration {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }
}
