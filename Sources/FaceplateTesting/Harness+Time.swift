import Controls
import Headless
import Runtime

extension Harness {
  /// Lets time pass, from one deadline of the stage to the next, and lets the tasks of views run at each.
  public func advance(by duration: Duration) async throws { try await advance(to: now + duration) }

  /// Lets time pass up to a moment on the panel's clock, and lets the tasks of views run at each deadline.
  public func advance(to end: Duration) async throws {
    await settle()
    while let deadline = stage.deadline, deadline <= end {
      try tick(deadline)
      await settle()
    }
    try tick(end)
    await settle()
    try drawIfWanted()
  }

  /// Lets the tasks of views run until each is asleep or over. One that waits for something else is left waiting.
  public func settle() async {
    for turn in 1...Self.mostTurns {
      await Task.yield()
      if turn < Self.fewestTurns { continue }
      if stage.clock.runningTasks == 0 { return }
      // Behind all that other threads have been given to do, however busy the machine is.
      await Task.detached {}.value
      // A task that a view's action has made tells nobody when it is over.
      if turn == Self.lonerTurns { stage.clock.forgetLoners() }
    }
  }

  private func tick(_ time: Duration) throws {
    now = max(now, time)
    stage.advance(to: now)
    try drawIfDue()
  }

  /// How often tasks are let run before those that have not come to rest count as waiting for something else.
  static let mostTurns = 500
  /// How often they are let run at least: a task that has just been made by an action is not known yet.
  static let fewestTurns = 20
  /// How often those are let run that no view has made.
  static let lonerTurns = 100
}
