/// Runs an asynchronous action while the modified view is in the tree, anew for each identity.
package struct TaskModifier<ID: Equatable>: ViewModifier {
  package let id: ID
  package let priority: TaskPriority
  package let action: @MainActor () async -> Void

  @State private var runner = TaskRunner()
  @Environment(\.panelClock) private var clock

  package func body(content: Content) -> some View {
    content.modifier(
      LifecycleModifier(
        value: id, appear: start, change: { _, _ in start() }, disappear: { runner.cancel() }))
  }

  private func start() { runner.start(priority: priority, on: clock, action) }
}

/// The one task of a view at a time.
package final class TaskRunner {
  package init() {}

  private var task: Task<Void, Never>?

  /// Cancels the task that runs, and starts another.
  package func start(priority: TaskPriority, on clock: PanelClock?, _ action: @escaping @MainActor () async -> Void) {
    cancel()
    clock?.taskBegins()
    task = Task(priority: priority) {
      if let clock { await clock.run(action) } else if !Task.isCancelled { await action() }
    }
  }

  /// Asks the task that runs to end.
  package func cancel() {
    task?.cancel()
    task = nil
  }
}

private enum PanelClockKey: EnvironmentKey { static var defaultValue: PanelClock? { nil } }

extension EnvironmentValues {
  /// The time of the panel.
  package var panelClock: PanelClock? {
    get { self[PanelClockKey.self] }
    set { self[PanelClockKey.self] = newValue }
  }
}

extension View {
  /// Runs an asynchronous action from when the view appears until it disappears, when it is cancelled.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs an asynchronous action while the view is there; cancels it and starts anew when the identity changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
