import Combine

/// Acts at moments of a panel's time, whatever it shows.
package final class Timekeeper {
  /// Cancels an alarm when it is told to, not when it is released. Any thread may tell.
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
  private var alarms: [(due: Duration, order: Int, action: () -> Void)] = []
  private var count = 0

  /// Acts on a clock.
  ///
  /// - Parameters:
  ///   - nodeContext: that of the root.
  ///   - time: tells the panel's time.
  package init(on clock: PanelClock, in nodeContext: NodeContext, time: @escaping () -> Duration) {
    (self.clock, self.time) = (clock, time)
    node = AlarmNode(in: nodeContext)
    node.ring = { [weak self] in self?.ring() }
  }

  /// The panel's time.
  package var now: Duration { time() }

  /// Acts after a time, unless what is returned is cancelled.
  package func after(_ delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    count += 1
    let order = count
    alarms.append((now + max(delay, .zero), order, action))
    schedule()
    return Cancellation { [weak self] in self?.cancel(order) }
  }

  private func cancel(_ order: Int) {
    guard let place = alarms.firstIndex(where: { $0.order == order }) else { return }
    alarms.remove(at: place)
    schedule()
  }

  private func schedule() { clock?.wake(node, at: alarms.map(\.due).min()) }

  private func ring() {
    let now = now
    let due = alarms.filter { $0.due <= now }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    // One may cancel another that is due as well.
    for order in due.map(\.order) {
      guard let place = alarms.firstIndex(where: { $0.order == order }) else { continue }
      alarms.remove(at: place).action()
    }
    schedule()
  }
}

/// A place that the panel's clock wakes, with nothing to show: it is never out of sight.
private final class AlarmNode: Node {
  var ring: () -> Void = {}

  override func refresh() { stage.afterUpdate(for: self) { [weak self] in self?.ring() } }
}
