import CLinux
import Glibc
import PanelFile
import Settings
import Synchronization

/// Runs the commands of panel files, one at a time, each within its limit.
///
/// The panel never waits: the file is read, and the command is waited for, on a thread that exists only meanwhile.
@MainActor final class PanelCommands {
  private let path: String
  private let log: (String) -> Void
  private let end = CommandEnd()
  /// The command that runs; `nil` while none does.
  private(set) var running: String?

  /// - Parameters:
  ///   - path: the commands file.
  ///   - log: receives why a command was not run or has failed.
  init(path: String, log: @escaping (String) -> Void) { (self.path, self.log) = (path, log) }

  /// An eventfd that is readable once a command has ended; ``noteEnd()`` is to be called then.
  var descriptor: Int32 { end.descriptor }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - name: its name in the commands file.
  ///   - arguments: the words after those of the file.
  /// - Returns: why it is not run; `nil` if it is.
  func run(_ name: String, _ arguments: [String]) -> String? {
    if let running { return "\(name) is not run: \(running) has not ended yet" }
    running = name
    let (path, end) = (path, end)
    if Settings.Thread.start({ end.note(Self.outcome(of: name, arguments, path)) }) { return nil }
    running = nil
    return "\(name) is not run: the machine has no thread left"
  }

  /// Takes note of a command that has ended, and logs what went wrong.
  func noteEnd() {
    guard let outcome = end.take() else { return }
    running = nil
    if let outcome { log(outcome) }
  }

  /// Runs a command to its end. Returns what went wrong.
  private nonisolated static func outcome(of name: String, _ arguments: [String], _ path: String) -> String? {
    do throws(CommandsFile.Mistake) {
      let entry = try CommandsFile.entry(name, in: path)
      return ChildProcess(entry.words + arguments).failure(within: entry.limit).map { "\(name) \($0)" }
    } catch {
      return error.description
    }
  }
}

/// The end of a command, told by one thread to another.
private nonisolated final class CommandEnd: Sendable {
  /// What went wrong, or `nil` for nothing; the outer `nil` while the command has not ended.
  private let outcome = Mutex<String??>(nil)
  let descriptor = clinux_event_descriptor()

  deinit { if descriptor >= 0 { close(descriptor) } }

  func note(_ failure: String?) {
    outcome.withLock { $0 = .some(failure) }
    clinux_ring(descriptor)
  }

  func take() -> String?? {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    return outcome.withLock { outcome in
      defer { outcome = nil }
      return outcome
    }
  }
}

/// A program that is started and waited for. It gets no input, and what it prints goes where the panel's messages go.
private nonisolated struct ChildProcess {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Runs the program. Calls `posix_spawn`, `pidfd_open` and `waitpid`.
  ///
  /// - Parameter limit: the time after which it is killed.
  /// - Returns: what went wrong, to follow the name of the command; `nil` if it has ended well.
  func failure(within limit: Duration) -> String? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that the limit ends its children, too; and no signal blocked, as this thread has them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var vector: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in vector { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &vector, environ)
    guard code == 0 else { return "cannot be started: \(String(cString: strerror(code)))" }
    if !ends(process, within: limit) {
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
      return "was ended: it took longer than \(limit.unitText)"
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status == 0 ? nil : "has failed with the status \(status >> 8 & 0xFF)"
  }

  /// Waits until a process ends; false if it has not by then.
  private func ends(_ process: pid_t, within limit: Duration) -> Bool {
    let descriptor = clinux_pidfd_open(process)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let end = ContinuousClock.now + limit
    while true {
      let rest = (end - .now) / .milliseconds(1)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, Int32(max(0, min(rest.rounded(.up), 600_000))))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
