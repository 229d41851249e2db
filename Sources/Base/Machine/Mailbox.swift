import Glibc
import Synchronization

/// Messages from any thread to one that sleeps in `poll(2)`: a worker, or the event loop of a panel.
///
/// The sender never waits. The thread that receives takes all messages at once, so that ten thousand of them cost it no
/// more wakes than one.
///
///     let results = Mailbox<Double>()
///     loop.watch(results.descriptor, in: .files) { results.take().forEach(show) }
///     _ = DetachedThread.start { results.post(sensor.read()) }
package final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  private let bell = Bell()

  /// Creates a mailbox without messages.
  package init() {}

  /// Readable while there are messages, and once ``stop()`` has been called until the receiver looks; −1 if the machine
  /// has no descriptor left, so that nothing wakes the receiver.
  package var descriptor: Int32 { bell.descriptor }

  /// Adds a message, and wakes the receiver.
  package func post(_ message: Message) { change { $0.append(message) } }

  /// Changes the messages that the receiver has not taken yet, and wakes it: to replace what is out of date, or to keep
  /// their number within bounds.
  package func change(_ body: (inout [Message]) -> Void) {
    state.withLock { body(&$0.messages) }
    bell.ring()
  }

  /// Asks the receiver to end, and wakes it.
  package func stop() {
    state.withLock { $0.isStopped = true }
    bell.ring()
  }

  /// Whether the receiver is to end.
  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The messages since the last call, the earliest first. It never waits.
  package func take() -> [Message] {
    bell.clear()
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Sleeps until there is a message, ``stop()`` has been called, a descriptor is ready, or the deadline has passed. It
  /// may wake without a reason. Calls `poll(2)`.
  ///
  /// - Parameters:
  ///   - deadline: When to wake at the latest; `nil` to sleep for ever.
  ///   - others: Descriptors, and the events that they are watched for.
  /// - Returns: The events of the others.
  @discardableResult
  package func sleep(until deadline: Duration? = nil, _ others: [pollfd] = []) -> [Int16] {
    var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)] + others
    let woken = poll(
      &requests, nfds_t(requests.count), deadline.map { ($0 - MonotonicTime.now()).pollMilliseconds } ?? -1)
    if woken < 0 { return others.map { _ in 0 } }
    if requests[0].revents != 0 { bell.clear() }
    return requests.dropFirst().map(\.revents)
  }
}
