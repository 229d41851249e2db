import Controls
import Runtime

extension HeadlessHost {
  /// Lets time pass, from one deadline of the stage to the next.
  public func advance(by duration: Duration) throws { try advance(to: now + duration) }

  /// Lets time pass up to a moment on the panel's clock.
  ///
  /// - Throws: ``HeadlessError`` if the stage asks for the same moment again and again.
  public func advance(to end: Duration) throws {
    var repetitions = 0
    while let deadline = stage.deadline, deadline <= end {
      repetitions = deadline <= now ? repetitions + 1 : 0
      if repetitions > Self.backoff {
        throw HeadlessError("the stage has a deadline at \(deadline) that does not pass: it would never sleep")
      }
      now = max(now, deadline)
      stage.advance(to: now)
      try drawIfDue()
    }
    if now >= end { return }
    now = end
    stage.advance(to: now)
    try drawIfWanted()
  }

  /// How often a stage may ask for the moment that it has just been given.
  static let backoff = 100
}
