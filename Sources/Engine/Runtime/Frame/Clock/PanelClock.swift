import Combine
import Synchronization

/// The time of a panel, for tasks: it advances as the host advances the stage, not with the machine's clock.
///
/// So `Task.sleep(for:)` in a view's `.task`, and in every task that a view's action creates, follows the same time as
/// holds and long presses, and a test that advances the panel by an hour takes no time. A detached task belongs to no
/// panel.
@MainActor public final class PanelClock: Sendable {
  /// The clock of the panel that the running task belongs to; `nil` if there is none.
  public static var current: PanelClock? {
    switch CurrentClock.value {
    case let panel as PanelClock: panel
    case let placed as PlacedClock: placed.panel
    default: nil
    }
  }
  /// The view's task that is running, or that the running task was created by.
  @TaskLocal private static var family: TaskFamily?

  /// A task that sleeps.
  private struct Sleeper {
    let due: Duration
    let order: Int
    /// The identity of a task that was not created by a view's task.
    let loner: Int?
    let family: TaskFamily?
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A node that is to be updated at a time.
  private struct Alarm {
    let due: Duration
    let order: Int
    let node: Node
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var alarms: [ObjectIdentifier: Alarm] = [:]
  private var count = 0
  /// The latest time that the stage was advanced to.
  package private(set) var time = Duration.zero {
    didSet { latest.store(Int64(clamping: time.attoseconds / 1_000_000_000), ordering: .relaxed) }
  }
  /// The same time in nanoseconds, for other threads.
  package nonisolated let latest = Atomic<Int64>(0)
  /// The moment, since 1970 (UTC), at which the panel's time was zero.
  package let origin = StoredLocation(Duration.zero)
  /// The sum of the differences by which the machine's clock was set while the panel ran.
  package let adjustment = StoredLocation(Duration.zero)
  /// Returns the timekeeper that runs the publishers' actions.
  package var timekeeperOfStage: () -> Timekeeper? = { nil }
  /// Announces a message on the panel, perhaps at once.
  package var announce: (_ text: String, _ isUrgent: Bool, _ isPrivate: Bool) -> Void = { _, _, _ in }
  /// Applies the changes that were made before a transaction begins.
  package var applyChanges: (Transaction) -> Void = { _ in }
  /// The number of view tasks that are neither finished nor asleep.
  private var runningFamilies = 0
  /// The woken tasks that belong to no view and have not slept again. Nothing reports their end.
  private var loners: Set<Int> = []
  /// Whether tasks of no view are counted, because a caller waits for them. That caller must call ``forgetLoners()``.
  package var countsLoners = false
  /// The number of tasks that are known to be neither finished nor asleep.
  public var runningTasks: Int { runningFamilies + loners.count }

  /// Creates a clock at time zero.
  package init() {}

  /// The time at which the next sleeping task or visible node is due; `nil` if there is none.
  package var deadline: Duration? {
    if sleepers.isEmpty && alarms.isEmpty { return nil }
    let seen = alarms.values.filter(\.node.isSeen).map(\.due).min()
    return [sleepers.values.map(\.due).min(), seen].compactMap { $0 }.min()
  }

  /// Advances to a time, and resumes the tasks that are due.
  package func advance(to time: Duration) {
    self.time = max(self.time, time)
    let due = sleepers.values.filter { $0.due <= self.time }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    for sleeper in due { wake(sleeper.order, with: .success(())) }
    ring()
  }

  /// Updates the visible nodes that are due. Hidden ones wait until they are shown.
  package func ring() {
    if alarms.isEmpty { return }
    let ringing = alarms.values.filter { $0.due <= time && $0.node.isSeen }.sorted { $0.order < $1.order }
    for alarm in ringing {
      alarms[ObjectIdentifier(alarm.node)] = nil
      alarm.node.invalidate(Transaction())
    }
  }

  /// Schedules an update of a node, in place of a former one; `nil` cancels it.
  ///
  /// A past time is replaced by the next frame's, so that a node cannot keep the panel busy.
  package func wake(_ node: Node, at due: Duration?) {
    count += 1
    alarms[ObjectIdentifier(node)] = due.map {
      Alarm(due: max($0, time + RuntimeLimits.frame), order: count, node: node)
    }
  }

  /// Resumes all sleeping tasks, as if they had been cancelled.
  package func end() {
    alarms = [:]
    for order in sleepers.keys.sorted() { wake(order, with: .failure(CancellationError())) }
  }

  /// Runs a closure whose tasks belong to this panel.
  package func whileCurrent<Result>(_ body: () -> Result) -> Result {
    CurrentClock.withValue(self, body)
  }

  /// Suspends the task for a duration of the panel's time.
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

  /// Runs the action of a view's task with this clock, unless the task was cancelled before it could begin.
  package func run(_ action: @MainActor () async -> Void) async {
    let family = TaskFamily()
    if !Task.isCancelled {
      await CurrentClock.$value.withValue(self) { await Self.$family.withValue(family) { await action() } }
    }
    change(family) { $0.isOver = true }
  }

  /// Counts a view's task that is about to begin.
  package func taskBegins() { runningFamilies += 1 }

  /// Forgets the tasks of no view that have not slept again: they are finished, or wait for something else.
  package func forgetLoners() { loners = [] }

  /// Changes a task family and the number of running ones.
  private func change(_ family: TaskFamily, _ change: (TaskFamily) -> Void) {
    let wasRunning = family.isRunning
    change(family)
    runningFamilies += (family.isRunning ? 1 : 0) - (wasRunning ? 1 : 0)
  }

  /// Resumes a sleeping task.
  private func wake(_ order: Int, with result: Result<Void, any Error>) {
    guard let sleeper = sleepers.removeValue(forKey: order) else { return }
    if let loner = sleeper.loner, countsLoners { loners.insert(loner) }
    if let family = sleeper.family { change(family) { $0.sleepers -= 1 } }
    sleeper.continuation.resume(with: result)
  }
}

/// A view's task and the tasks that it creates.
private final class TaskFamily {
  /// The number of tasks of the family that sleep on the panel's clock.
  var sleepers = 0
  /// Whether the view's own task has finished.
  var isOver = false

  /// Whether the family is known to be running. If one of its tasks sleeps, the others are assumed to wait for it.
  var isRunning: Bool { !isOver && sleepers == 0 }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration: of the panel's time in tasks created by views and their actions, else of the
  /// machine's.
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

  /// Suspends the task for a number of nanoseconds: of the panel's time in tasks created by views and their actions,
  /// else of the machine's.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task until a time of the machine's clock. In tasks created by views and their actions, the remaining
  /// duration is measured in the panel's time.
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
  /// Whether any layout node of this node is visible, or the node has no layout node.
  fileprivate var isSeen: Bool { layoutNodes.isEmpty || layoutNodes.contains(where: \.isSeen) }
}

extension LayoutNode {
  /// Whether no ancestor hides this layout node. A clock also runs for what a dialog covers, and can be seen beside it; a
  /// press does not, see ``Stage/endUnreachable()``.
  fileprivate var isSeen: Bool {
    var layoutNode = self
    while let parent = layoutNode.parent {
      if !parent.behavior.shownChildren.contains(where: { $0 === layoutNode }) { return false }
      layoutNode = parent
    }
    return true
  }
}
