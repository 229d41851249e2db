/// The time of a panel, for tasks: it passes as the host tells the stage, not as the machine's clock says.
///
/// So `Task.sleep(for:)` in a view's `.task` follows the same time as holds and long presses, and a test that advances
/// the panel by an hour needs no time.
@MainActor public final class PanelClock: Sendable {
  /// The clock of the panel that the running task belongs to.
  @TaskLocal public static var current: PanelClock?

  private struct Sleeper {
    let due: Duration
    let order: Int
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
  private var now = Duration.zero
  /// Tasks of views that are neither finished nor asleep.
  public private(set) var runningTasks = 0

  init() {}

  /// When a sleeper is due next.
  var deadline: Duration? {
    if sleepers.isEmpty && alarms.isEmpty { return nil }
    let seen = alarms.values.filter(\.node.isSeen).map(\.due).min()
    return [sleepers.values.map(\.due).min(), seen].compactMap { $0 }.min()
  }

  /// Wakes those who are due.
  func advance(to time: Duration) {
    now = max(now, time)
    let due = sleepers.values.filter { $0.due <= now }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    for sleeper in due { wake(sleeper.order, with: .success(())) }
    ring()
  }

  /// Has those built again that are due and seen. What is out of sight waits until it is shown.
  func ring() {
    if alarms.isEmpty { return }
    let ringing = alarms.values.filter { $0.due <= now && $0.node.isSeen }.sorted { $0.order < $1.order }
    for alarm in ringing {
      alarms[ObjectIdentifier(alarm.node)] = nil
      alarm.node.invalidate(Transaction())
    }
  }

  /// Has a node built again at a moment, in place of the one asked for before; `nil` lets it sleep.
  ///
  /// A moment that has passed already counts as the next frame's, so that nobody keeps a panel from resting.
  func wake(_ node: Node, at due: Duration?) {
    count += 1
    alarms[ObjectIdentifier(node)] = due.map { Alarm(due: max($0, now + Limits.frame), order: count, node: node) }
  }

  /// Wakes all who sleep, as if their tasks had been cancelled.
  func end() {
    alarms = [:]
    for order in sleepers.keys.sorted() { wake(order, with: .failure(CancellationError())) }
  }

  /// Waits until the panel's time has passed by a duration.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    count += 1
    let (order, due) = (count, now + max(duration, .zero))
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers[order] = Sleeper(due: due, order: order, continuation: continuation)
        runningTasks -= 1
        if Task.isCancelled { wake(order, with: .failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in self.wake(order, with: .failure(CancellationError())) }
    }
  }

  /// Runs the action of a view's task with this clock; not at all if the task was cancelled before it could begin.
  func run(_ action: @MainActor () async -> Void) async {
    if !Task.isCancelled { await Self.$current.withValue(self) { await action() } }
    runningTasks -= 1
  }

  /// Called when a task is about to begin.
  func taskBegins() { runningTasks += 1 }

  private func wake(_ order: Int, with result: Result<Void, any Error>) {
    guard let sleeper = sleepers.removeValue(forKey: order) else { return }
    runningTasks += 1
    sleeper.continuation.resume(with: result)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits for a duration: of the panel's time in tasks of views, of the machine's elsewhere.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    if let clock = PanelClock.current {
      try await clock.sleep(for: duration)
    } else {
      try await Task.sleep(for: duration, tolerance: nil, clock: ContinuousClock())
    }
  }
}

extension Node {
  /// Whether any of the place's boxes is shown, as far as the boxes around it say.
  fileprivate var isSeen: Bool { boxes.isEmpty || boxes.contains(where: \.isSeen) }
}

extension Box {
  fileprivate var isSeen: Bool {
    var box = self
    while let parent = box.parent {
      if !parent.shownChildren.contains(where: { $0 === box }) { return false }
      box = parent
    }
    return true
  }
}
