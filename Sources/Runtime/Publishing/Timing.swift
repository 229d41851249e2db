import Glibc
import Synchronization

/// By which clock publishers wait: a panel's, or the machine's where no panel is known.
package nonisolated enum Timing {
  case panel(Timekeeper)
  case machine

  /// The clock of the panel whose views are being built or whose view's task runs, or else the machine's.
  package static func found() -> Timing {
    guard MainThread.isCurrent else { return .machine }
    return onMain { Timekeeper.current.map { .panel($0) } ?? .machine }
  }

  /// Acts after a time, on the main thread.
  package func after(_ delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    switch self {
    case .panel(let keeper):
      if MainThread.isCurrent { return onMain { keeper.after(delay, action) } }
      let later = Subscriptions()
      Task { @MainActor in later.add(keeper.after(delay, action)) }
      return AnyCancellable { later.cancel() }
    case .machine:
      // A child of a view's task follows the panel's time all the same.
      let task = Task { @MainActor in
        // Without a pause they keep their order.
        if delay > .zero { try await Task.sleep(for: delay) }
        try Task.checkCancellation()
        action()
      }
      return AnyCancellable { task.cancel() }
    }
  }
}

/// Which thread the panel lives on.
package nonisolated enum MainThread {
  /// Set when the first stage is made; nothing but zero before.
  private static let id = Atomic<pthread_t>(0)

  /// Remembers that it is the running one.
  package static func note() { id.store(pthread_self(), ordering: .relaxed) }

  /// Whether this is it.
  package static var isCurrent: Bool { id.load(ordering: .relaxed) == pthread_self() }

  /// Acts there: at once if this is it, or else as soon as it gets to it.
  package static func run(_ action: @escaping () -> Void) {
    if isCurrent { return action() }
    nonisolated(unsafe) let action = action
    Task { @MainActor in action() }
  }
}

/// Acts at moments of a panel's time, whatever it shows.
package final class Timekeeper {
  private weak var stage: Stage?
  private let node: AlarmNode
  private var alarms: [(due: Duration, order: Int, action: () -> Void)] = []
  private var count = 0

  package init(_ stage: Stage) {
    self.stage = stage
    node = AlarmNode(in: Site(stage: stage, parent: nil, environment: EnvironmentValues(root: stage.environmentRoot)))
    node.ring = { [weak self] in self?.ring() }
  }

  /// The one of the panel whose views are being built.
  package static var current: Timekeeper? { Stage.current?.timekeeper }

  /// The panel's time.
  package var now: Duration { stage?.now ?? .zero }

  /// Acts after a time, unless it is cancelled.
  package func after(_ delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
    count += 1
    let order = count
    alarms.append((now + max(delay, .zero), order, action))
    schedule()
    return AnyCancellable { [weak self] in
      if MainThread.isCurrent { onMain { self?.cancel(order) } } else { Task { @MainActor in self?.cancel(order) } }
    }
  }

  private func cancel(_ order: Int) {
    guard let place = alarms.firstIndex(where: { $0.order == order }) else { return }
    alarms.remove(at: place)
    schedule()
  }

  private func schedule() { stage?.clock.wake(node, at: alarms.map(\.due).min()) }

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
