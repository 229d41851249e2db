import Glibc
import Machine
import Synchronization

/// A thread that waits for something outside, and takes orders from the main thread.
///
/// It sleeps in `poll(2)` until an order, one of its own descriptors or its deadline wakes it. A worker that has nothing to
/// wait for but orders costs nothing.
final class LinkWorker<Order: Sendable>: Sendable {
  private let orders = Mailbox<Order>()

  /// Starts the thread. Returns whether the system had a thread for it.
  func start(_ body: @escaping @Sendable (LinkWorker) -> Void) -> Bool {
    guard orders.descriptor >= 0 else { return false }
    LinkThreads.running.add(1, ordering: .relaxed)
    let isStarted = DetachedThread.start {
      body(self)
      LinkThreads.running.subtract(1, ordering: .relaxed)
    }
    if !isStarted { LinkThreads.running.subtract(1, ordering: .relaxed) }
    return isStarted
  }

  /// Gives an order. `replaces` names an order that need not be carried out any more.
  func send(_ order: Order, replacing: ((Order) -> Bool)? = nil) {
    orders.change { orders in
      if let replacing { orders.removeAll(where: replacing) }
      // Nobody gives so many before the thread takes them, unless it hangs in a device: then the newest count.
      if orders.count >= LinkLimits.orders { orders.removeFirst() }
      orders.append(order)
    }
  }

  /// Has the thread end as soon as it looks.
  func stop() { orders.stop() }

  /// Whether the thread is to end.
  var isStopped: Bool { orders.isStopped }

  /// The orders since the last call.
  func take() -> [Order] { orders.take() }

  /// Sleeps until there is an order, a descriptor is ready, or the deadline has passed.
  ///
  /// - Parameters:
  ///   - deadline: when to wake at the latest; `nil` to sleep for ever.
  ///   - others: descriptors and the events that they are watched for.
  /// - Returns: the events of the others.
  @discardableResult
  func sleep(until deadline: Duration?, _ others: [pollfd] = []) -> [Int16] { orders.sleep(until: deadline, others) }
}

/// The threads of all links.
package enum LinkThreads {
  /// The number of threads that have not ended.
  static let running = Atomic(0)

  /// Waits until those that were stopped have said goodbye, for a program that ends.
  package static func waitForEnd(atMost limit: Duration) {
    let end = MonotonicTime.now() + limit
    while running.load(ordering: .relaxed) > 0, MonotonicTime.now() < end { usleep(2_000) }
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
  /// The part of a pause before another attempt to connect by which chance makes it shorter or longer: a hundred panels
  /// do not come back to one broker at the same moment.
  static let jitter = 0.25
  /// The time in which a fault that recurs is logged once.
  static let quiet = Duration.seconds(60)
}
