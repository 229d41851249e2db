import Runtime

extension HeadlessStage {
  /// Lets time pass, from one deadline of the stage to the next, and lets the tasks of views run at each.
  public func advance(by duration: Duration) async throws { try await advance(to: now + duration) }

  /// Advances the clock to a time, stopping at each deadline, and lets the tasks of views run there.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty, and ``HeadlessError`` if the stage asks for the same moment again
  ///   and again.
  public func advance(to end: Duration) async throws {
    var progress = DeadlineProgress()
    await settle()
    while let deadline = stage.deadline, deadline <= end {
      try progress.note(deadline, at: now)
      try tick(deadline)
      await settle()
    }
    try tick(end)
    await settle()
    try drawIfWanted()
  }

  /// Lets the tasks of views run until each sleeps or has ended. A task that waits for something else is left
  /// waiting.
  public func settle() async {
    var wasAtRest = false
    for turn in 1...Self.mostTurns {
      await Task.yield()
      if turn < Self.fewestTurns { continue }
      let isAtRest = stage.clock.runningTasks == 0
      // A task that begins on another thread may not have been counted the first time.
      if isAtRest, wasAtRest { return }
      wasAtRest = isAtRest
      // This waits behind the jobs of all other threads, however busy the machine is.
      await Task.detached {}.value
      // A task that an action has created does not report its end.
      if turn == Self.lonerTurns { stage.clock.forgetLoners() }
    }
  }

  private func tick(_ time: Duration) throws {
    now = max(now, time)
    stage.advance(to: now)
    try drawIfDue()
  }

  /// The number of turns that tasks get. Tasks that have not come to rest then count as waiting for something else.
  static let mostTurns = 500
  /// The least number of turns: a task that an action has just created is not registered yet.
  static let fewestTurns = 20
  /// The number of turns for tasks that no view has created.
  static let lonerTurns = 100
}
