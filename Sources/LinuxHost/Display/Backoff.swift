/// How long to wait before another attempt at something that has failed: longer each time.
nonisolated struct Backoff {
  static let first = Duration.seconds(1)
  static let longest = Duration.seconds(60)

  private var pause = Backoff.first

  /// The pause before the next attempt.
  mutating func next() -> Duration {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }
}
