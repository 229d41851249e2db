import Synchronization

/// Runs orders on a short-lived thread; of several waiting orders only the newest is run. So a slider that is dragged
/// leaves a device where the finger has stopped, however slow the device is.
package final class NewestOrder<Order: Sendable>: Sendable {
  private struct State {
    var waiting: Order?
    var isRunning = false
  }

  private let state = Mutex(State())
  private let carryOut: @Sendable (Order) -> Void

  /// - Parameter carryOut: called on another thread, with one order at a time.
  package init(_ carryOut: @escaping @Sendable (Order) -> Void) { self.carryOut = carryOut }

  /// Carries an order out after the one that is being carried out, in place of any that waits.
  ///
  /// - Returns: `false` if the machine has no thread left; the order waits for the next one then, which tries again.
  @discardableResult
  package func send(_ order: Order) -> Bool {
    let isFirst = state.withLock { state in
      state.waiting = order
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if !isFirst || DetachedThread.start({ self.run() }) { return true }
    state.withLock { $0.isRunning = false }
    return false
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
