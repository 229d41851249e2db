import Glibc
import Machine
import Synchronization

/// A thread that waits for something outside, and takes orders from the main thread.
///
/// It sleeps in `poll(2)` until an order, one of its own descriptors or its deadline wakes it. A worker that has nothing to
/// wait for but orders costs nothing.
final class LinkWorker<Order: Sendable>: Sendable {
  /// An order that the thread has not taken yet.
  private struct Waiting: Sendable {
    let order: Order
    /// Whether a newer order replaces it, so that the number of such orders is bounded by itself.
    let isReplaceable: Bool
  }

  private let orders = Mailbox<Waiting>()

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

  /// Gives an order.
  ///
  /// - Parameter replacing: selects an order that need not be carried out any more; `nil` for an order that replaces none.
  ///   Of the latter only a number wait. The others are never dropped: each is the newest state of something, such as
  ///   one of thousands of values that begin together.
  func send(_ order: Order, replacing: ((Order) -> Bool)? = nil) {
    orders.change { waiting in
      if let replacing {
        waiting.removeAll { $0.isReplaceable && replacing($0.order) }
      } else if waiting.count >= LinkLimits.orders, waiting.count(where: { !$0.isReplaceable }) >= LinkLimits.orders,
        // So many orders wait only while the thread hangs in a device: then the newest count.
        let oldest = waiting.firstIndex(where: { !$0.isReplaceable })
      {
        waiting.remove(at: oldest)
      }
      waiting.append(Waiting(order: order, isReplaceable: replacing != nil))
    }
  }

  /// Has the thread end as soon as it looks.
  func stop() { orders.stop() }

  /// Calls a function with the orders since its last call, again and again until the link ends. The last call has the orders that
  /// were given before the end: they are carried out, too.
  func untilStopped(_ body: (_ orders: [Order], _ isLast: Bool) -> Void) {
    while true {
      let isLast = orders.isStopped
      body(take(), isLast)
      if isLast { return }
    }
  }

  /// The orders since the last call.
  func take() -> [Order] { orders.take().map(\.order) }

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
