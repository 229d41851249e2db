import CLinux
import Glibc

/// Runs a program that sets the brightness, for lamps without a kernel backlight.
///
/// Only one instance runs at a time, so that the last brightness wins. An instance that runs too long is killed.
final class BrightnessCommand {
  /// The longest time that the program may run.
  static let limit = Duration.seconds(10)
  /// The time between two polls of the program if the kernel has no pidfd.
  private static let lookPause = Duration.milliseconds(100)

  private struct Run {
    var process: pid_t
    /// A pidfd, which becomes readable when the process has ended; −1 if the kernel has none.
    var descriptor: Int32
    var since: Duration
    var isKilled = false
  }

  private let words: [String]
  private let loop: EventLoop
  private let log: (String) -> Void
  private var run: Run?
  private var next: Int?
  /// When a program that could not be started is started again.
  private var retry = OpeningRetry()
  /// The last failure to start it that was logged.
  private var failure: String?

  /// Prepares a command; nothing is run yet.
  ///
  /// - Parameter text: The program and its first arguments, separated by blanks. The initializer returns `nil` if it
  ///   is empty.
  init?(_ text: String, loop: EventLoop, log: @escaping (String) -> Void) {
    words = text.split(separator: " ").map(String.init)
    (self.loop, self.log) = (loop, log)
    if words.isEmpty { return nil }
  }

  isolated deinit { if let run { forget(run) } }

  /// When ``advance(to:)`` has to be called next; `nil` while no program runs or waits to be started again.
  var deadline: Duration? {
    guard let run else { return retry.due }
    let end: Duration? = run.isKilled ? nil : run.since + Self.limit
    return [end, run.descriptor < 0 ? loop.now + Self.lookPause : nil].compactMap { $0 }.min()
  }

  /// Runs the program with the brightness in percent as its last argument, after the instance that still runs.
  ///
  /// A program that cannot be started is tried again for half a minute: the machine may be short of memory or processes
  /// for a moment, and the lamp would stay dark.
  func set(percent: Int) {
    next = percent
    retry.rest()
    startNext()
  }

  /// Runs the program a last time at shutdown. An instance that still runs is killed. Neither is waited for: init reaps
  /// them.
  func finish(percent: Int) {
    if let run {
      kill(-run.process, SIGKILL)
      forget(run)
    }
    set(percent: percent)
  }

  /// Whether no program runs or waits to be run.
  var isDone: Bool { run == nil && retry.due == nil }

  /// Reaps the program, kills it after ``limit``, or starts it again if it could not be started.
  func advance(to now: Duration) {
    reap()
    if retry.take(at: now) { startNext() }
    guard let run, !run.isKilled, now - run.since >= Self.limit else { return }
    log("\(words[0]) has not ended within \(Self.limit) and is killed.")
    kill(-run.process, SIGKILL)
    self.run?.isKilled = true
  }

  private func startNext() {
    guard run == nil, let percent = next else { return }
    switch spawn(words + ["\(percent)"]) {
    case .success(let process):
      (next, failure) = (nil, nil)
      retry.rest()
      let descriptor = clinux_pidfd_open(process)
      run = Run(process: process, descriptor: descriptor, since: loop.now)
      if descriptor >= 0 { loop.watch(descriptor, in: .time) { [weak self] in self?.reap() } }
    case .failure(let error):
      if error.description != failure { log(error.description) }
      failure = error.description
      retry.note([words[0]], at: loop.now)
    }
  }

  private func reap() {
    guard let run else { return }
    let ended = waitpid(run.process, nil, WNOHANG)
    guard ended > 0 || ended < 0 && errno == ECHILD else { return }
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

  /// Starts a program in its own process group, with no signal blocked or ignored: it must not inherit the panel's
  /// signal mask. Calls `posix_spawnp`.
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
