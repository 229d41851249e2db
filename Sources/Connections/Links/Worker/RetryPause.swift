/// The pauses between attempts to reach somebody: doubled each time, and each by chance up to a quarter longer or shorter, so
/// that a hundred panels do not come back to one broker in the same moment.
struct RetryPause: Sendable {
  /// The first pause.
  var first = Duration.seconds(1)
  /// The longest pause.
  var longest = Duration.seconds(60)
  /// A number between 0 and 1 by chance.
  var chance: @Sendable () -> Double = { Double(LinkTime.now.components.attoseconds / 1_000 % 1_000_003) / 1_000_003 }
  private var pause: Duration?

  /// Creates pauses.
  init(first: Duration = .seconds(1), longest: Duration = .seconds(60)) {
    (self.first, self.longest) = (first, longest)
  }

  /// The pause before the next attempt.
  mutating func next() -> Duration {
    let length = pause ?? first
    pause = min(length * 2, longest)
    return length * (0.75 + 0.5 * chance())
  }

  /// Begins again, after an attempt has succeeded.
  mutating func reset() { pause = nil }
}
