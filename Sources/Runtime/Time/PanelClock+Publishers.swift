import Combine

nonisolated extension PanelClock: PublisherClock {
  package var now: Duration {
    MainThread.isCurrent ? onMain { time } : .nanoseconds(latest.load(ordering: .relaxed))
  }

  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let alarm = Locked<(cancellation: (any Cancellable)?, isCancelled: Bool)>((nil, false))
    MainThread.run {
      if alarm.withLock({ $0.isCancelled }) { return }
      let cancellation = onMain { self.timekeeperOfStage()?.after(delay, action) }
      let isCancelled = alarm.withLock { state in
        state.cancellation = cancellation
        return state.isCancelled
      }
      if isCancelled { cancellation?.cancel() }
    }
    return ScheduledAlarm(state: alarm)
  }

  /// An alarm that another thread may have asked for, so that the panel does not know it yet.
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

/// A panel's clock as a view sees it, whose environment may say another time of day.
package nonisolated final class PlacedClock: PublisherClock, @unchecked Sendable {
  package let panel: PanelClock
  package let environment: EnvironmentValues

  package init(_ panel: PanelClock, in environment: EnvironmentValues) {
    (self.panel, self.environment) = (panel, environment)
  }

  package var now: Duration { panel.now }

  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    panel.schedule(after: delay, action)
  }
}
