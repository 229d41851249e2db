import Combine

/// Runs actions at times of a panel's clock, whatever the panel shows.
package final class Timekeeper {
  /// Cancels an action on request, but not when this object is released. Any thread may use it.
  private nonisolated struct Cancellation: Cancellable {
    let cancellation: @MainActor () -> Void

    func cancel() {
      let cancellation = cancellation
      MainThread.run { onMain { cancellation() } }
    }
  }

  private weak var clock: PanelClock?
  private let time: () -> Duration
  private let node: AlarmNode
  /// The scheduled actions. Those with the same time run in their `order`.
  private var alarms: [(due: Duration, order: Int, action: () -> Void)] = []
  private var count = 0

  /// Creates a timekeeper for a stage.
  package init(on clock: PanelClock, in nodeContext: NodeContext, time: @escaping () -> Duration) {
    (self.clock, self.time) = (clock, time)
    node = AlarmNode(in: nodeContext)
    node.ring = { [weak self] in self?.ring() }
  }

  /// The panel's time.
  package var now: Duration { time() }

  /// Runs an action after a delay.
  ///
  /// - Returns: a cancellable that prevents the action.
  package func after(_ delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    count += 1
    let order = count
    alarms.append((now + max(delay, .zero), order, action))
    schedule()
    return Cancellation { [weak self] in self?.cancel(order) }
  }

  /// Removes a scheduled action.
  private func cancel(_ order: Int) {
    guard let place = alarms.firstIndex(where: { $0.order == order }) else { return }
    alarms.remove(at: place)
    schedule()
  }

  /// Sets the clock to the earliest action.
  private func schedule() { clock?.wake(node, at: alarms.map(\.due).min()) }

  /// Runs the actions whose time has come.
  private func ring() {
    let now = now
    let due = alarms.filter { $0.due <= now }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    // An action may cancel another that is due at the same time.
    for order in due.map(\.order) {
      guard let place = alarms.firstIndex(where: { $0.order == order }) else { continue }
      alarms.remove(at: place).action()
    }
    schedule()
  }
}

/// A node without content that the panel's clock wakes. It is outside the tree, so it is never hidden.
private final class AlarmNode: Node {
  var ring: () -> Void = {}

  override func refresh() { stage.afterUpdate(for: self) { [weak self] in self?.ring() } }
}
