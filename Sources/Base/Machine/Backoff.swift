/// Exponential back-off: the pauses between attempts at an operation that fails, doubled each time up to a longest one.
///
///     var backoff = Backoff()
///     retryAt = now + backoff.next()  // in 1 s, then 2 s, 4 s, … 60 s
package struct Backoff: Sendable {
  /// The first pause, where no other is given.
  package static let first = Duration.seconds(1)
  /// The longest pause, where no other is given.
  package static let longest = Duration.seconds(60)

  private let first, longest: Duration
  private let jitter: Double
  /// The attempts that have failed since the last success.
  private var failures = 0
  /// Creates a back-off before the first attempt.
  ///
  /// - Parameters:
  ///   - first: The first pause.
  ///   - longest: The longest pause.
  ///   - jitter: The part of a pause by which chance makes it shorter or longer, so that a hundred panels do not come
  ///     back to one server at the same moment.
  package init(first: Duration = first, longest: Duration = longest, jitter: Double = 0) {
    (self.first, self.longest, self.jitter) = (first, longest, jitter)
  }

  /// Returns the pause before the next attempt, and doubles the one after it.
  ///
  /// - Parameter time: the time, which is the chance of a pause with jitter: its last digits are those of no other machine.
  package mutating func next(at time: Duration = .zero) -> Duration {
    failures += 1
    let pause = pause(after: failures)
    let chance = Double(time.components.attoseconds / 1_000 % 1_000_003) / 1_000_003
    return jitter == 0 ? pause : pause * (1 - jitter + 2 * jitter * chance)
  }

  /// Begins with the first pause again, after an attempt has succeeded.
  ///
  /// That another program or a device takes a connection is none; ``Reconnection`` says when that is one.
  package mutating func reset() { failures = 0 }

  /// The pause, without chance, that follows so many failures in a row; zero after none.
  package func pause(after failures: Int) -> Duration {
    failures < 1 ? .zero : min(first * (1 << min(failures - 1, 32)), longest)
  }
}
