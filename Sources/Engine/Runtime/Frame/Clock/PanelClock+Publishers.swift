import Combine
import Machine

nonisolated extension PanelClock: PublisherClock {
  /// The time since the stage began. Other threads read the time of the latest frame.
  package var now: Duration {
    MainThread.isCurrent ? onMain { time } : .nanoseconds(latest.load(ordering: .relaxed))
  }

  /// Runs an action on the main thread after a delay of the panel's time.
  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    let alarm = Locked<(cancellation: (any Cancellable)?, isCancelled: Bool)>((nil, false))
    MainThread.run {
      if alarm.withLock({ $0.isCancelled }) { return }
      // Safe: this closure runs on the main thread, and `onMain` calls the inner one on the same thread.
      nonisolated(unsafe) let action = action
      let cancellation = onMain { self.timekeeperOfStage()?.after(delay, action) }
      let isCancelled = alarm.withLock { state in
        state.cancellation = cancellation
        return state.isCancelled
      }
      if isCancelled { cancellation?.cancel() }
    }
    return ScheduledAlarm(state: alarm)
  }

  /// The cancellable of an action that another thread has scheduled, which the panel may not know yet.
  private nonisolated struct ScheduledAlarm: Cancellable {
    let state: Locked<(cancellation: (any Cancellable)?, isCancelled: Bool)>

    func cancel() {
      state.withLock { state in
        state.isCancelled = true
        return state.cancellation
      }?.cancel()
    }
  }
}

/// The panel's clock as a view uses it, together with the view's environment, which may set another time of day.
// Safe: both properties never change, and only views read the environment, on the main thread.
package nonisolated final class PlacedClock: PublisherClock, @unchecked Sendable {
  package let panel: PanelClock
  /// The environment of the view.
  package let environment: EnvironmentValues

  /// Creates the clock of a view.
  package init(_ panel: PanelClock, in environment: EnvironmentValues) {
    (self.panel, self.environment) = (panel, environment)
  }

  /// The time since the stage began.
  package var now: Duration { panel.now }

  /// Runs an action on the main thread after a delay of the panel's time.
  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    panel.schedule(after: delay, action)
  }
}
