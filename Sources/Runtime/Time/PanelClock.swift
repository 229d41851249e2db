import Combine
import Synchronization

/// The time of a panel, for tasks: it passes as the host tells the stage, not as the machine's clock says.
///
/// So `Task.sleep(for:)` in a view's `.task`, and in every task that an action of a view or what it calls makes, follows
/// the same time as holds and long presses, and a test that advances the panel by an hour needs no time. A detached task
/// belongs to no panel.
@MainActor public final class PanelClock: Sendable {
  /// The clock of the panel that the running task belongs to.
  public static var current: PanelClock? {
    switch CurrentClock.value {
    case let panel as PanelClock: panel
    case let placed as PlacedClock: placed.panel
    default: nil
    }
  }
  /// The view's task that the running task is, or was made by.
  @TaskLocal private static var family: TaskFamily?

  private struct Sleeper {
    let due: Duration
    let order: Int
    /// Which task it is, for those that no view's task has made.
    let loner: Int?
    let family: TaskFamily?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Alarm {
    let due: Duration
    let order: Int
    let node: Node
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var alarms: [ObjectIdentifier: Alarm] = [:]
  private var count = 0
  /// The latest time that the stage was told.
  package private(set) var time = Duration.zero {
    didSet { latest.store(Int64(clamping: time.attoseconds / 1_000_000_000), ordering: .relaxed) }
  }
  /// The same for other threads, in nanoseconds.
  package nonisolated let latest = Atomic<Int64>(0)
  /// What wakes the publishers of the panel.
  package var timekeeperOfStage: () -> Timekeeper? = { nil }
  /// Tasks of views that are neither finished nor asleep.
  private var runningFamilies = 0
  /// Tasks of no view that were woken and have not gone to sleep again; nobody says when they are over.
  private var loners: Set<Int> = []
  /// Whether somebody waits until tasks of no view have come to rest: nobody else would ever forget them.
  package var countsLoners = false
  /// Tasks that are known to be neither finished nor asleep.
  public var runningTasks: Int { runningFamilies + loners.count }

  package init() {}

  /// When a sleeper is due next.
  package var deadline: Duration? {
    if sleepers.isEmpty && alarms.isEmpty { return nil }
    let seen = alarms.values.filter(\.node.isSeen).map(\.due).min()
    return [sleepers.values.map(\.due).min(), seen].compactMap { $0 }.min()
  }

  /// Wakes those who are due.
  package func advance(to time: Duration) {
    self.time = max(self.time, time)
    let due = sleepers.values.filter { $0.due <= self.time }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    for sleeper in due { wake(sleeper.order, with: .success(())) }
    ring()
  }

  /// Has those built again that are due and seen. What is out of sight waits until it is shown.
  package func ring() {
    if alarms.isEmpty { return }
    let ringing = alarms.values.filter { $0.due <= time && $0.node.isSeen }.sorted { $0.order < $1.order }
    for alarm in ringing {
      alarms[ObjectIdentifier(alarm.node)] = nil
      alarm.node.invalidate(Transaction())
    }
  }

  /// Has a node built again at a moment, in place of the one asked for before; `nil` lets it sleep.
  ///
  /// A moment that has passed already counts as the next frame's, so that nobody keeps a panel from resting.
  package func wake(_ node: Node, at due: Duration?) {
    count += 1
    alarms[ObjectIdentifier(node)] = due.map { Alarm(due: max($0, time + Limits.frame), order: count, node: node) }
  }

  /// Wakes all who sleep, as if their tasks had been cancelled.
  package func end() {
    alarms = [:]
    for order in sleepers.keys.sorted() { wake(order, with: .failure(CancellationError())) }
  }

  /// Runs something whose tasks belong to this panel.
  package func whileCurrent<Result>(_ body: () -> Result) -> Result {
    CurrentClock.withValue(self, body)
  }

  /// Waits until the panel's time has passed by a duration.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    count += 1
    let family = Self.family?.isOver == true ? nil : Self.family
    let (order, due) = (count, time + max(duration, .zero))
    let loner = family == nil ? withUnsafeCurrentTask { $0?.hashValue } : nil
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers[order] = Sleeper(due: due, order: order, loner: loner, family: family, continuation: continuation)
        if let loner { loners.remove(loner) }
        if let family { change(family) { $0.sleepers += 1 } }
        if Task.isCancelled { wake(order, with: .failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in self.wake(order, with: .failure(CancellationError())) }
    }
  }

  /// Runs the action of a view's task with this clock; not at all if the task was cancelled before it could begin.
  package func run(_ action: @MainActor () async -> Void) async {
    let family = TaskFamily()
    if !Task.isCancelled {
      await CurrentClock.$value.withValue(self) { await Self.$family.withValue(family) { await action() } }
    }
    change(family) { $0.isOver = true }
  }

  /// Called when a task is about to begin.
  package func taskBegins() { runningFamilies += 1 }

  /// Tasks of no view that have not gone to sleep again by now are over, or wait for something else.
  package func forgetLoners() { loners = [] }

  private func change(_ family: TaskFamily, _ change: (TaskFamily) -> Void) {
    let wasRunning = family.isRunning
    change(family)
    runningFamilies += (family.isRunning ? 1 : 0) - (wasRunning ? 1 : 0)
  }

  private func wake(_ order: Int, with result: Result<Void, any Error>) {
    guard let sleeper = sleepers.removeValue(forKey: order) else { return }
    if let loner = sleeper.loner, countsLoners { loners.insert(loner) }
    if let family = sleeper.family { change(family) { $0.sleepers -= 1 } }
    sleeper.continuation.resume(with: result)
  }
}

/// A view's task with the tasks that it makes.
private final class TaskFamily {
  /// How many of them sleep on the panel's clock.
  var sleepers = 0
  /// Whether the view's own task has ended.
  var isOver = false

  /// Whether something is done, as far as is known: who sleeps has usually been waited for by the others.
  var isRunning: Bool { !isOver && sleepers == 0 }
}

extension Task where Success == Never, Failure == Never {
  /// Waits for a duration: of the panel's time in tasks that views and their actions make, of the machine's elsewhere.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
  ) async throws {
    if let panel = PanelClock.current {
      try await panel.sleep(for: duration)
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }

  /// Waits for some nanoseconds: of the panel's time in tasks that views and their actions make, of the machine's
  /// elsewhere.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for a moment that is as far away as the machine's clock says: for that much of the panel's time in tasks that
  /// views and their actions make.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
  ) async throws {
    if let panel = PanelClock.current {
      try await panel.sleep(for: clock.now.duration(to: deadline))
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }
}

extension Node {
  /// Whether any of the place's layout nodes is shown, as far as the layout nodes around it say.
  fileprivate var isSeen: Bool { layoutNodes.isEmpty || layoutNodes.contains(where: \.isSeen) }
}

extension LayoutNode {
  fileprivate var isSeen: Bool {
    var layoutNode = self
    while let parent = layoutNode.parent {
      if !parent.behavior.shownChildren.contains(where: { $0 === layoutNode }) { return false }
      layoutNode = parent
    }
    return true
  }
}
