/// The machine's monotonic clock, used by publishers outside a panel.
package final class MachineClock: PublisherClock {
  package static let shared = MachineClock()
  private let start = ContinuousClock.now

  package var now: Duration { start.duration(to: .now) }

  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    // Safe: the caller hands the action over: the task alone calls it, on the main actor, and at most once.
    nonisolated(unsafe) let action = action
    let task = Task { @MainActor in
      // Actions without a delay keep their order.
      if delay > .zero { try await Task.sleep(for: delay) }
      try Task.checkCancellation()
      action()
    }
    return TaskCancellation(task: task)
  }

  /// Cancels a task in ``cancel()``, but not when it is released, unlike ``AnyCancellable``.
  private struct TaskCancellation: Cancellable {
    let task: Task<Void, any Error>
    func cancel() { task.cancel() }
  }
}
