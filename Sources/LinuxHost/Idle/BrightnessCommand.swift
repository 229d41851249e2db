import CLinux
import Glibc

/// A program of the machine's that sets the brightness, for lamps that the kernel does not know.
///
/// One runs at a time, so that the last brightness is what remains. One that does not end is ended.
final class BrightnessCommand {
  /// The longest that a program may run.
  static let limit = Duration.seconds(10)
  /// How often a program is looked at where the kernel does not tell its end.
  private static let lookPause = Duration.milliseconds(100)

  private struct Run {
    var process: pid_t
    /// Readable when the process has ended; −1 where the kernel has no such descriptors.
    var descriptor: Int32
    var since: Duration
    var isKilled = false
  }

  private let words: [String]
  private let loop: EventLoop
  private let log: (String) -> Void
  private var run: Run?
  private var next: Int?

  /// A program and its first words, with blanks between; `nil` for an empty text.
  init?(_ text: String, loop: EventLoop, log: @escaping (String) -> Void) {
    words = text.split(separator: " ").map(String.init)
    (self.loop, self.log) = (loop, log)
    if words.isEmpty { return nil }
  }

  isolated deinit { if let run { forget(run) } }

  /// When to look at the program that runs; `nil` while none does.
  var deadline: Duration? {
    guard let run else { return nil }
    let end: Duration? = run.isKilled ? nil : run.since + Self.limit
    return [end, run.descriptor < 0 ? loop.now + Self.lookPause : nil].compactMap { $0 }.min()
  }

  /// Starts it with the brightness in percent as its last word, after the one that still runs.
  func set(percent: Int) {
    next = percent
    startNext()
  }

  /// Starts it with a last brightness. One that still runs is ended; nobody waits for the last.
  func finish(percent: Int) {
    if let run {
      kill(-run.process, SIGKILL)
      waitpid(run.process, nil, 0)
      forget(run)
    }
    set(percent: percent)
  }

  /// Time has passed.
  func advance(to now: Duration) {
    reap()
    guard let run, !run.isKilled, now - run.since >= Self.limit else { return }
    log("\(words[0]) has not ended for \(Self.limit) and is killed.")
    kill(-run.process, SIGKILL)
    self.run?.isKilled = true
  }

  private func startNext() {
    guard run == nil, let percent = next else { return }
    next = nil
    switch spawn(words + ["\(percent)"]) {
    case .success(let process):
      let descriptor = clinux_pidfd_open(process)
      run = Run(process: process, descriptor: descriptor, since: loop.now)
      if descriptor >= 0 { loop.watch(descriptor, in: .time) { [weak self] in self?.reap() } }
    case .failure(let error): log("\(error)")
    }
  }

  private func reap() {
    guard let run, waitpid(run.process, nil, WNOHANG) != 0 else { return }
    forget(run)
    startNext()
  }

  private func forget(_ run: Run) {
    if run.descriptor >= 0 {
      loop.unwatch(run.descriptor)
      close(run.descriptor)
    }
    self.run = nil
  }

  /// Starts a program in a group of its own, with no signal blocked or ignored: the panel's own habits are not its.
  private func spawn(_ words: [String]) -> Result<pid_t, MachineError> {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], nil, &attributes, &arguments, environ)
    if code == 0 { return .success(process) }
    return .failure(MachineError(.failed, "\(words[0]) cannot be started: \(errorText(code))."))
  }
}
