#if Links
import CLinux
import Glibc
import Links
import Synchronization
import Values

/// The programs that have been started and not waited for yet. The panel's programs end with the panel.
nonisolated final class RunningPrograms: Sendable {
  private struct State {
    var groups: Set<pid_t> = []
    var isEnding = false
  }

  /// The programs of this process, which are killed when it exits.
  static let shared: RunningPrograms = {
    atexit { RunningPrograms.shared.end() }
    return RunningPrograms()
  }()

  private let state = Mutex(State())

  /// Starts a program by a function that returns its process, the first of a group, and remembers it.
  fileprivate func start(_ spawn: () throws(LinkFault) -> pid_t) throws(LinkFault) -> pid_t {
    // Under the lock: no program starts after the end.
    let result = state.withLock { state -> Result<pid_t, LinkFault> in
      if state.isEnding {
        return .failure(LinkFault(LinkFault.notStarted, detail: "cannot be started: the panel ends"))
      }
      return Result { () throws(LinkFault) in
        let group = try spawn()
        state.groups.insert(group)
        return group
      }
    }
    return try result.get()
  }

  /// Forgets a program. Call this before the wait for its end: after the wait, its number may belong to another
  /// program.
  fileprivate func forget(_ group: pid_t) { _ = state.withLock { $0.groups.remove(group) } }

  /// Kills the programs and their children, and prevents further starts. Calls `kill`.
  func end() {
    state.withLock { state in
      state.isEnding = true
      for group in state.groups { kill(-group, SIGKILL) }
    }
  }
}

/// A program that is started and waited for. It gets no input, and its messages go where the panel's go.
nonisolated struct ChildProcess {
  /// The whole path of the program, and its arguments.
  private let words: [String]
  private let running: RunningPrograms

  /// Creates a program that has not been started.
  ///
  /// - Parameter running: remembers it while it runs.
  init(_ words: [String], among running: RunningPrograms = .shared) { (self.words, self.running) = (words, running) }

  /// Runs the program; what it prints goes where the panel's messages go.
  ///
  /// - Parameters:
  ///   - limit: the time after which it is killed.
  ///   - isSilent: whether what it prints is discarded instead.
  /// - Returns: the fault, to follow the name of the command; `nil` if it has ended well.
  func failure(within limit: Duration, isSilent: Bool = false) -> LinkFault? {
    do throws(LinkFault) {
      let process = try running.start { () throws(LinkFault) in try start(isSilent: isSilent) }
      try wait(for: process, within: limit)
      return nil
    } catch {
      return error
    }
  }

  /// Runs the program and reads what it prints, up to 4 kB.
  ///
  /// - Parameters:
  ///   - limit: the time after which it is killed.
  ///   - hear: called with each part of the text as it comes.
  /// - Returns: the text, or what went wrong, to follow the name of the command.
  func output(within limit: Duration, hear: ([UInt8]) -> Void = { _ in }) -> Result<String, LinkFault> {
    var ends: [Int32] = [-1, -1]
    guard clinux_pipe(&ends) == 0 else {
      return .failure(LinkFault(LinkFault.notStarted, detail: "cannot be started: \(String(cString: strerror(errno)))"))
    }
    defer { close(ends[0]) }
    // Only this end is non-blocking: otherwise the program would lose output when the pipe is full.
    _ = fcntl(ends[1], F_SETFL, 0)
    do throws(LinkFault) {
      let process: pid_t
      do throws(LinkFault) { process = try running.start { () throws(LinkFault) in try start(output: ends[1]) } } catch
      {
        close(ends[1])
        throw error
      }
      // Only the program holds the writing end: when the program is gone, the text ends.
      close(ends[1])
      let text = try wait(for: process, within: limit, reading: ends[0], hear)
      return .success(String(decoding: text, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }

  /// Starts the program. Calls `posix_spawn`.
  private func start(output: Int32? = nil, isSilent: Bool = false) throws(LinkFault) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream: Int32 in isSilent ? [1, 2] : [] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Its own process group, so that the limit ends its children, too; and no signal blocked or ignored, as they are here.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var vector: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in vector { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &vector, environ)
    guard code == 0 else {
      throw LinkFault(LinkFault.notStarted, detail: "cannot be started: \(String(cString: strerror(code)))")
    }
    return process
  }

  /// Waits until a process ends, and kills it if it has not by then. Calls `pidfd_open` and `waitpid`.
  ///
  /// - Returns: its output.
  @discardableResult
  private func wait(
    for process: pid_t, within limit: Duration, reading output: Int32 = -1,
    _ hear: ([UInt8]) -> Void = { _ in }
  ) throws(LinkFault) -> [UInt8] {
    var text: [UInt8] = []
    if !ends(process, within: limit, output, &text, hear) {
      kill(-process, SIGKILL)
      running.forget(process)
      waitpid(process, nil, 0)
      throw LinkFault(LinkFault.commandFailed, detail: "was ended: it took longer than \(limit.unitText)")
    }
    // Reads the rest of the pipe, which a child of the process may still fill.
    for _ in 0..<Self.blocks { if Self.read(output, &text, hear) != .some { break } }
    running.forget(process)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    if status & 0x7F != 0 {
      throw LinkFault(LinkFault.commandFailed, detail: "was ended by the signal \(status & 0x7F)")
    }
    if status != 0 {
      throw LinkFault(LinkFault.commandFailed, detail: "has failed with the status \(status >> 8 & 0xFF)")
    }
    return text
  }

  /// Waits until a process ends, and reads its output while it waits; false if it has not ended by then.
  private func ends(
    _ process: pid_t, within limit: Duration, _ output: Int32, _ text: inout [UInt8], _ hear: ([UInt8]) -> Void
  ) -> Bool {
    let descriptor = clinux_pidfd_open(process)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let end = ContinuousClock.now + limit
    var watched = output
    while true {
      let rest = (end - .now) / .milliseconds(1)
      var requests = [descriptor, watched].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&requests, 2, Int32(max(0, min(rest.rounded(.up), 600_000))))
      if count < 0 && errno != EINTR { return false }
      if count > 0, requests[0].revents != 0 { return true }
      // The time counts also for one that prints on and on.
      if count == 0 || rest <= 0 { return false }
      if count < 0 { continue }
      // A program that has closed its output is only waited for.
      if Self.read(watched, &text, hear) == .end { watched = -1 }
    }
  }

  /// The result of reading a pipe.
  private enum Reading { case some, nothingYet, end }

  /// The number of blocks that a pipe holds at most: 64 kB.
  private static let blocks = 16

  /// Reads one block, and keeps the last 4 kB of all.
  private static func read(_ output: Int32, _ text: inout [UInt8], _ hear: ([UInt8]) -> Void) -> Reading {
    if output < 0 { return .end }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(output, &block, block.count)
    if count <= 0 { return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothingYet : .end }
    text = (text + block[..<count]).suffix(4096)
    hear(Array(block[..<count]))
    return .some
  }
}
#endif
