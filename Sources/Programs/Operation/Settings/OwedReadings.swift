import LinuxHost

/// The outstanding readings of the settings files, and the requests that wait for them.
struct OwedReadings {
  /// The attempts to read files that could not be read: the machine may lack descriptors or memory for a moment.
  private var retry = OpeningRetry()
  /// Whether the machine had no thread for reading the files.
  private var isOwed = false
  /// The actions that wait until the files have been read.
  private var completions: [() -> Void] = []

  /// When the files are read again; `nil` while there is no reason to.
  var due: Duration? { retry.due }

  /// Calls an action once the files have been read.
  mutating func await(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The actions to call now that the files have been read.
  mutating func takeCompletions() -> [() -> Void] {
    defer { completions = [] }
    return completions
  }

  /// The machine has had no thread to read the files.
  mutating func noteRefusal() { isOwed = true }

  /// Whether a reading has to be made that was refused.
  mutating func takeRefused() -> Bool {
    defer { isOwed = false }
    return isOwed
  }

  /// Takes in which files could not be read.
  mutating func note(unreadable paths: Set<String>, at time: Duration) { retry.note(paths, at: time) }

  /// Whether the files have to be read again now, because one of them could not be read. A file that is refused for
  /// good is finally left alone.
  mutating func take(at time: Duration) -> Bool { retry.take(at: time) }
}
