import CLinux
import Glibc
import Graphics
import Synchronization

/// The thread of one device: it sleeps until there is a pattern to play.
///
/// The panel hands patterns over and does not wait. While the device is busy, only one more pattern waits: a click that
/// comes too late would be worse than none. An alarm takes its place.
nonisolated final class FeedbackWorker: Sendable {
  private struct State {
    var next: FeedbackPattern?
    var isOver = false
    var messages: [String] = []
    var played = 0
  }

  private let state = Mutex(State())
  /// An eventfd that becomes readable when there is something to do.
  private let bell: Int32
  /// An eventfd that becomes readable when there is a message; −1 for none.
  private let mail: Int32

  /// Creates a worker. Nothing runs before ``start(_:)``.
  ///
  /// - Parameter mail: rung when there are messages; −1 for none. The worker rings a duplicate: the thread may outlive
  ///   the listener.
  init(mail: Int32) {
    bell = clinux_event_descriptor()
    self.mail = mail < 0 ? -1 : fcntl(mail, F_DUPFD_CLOEXEC, 3)
  }

  deinit { for descriptor in [bell, mail] where descriptor >= 0 { Glibc.close(descriptor) } }

  /// Starts the thread with the device that a closure makes there.
  ///
  /// - Returns: whether the system had a thread for it.
  func start(_ make: @escaping @Sendable () -> any FeedbackOutput) -> Bool {
    bell >= 0 && DetachedThread.start { self.run(make()) }
  }

  /// Plays a pattern as soon as the device is free.
  func play(_ pattern: FeedbackPattern) {
    let isTaken = state.withLock { state in
      if let waiting = state.next, waiting.isUrgent, !pattern.isUrgent { return false }
      state.next = pattern
      return true
    }
    if isTaken { clinux_ring(bell) }
  }

  /// Ends the thread after the pattern that is played now.
  func end() {
    state.withLock { ($0.isOver, $0.next) = (true, nil) }
    clinux_ring(bell)
  }

  /// The messages since the last call.
  func takeMessages() -> [String] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// The number of patterns that were played without a fault.
  var played: Int { state.withLock { $0.played } }

  private func run(_ output: any FeedbackOutput) {
    var output = output
    var fault: String?
    while waitForBell() {
      if state.withLock({ $0.isOver }) { break }
      let pattern = state.withLock { state in
        defer { state.next = nil }
        return state.next
      }
      guard let pattern else { continue }
      do {
        try output.play(pattern)
        fault = nil
        state.withLock { $0.played += 1 }
      } catch {
        output.close()
        if fault != "\(error)" { tell("\(error)") }
        fault = "\(error)"
      }
    }
    output.close()
  }

  /// Sleeps until the bell has been rung. Returns `false` if it cannot be heard.
  private func waitForBell() -> Bool {
    var entry = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
    var count: UInt64 = 0
    while poll(&entry, 1, -1) < 0 { if errno != EINTR { return false } }
    return read(bell, &count, 8) == 8
  }

  private func tell(_ message: String) {
    state.withLock { $0.messages.append(message) }
    if mail >= 0 { clinux_ring(mail) }
  }
}
