/// The attempts to reach a server or a device, and what the log says about them.
///
/// That the other side takes a connection is no success: one that answers rubbish would be asked again without a pause.
/// The pauses begin again only once valid answers have lasted as long as the last pause. Until then trouble is not over, so
/// that the log has a line for each reason when it begins, and one when it ends.
///
///     var attempts = Reconnection(Backoff())
///     let (pause, isNews) = attempts.fail("no answer", at: now)  // 1 s, then 2 s, 4 s, …
///     if attempts.succeed(at: now) { log("connected") }          // after a second of answers
package struct Reconnection: Sendable {
  /// The greatest number of reasons that the log gets while trouble lasts.
  private static let mostReasons = 8

  private var backoff: Backoff
  private var lastPause = Duration.zero
  /// When the valid answers began; `nil` without any.
  private var answeredSince: Duration?
  /// Whether the answers have lasted long enough.
  private var isSteady = false
  /// The failures since the last success.
  private var reasons: Set<String> = []

  /// Creates the state before the first attempt.
  ///
  /// - Parameter backoff: the growth of the pauses.
  package init(_ backoff: Backoff) { self.backoff = backoff }

  /// Whether an attempt has failed, and no success has ended the trouble.
  package var isTroubled: Bool { !reasons.isEmpty }

  /// When ``settle(at:)`` is worth calling; `nil` if time alone changes nothing.
  package var deadline: Duration? { isSteady ? nil : answeredSince.map { $0 + lastPause } }

  /// Notes a valid answer.
  ///
  /// - Returns: see ``settle(at:)``.
  package mutating func succeed(at time: Duration) -> Bool {
    answeredSince = answeredSince ?? time
    return settle(at: time)
  }

  /// Lets valid answers of the present connection count from a time on, since it is likely to be lost before.
  package mutating func doubt(until time: Duration) { (answeredSince, isSteady) = (time, false) }

  /// Ends the trouble if valid answers have lasted long enough.
  ///
  /// - Returns: whether they have now, for the first time or after trouble, which is worth a line in the log.
  package mutating func settle(at time: Duration) -> Bool {
    guard let deadline, time >= deadline else { return false }
    (isSteady, reasons, lastPause) = (true, [], .zero)
    backoff.reset()
    return true
  }

  /// Notes that an attempt has failed, or that a connection is lost.
  ///
  /// - Returns: the pause before the next attempt, and whether the reason is worth a line in the log.
  package mutating func fail(_ reason: String, at time: Duration) -> (pause: Duration, isNews: Bool) {
    _ = settle(at: time)
    (answeredSince, isSteady) = (nil, false)
    lastPause = backoff.next(at: time)
    return (lastPause, reasons.count < Self.mostReasons && reasons.insert(reason).inserted)
  }
}
