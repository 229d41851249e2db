import Graphics
import Synchronization

/// Runs orders on a short-lived thread; of several waiting orders only the newest is run. So a slider that is dragged
/// leaves a device where the finger has stopped, however slow the device is.
package nonisolated final class NewestOrder<Order: Sendable>: Sendable {
  private struct State {
    var waiting: Order?
    var isRunning = false
  }

  private let state = Mutex(State())
  private let carryOut: @Sendable (Order) -> Void

  /// - Parameter carryOut: called on another thread, with one order at a time.
  package init(_ carryOut: @escaping @Sendable (Order) -> Void) { self.carryOut = carryOut }

  /// Runs an order after the running one, in place of any that waits.
  package func give(_ order: Order) {
    let isFirst = state.withLock { state in
      state.waiting = order
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // Without a thread the order waits for the next one, which tries again.
    if isFirst, !DetachedThread.start({ self.run() }) { state.withLock { $0.isRunning = false } }
  }

  private func run() {
    while let order = next() { carryOut(order) }
  }

  private func next() -> Order? {
    state.withLock { state in
      defer { state.waiting = nil }
      state.isRunning = state.waiting != nil
      return state.waiting
    }
  }
}
