import Glibc

/// Word to the service manager: ready, what is going on, still alive, stopping.
///
/// The protocol is one datagram of `KEY=value` lines to the socket named by `NOTIFY_SOCKET`; systemd documents it as
/// stable and open to be written by hand. libsystemd would bring its own dependencies (compression, cryptography, 0.9 MB)
/// into a program that otherwise needs none of them, for this one `sendto`.
nonisolated struct ServiceManager {
  private let address: UnixAddress?
  /// How often the manager wants to hear that the loop is alive: half of the time that it would wait.
  let watchdogInterval: Duration?
  private(set) var nextPing: Duration?
  private var lastWait: Duration?

  /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`.
  init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }, processID: Int32 = getpid()) {
    let isForUs = environment("WATCHDOG_PID").flatMap { Int32($0) }.map { $0 == processID } ?? true
    let microseconds = environment("WATCHDOG_USEC").flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
    watchdogInterval = isForUs ? microseconds.map { .microseconds($0 / 2) } : nil
    address = environment("NOTIFY_SOCKET").flatMap(UnixAddress.init)
  }

  /// Whether there is a manager to talk to.
  var isPresent: Bool { address != nil }

  /// Tells that the panel is up.
  func ready(status: String) { send("READY=1\nSTATUS=\(oneLine(status))") }
  /// Tells what is going on, in one line.
  func status(_ text: String) { send("STATUS=\(oneLine(text))") }
  /// Asks for more time to start, for what cannot be hurried, and says what that is. Once a second at most.
  mutating func wait(status: String, at now: Duration) {
    guard isPresent, lastWait.map({ now - $0 >= .seconds(1) }) ?? true else { return }
    lastWait = now
    send("EXTEND_TIMEOUT_USEC=30000000\nSTATUS=\(oneLine(status))")
  }
  /// Tells that settings are being read anew; ``ready(status:)`` ends it.
  func reloading(at now: Duration) { send("RELOADING=1\nMONOTONIC_USEC=\(now.microseconds)") }
  /// Tells that the panel is about to end.
  func stopping() { send("STOPPING=1") }

  /// Starts to count towards the first sign of life.
  mutating func arm(at now: Duration) { nextPing = isPresent ? watchdogInterval.map { now + $0 } : nil }

  /// How soon a sign of life that could not be given is tried again.
  static let retry = Duration.seconds(1)

  /// Gives a sign of life when one is due and all is well. When it is not, the manager is left to draw its conclusion,
  /// unless all is well again in time.
  mutating func ping(at now: Duration, isHealthy: Bool) {
    guard let due = nextPing, let interval = watchdogInterval, now >= due else { return }
    nextPing = now + (isHealthy ? interval : min(interval, Self.retry))
    if isHealthy { send("WATCHDOG=1") }
  }

  private func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  private func send(_ message: String) { address?.send(Array(message.utf8)) }
}
