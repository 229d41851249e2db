import Runtime

extension HeadlessStage {
  /// Lets time pass, from one deadline of the stage to the next.
  public func advance(by duration: Duration) throws { try advance(to: now + duration) }

  /// Lets time pass up to a moment on the panel's clock.
  ///
  /// - Throws: ``HeadlessError`` if the stage asks for the same moment again and again.
  public func advance(to end: Duration) throws {
    var progress = DeadlineProgress()
    while let deadline = stage.deadline, deadline <= end {
      try progress.note(deadline, at: now)
      now = max(now, deadline)
      stage.advance(to: now)
      try drawIfDue()
    }
    if now >= end { return }
    now = end
    stage.advance(to: now)
    try drawIfWanted()
  }
}

/// Notices a stage that asks for the same moment again and again, with which time would never pass.
package struct DeadlineProgress {
  /// The number of times in a row that a stage may ask for the moment that it has just been given.
  private static let mostRepetitions = 100
  private var repetitions = 0

  package init() {}

  /// Notes a deadline that is served next.
  ///
  /// - Throws: ``HeadlessError`` if time has not passed for too many deadlines in a row.
  package mutating func note(_ deadline: Duration, at now: Duration) throws {
    repetitions = deadline <= now ? repetitions + 1 : 0
    if repetitions > Self.mostRepetitions {
      throw HeadlessError("the stage has a deadline at \(deadline) that does not pass: it would never sleep")
    }
  }
}
