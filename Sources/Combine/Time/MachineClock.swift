/// The machine's clock, by which publishers wait where there is no panel.
final class MachineClock: PublisherClock {
  static let shared = MachineClock()
  private let start = ContinuousClock.now

  var now: Duration { start.duration(to: .now) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let task = Task { @MainActor in
      // Without a pause they keep their order.
      if delay > .zero { try await Task.sleep(for: delay) }
      try Task.checkCancellation()
      action()
    }
    return TaskCancellation(task: task)
  }

  /// Cancels a task when it is told to, not when it is released.
  private struct TaskCancellation: Cancellable {
    let task: Task<Void, any Error>
    func cancel() { task.cancel() }
  }
}
