import Glibc
import Machine

/// Notifications to the service manager: ready, status, watchdog, stopping.
///
/// The protocol is one datagram of `KEY=value` lines to the socket that `NOTIFY_SOCKET` names; systemd documents it
/// in sd_notify(3) as stable and free to be implemented. libsystemd would add its own dependencies (compression,
/// cryptography, 0.9 MB) for one `sendto`.
nonisolated struct ServiceManager {
  private let address: UnixAddress?
  /// The interval of watchdog messages: half of the manager's timeout.
  let watchdogInterval: Duration?
  private(set) var nextPing: Duration?
  /// A message of readiness that could not be sent, because the process had no descriptor or the manager's queue was
  /// full.
  private var unsent: (message: String, due: Duration, attempts: Int)?
  private var lastWait: Duration?

  /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID` from the environment.
  init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }, processID: Int32 = getpid()) {
    let isForUs = environment("WATCHDOG_PID").flatMap { Int32($0) }.map { $0 == processID } ?? true
    let microseconds = environment("WATCHDOG_USEC").flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
    watchdogInterval = isForUs ? microseconds.map { .microseconds($0 / 2) } : nil
    // Any other beginning, such as vsock:, names no Unix socket.
    address = environment("NOTIFY_SOCKET").flatMap { ["/", "@"].contains($0.first) ? UnixAddress($0) : nil }
  }

  /// Whether a service manager listens.
  var isPresent: Bool { address != nil }

  /// When ``ping(at:isHealthy:)`` has to be called next; `nil` without anything to send.
  var deadline: Duration? { [nextPing, unsent?.due].compactMap { $0 }.min() }

  /// Sends `READY=1` with a status text. If it cannot be sent, it is tried again each second: without this message the
  /// manager ends the panel.
  mutating func ready(status: String, at now: Duration) {
    let message = "READY=1\nSTATUS=\(oneLine(status))"
    unsent = isPresent && !send(message) ? (message, now + Self.retry, 1) : nil
  }
  /// Sends a status text as one line.
  func status(_ text: String) { send("STATUS=\(oneLine(text))") }
  /// Asks for 30 s more start-up time (`EXTEND_TIMEOUT_USEC`), with the reason as the status. At most once a second.
  mutating func wait(status: String, at now: Duration) {
    guard isPresent, lastWait.map({ now - $0 >= .seconds(1) }) ?? true else { return }
    lastWait = now
    send("EXTEND_TIMEOUT_USEC=30000000\nSTATUS=\(oneLine(status))")
  }
  /// Sends `RELOADING=1`; ``ready(status:)`` ends the reload.
  func reloading(at now: Duration) { send("RELOADING=1\nMONOTONIC_USEC=\(now.microseconds)") }
  /// Sends `STOPPING=1`, before the screens are restored.
  func stopping() { send("STOPPING=1") }

  /// Starts the watchdog interval.
  mutating func arm(at now: Duration) { nextPing = isPresent ? watchdogInterval.map { now + $0 } : nil }

  /// The interval of watchdog checks while the panel is not healthy, and of attempts to send the readiness.
  static let retry = Duration.seconds(1)
  /// The number of attempts to send the readiness. The manager waits for 30 s.
  static let readyAttempts = 30

  /// Sends `WATCHDOG=1` if it is due and the panel is healthy. Otherwise the manager's watchdog expires, unless the
  /// panel recovers in time. Also sends a readiness again that could not be sent.
  mutating func ping(at now: Duration, isHealthy: Bool) {
    sendReadyAgain(at: now)
    guard let due = nextPing, let interval = watchdogInterval, now >= due else { return }
    nextPing = now + (isHealthy ? interval : min(interval, Self.retry))
    if isHealthy { send("WATCHDOG=1") }
  }

  private mutating func sendReadyAgain(at now: Duration) {
    guard let (message, due, attempts) = unsent, now >= due else { return }
    let isOver = send(message) || attempts == Self.readyAttempts
    unsent = isOver ? nil : (message, now + Self.retry, attempts + 1)
  }

  private func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  @discardableResult
  private func send(_ message: String) -> Bool { address?.send(Array(message.utf8)) ?? false }
}
