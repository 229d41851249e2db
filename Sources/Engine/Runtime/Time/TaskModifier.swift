/// The modifier that runs an asynchronous action while the view exists, and restarts it when an identity changes.
package struct TaskModifier<ID: Equatable>: ViewModifier {
  /// The identity of the action.
  package let id: ID
  package let priority: TaskPriority
  /// The name of the task for debuggers; `nil` for none.
  package var name: String?
  /// The asynchronous action, which runs on the main actor.
  package let action: @MainActor () async -> Void

  @State private var runner = TaskRunner()
  @Environment({ $0.panelClock }) private var clock

  package func body(content: Content) -> some View {
    content.modifier(
      LifecycleModifier(
        value: id, appear: start, change: { _, _ in start() }, disappear: { runner.cancel() }))
  }

  /// Starts the task with the panel's clock, and cancels the former task.
  private func start() { runner.start(name, priority: priority, on: clock, action) }
}

/// The task of a view; there is one at a time.
package final class TaskRunner {
  /// Creates a runner without a task.
  package init() {}

  private var task: Task<Void, Never>?

  /// Cancels the present task and starts another.
  package func start(
    _ name: String? = nil, priority: TaskPriority, on clock: PanelClock?,
    _ action: @escaping @MainActor () async -> Void
  ) {
    cancel()
    clock?.taskBegins()
    task = Task(name: name, priority: priority) {
      if let clock { await clock.run(action) } else if !Task.isCancelled { await action() }
    }
  }

  /// Cancels the present task.
  package func cancel() {
    task?.cancel()
    task = nil
  }
}

/// The key of ``EnvironmentValues/panelClock``.
private enum PanelClockKey: EnvironmentKey { static var defaultValue: PanelClock? { nil } }

extension EnvironmentValues {
  /// The clock of the panel; `nil` outside one.
  package var panelClock: PanelClock? {
    get { self[PanelClockKey.self] }
    set { self[PanelClockKey.self] = newValue }
  }
}

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs an asynchronous action while the view exists. When the identity changes, the action is cancelled and started
  /// again.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Runs an asynchronous action, whose task has a name for debuggers, when the view appears, and cancels it when the view
  /// disappears.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, name: name, action: action))
  }

  /// Runs an asynchronous action, whose task has a name for debuggers, while the view exists. When the identity changes, the
  /// action is cancelled and started again.
  public func task<ID: Equatable>(
    id: ID, name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, name: name, action: action))
  }
}
