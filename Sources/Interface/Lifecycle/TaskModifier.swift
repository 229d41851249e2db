/// Runs an asynchronous action while the modified view is in the tree, anew for each identity.
struct TaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @State private var runner = TaskRunner()

  func body(content: Content) -> some View {
    content.modifier(
      LifecycleModifier(
        value: id, appear: start, change: { _, _ in start() }, disappear: { runner.cancel() }))
  }

  private func start() { runner.start(priority: priority, action) }
}

/// The one task of a view at a time.
final class TaskRunner {
  private var task: Task<Void, Never>?

  /// Cancels the task that runs, and starts another.
  func start(priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    cancel()
    task = Task(priority: priority) { await action() }
  }

  /// Asks the task that runs to end.
  func cancel() {
    task?.cancel()
    task = nil
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
