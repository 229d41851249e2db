import Glibc
import Machine
import Synchronization

/// A thread that waits for something outside, and takes orders from the main thread.
///
/// It sleeps in `poll(2)` until an order, one of its own descriptors or its deadline wakes it. A worker that has nothing to
/// wait for but orders costs nothing.
final class LinkWorker<Order: Sendable>: Sendable {
  /// The orders that the thread has not taken yet. Of those with a key there is one each.
  private let orders = Mutex(WaitingLine<String, Order>())
  /// Wakes the thread.
  private let wakes = Mailbox<Void>()

  /// Starts the thread. Returns whether the system had a thread for it.
  func start(_ body: @escaping @Sendable (LinkWorker) -> Void) -> Bool {
    guard wakes.descriptor >= 0 else { return false }
    LinkThreads.running.add(1, ordering: .relaxed)
    let isStarted = DetachedThread.start {
      body(self)
      LinkThreads.running.subtract(1, ordering: .relaxed)
    }
    if !isStarted { LinkThreads.running.subtract(1, ordering: .relaxed) }
    return isStarted
  }

  /// Gives an order.
  ///
  /// - Parameter key: the subject of the order: it replaces an order of the same key, which need not be carried out any
  ///   more; `nil` for an order that replaces none. Of the latter only a number wait. The others are never dropped: each is
  ///   the newest state of something, such as one of thousands of values that begin together.
  func send(_ order: Order, replacing key: String? = nil) {
    orders.withLock { orders in
      // So many orders wait only while the thread hangs in a device: then the newest count.
      if key == nil, orders.unkeyedCount >= LinkLimits.orders { orders.dropUnkeyed() }
      orders.append(order, key: key)
    }
    // One wake is for all orders that wait.
    wakes.change { if $0.isEmpty { $0.append(()) } }
  }

  /// Asks the thread to end, and wakes it. It first takes the orders that wait.
  func stop() { wakes.stop() }

  /// Calls a function with the orders since its last call, again and again until the link ends. The last call has the orders that
  /// were given before the end: they are carried out, too.
  func untilStopped(_ body: (_ orders: [Order], _ isLast: Bool) -> Void) {
    while true {
      let isLast = wakes.isStopped
      body(take(), isLast)
      if isLast { return }
    }
  }

  /// The orders since the last call.
  func take() -> [Order] {
    _ = wakes.take()
    return orders.withLock { $0.take() }
  }

  /// Sleeps until there is an order, a descriptor is ready, or the deadline has passed.
  ///
  /// - Parameters:
  ///   - deadline: when to wake at the latest; `nil` to sleep for ever.
  ///   - others: descriptors and the events that they are watched for.
  /// - Returns: the events of the others.
  @discardableResult
  func sleep(until deadline: Duration?, _ others: [pollfd] = []) -> [Int16] { wakes.sleep(until: deadline, others) }
}

/// The threads of all links.
package enum LinkThreads {
  /// The number of threads that have not ended.
  static let running = Atomic(0)

  /// Does what may wait for something outside, with nothing to finish: the end of the program does not wait for it.
  ///
  /// To be called on the thread of a link.
  static func apart<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    running.subtract(1, ordering: .relaxed)
    defer { running.add(1, ordering: .relaxed) }
    return try body()
  }

  /// Waits until those that were stopped have said goodbye, for a program that ends.
  package static func waitForEnd(atMost limit: Duration) {
    let end = MonotonicTime.now() + limit
    while running.load(ordering: .relaxed) > 0, MonotonicTime.now() < end { usleep(2_000) }
  }
}
