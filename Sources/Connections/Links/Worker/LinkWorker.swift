import CLinux
import Glibc
import Settings
import Synchronization

/// A thread that waits for something outside, and takes orders from the main thread.
///
/// It sleeps in `poll(2)` until an order, one of its own descriptors or its deadline wakes it. A worker that has nothing to
/// wait for but orders costs nothing.
final class LinkWorker<Order: Sendable>: Sendable {
  /// What the two threads share.
  private struct State {
    var orders: [Order] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  /// An eventfd that is readable while there are orders.
  private let descriptor = clinux_event_descriptor()

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Starts the thread. Returns whether the system had a thread for it.
  func start(_ body: @escaping @Sendable (LinkWorker) -> Void) -> Bool {
    guard descriptor >= 0 else { return false }
    LinkThreads.running.add(1, ordering: .relaxed)
    let isStarted = Settings.Thread.start {
      body(self)
      LinkThreads.running.subtract(1, ordering: .relaxed)
    }
    if !isStarted { LinkThreads.running.subtract(1, ordering: .relaxed) }
    return isStarted
  }

  /// Gives an order. `replaces` names an order that need not be carried out any more.
  func send(_ order: Order, replacing: ((Order) -> Bool)? = nil) {
    state.withLock { state in
      if let replacing { state.orders.removeAll(where: replacing) }
      // Nobody gives so many before the thread takes them, unless it hangs in a device: then the newest count.
      if state.orders.count >= LinkLimits.orders { state.orders.removeFirst() }
      state.orders.append(order)
    }
    clinux_ring(descriptor)
  }

  /// Has the thread end as soon as it looks.
  func stop() {
    state.withLock { $0.isStopped = true }
    clinux_ring(descriptor)
  }

  /// Whether the thread is to end.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The orders since the last call.
  func take() -> [Order] {
    state.withLock { state in
      defer { state.orders = [] }
      return state.orders
    }
  }

  /// Sleeps until there is an order, a descriptor is ready, or the deadline has passed. Calls `poll(2)`.
  ///
  /// - Parameters:
  ///   - deadline: when to wake at the latest; `nil` to sleep for ever.
  ///   - others: descriptors and the events that they are watched for.
  /// - Returns: the events of the others.
  @discardableResult
  func sleep(until deadline: Duration?, _ others: [pollfd] = []) -> [Int16] {
    var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)] + others
    _ = poll(&requests, nfds_t(requests.count), deadline.map(LinkTime.milliseconds) ?? -1)
    if requests[0].revents != 0 {
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
    return requests.dropFirst().map(\.revents)
  }
}

/// The threads of all links.
package enum LinkThreads {
  /// The number of threads that have not ended.
  static let running = Atomic(0)

  /// Waits until those that were stopped have said goodbye, for a program that ends.
  package static func waitForEnd(atMost limit: Duration) {
    let end = LinkTime.now + limit
    while running.load(ordering: .relaxed) > 0, LinkTime.now < end { usleep(2_000) }
  }
}

/// The time of links: it never jumps.
enum LinkTime {
  /// The time since an arbitrary start. Calls `clock_gettime(CLOCK_MONOTONIC)`.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The time until a moment for `poll(2)`, rounded up; at least 0.
  static func milliseconds(until moment: Duration) -> Int32 {
    let rest = (moment - now) / .milliseconds(1)
    return Int32(max(0, min(rest.rounded(.up), 86_400_000)))
  }
}

/// The bounds of what links keep.
enum LinkLimits {
  /// The orders that wait for a thread.
  static let orders = 1_000
  /// The changes that wait for the main thread, besides one for each value.
  static let waiting = 64
  /// The largest message from a broker, in bytes.
  static let messageBytes = 64 << 10
  /// The largest file and the longest output of a command that a value is read from, in bytes.
  static let readBytes = 4 << 10
  /// The panels at a broker that are listed.
  static let panels = 4_096
  /// The longest name of a listed panel in bytes, and of its title in characters.
  static let nameBytes = 256
  /// The time in which a fault that recurs is logged once.
  static let quiet = Duration.seconds(60)
}
