import LinuxHost
import Settings

/// The things that a start depends on, until the panel has proved that it works with them.
struct StartProof {
  let history: StartHistory
  /// Whether the first frame is on the screen.
  private(set) var isShown = false
  /// When the state in use counts as good; `nil` if that is already recorded or nothing is shown. It is recorded at the
  /// first wake after that time. A panel file wakes the panel for it. Settings do not, since they change with each touch:
  /// the next touch or the service manager's watchdog wakes the panel.
  private(set) var due: Duration?

  /// Begins without a picture.
  init(_ history: StartHistory) { self.history = history }

  /// The first frame is on the screen.
  mutating func noteShown() { isShown = true }

  /// Begins the proof again after a change: the new state counts as good after some time.
  mutating func begin(at time: Duration) {
    if isShown { due = time + StartHistory.proof }
  }

  /// Returns whether the state in use counts as good from now on. Only the first call after ``due`` returns `true`.
  mutating func end(at time: Duration) -> Bool {
    guard let due, time >= due else { return false }
    self.due = nil
    return true
  }

  /// Notes that the panel has ended. It has not failed if a person ended it, or if it has shown nothing because the
  /// machine has no display or denies access.
  ///
  /// - Parameter status: the exit code.
  func noteEnd(_ status: Int32) {
    let isOfMachine = [MachineError.Reason.noDisplay, .denied].contains { MachineError($0, "").exitCode == status }
    if isShown ? status == 0 : isOfMachine { history.noteEnd() }
  }
}
