import Machine

/// An action that repeats until it is cancelled or released.
// Safe: the lock guards what is scheduled, and the other properties never change. The clock runs the action on one
// thread, which its caller chose.
package final class Repetition: Cancellable, @unchecked Sendable {
  private let clock: any PublisherClock
  private let interval: Duration
  private let action: () -> Void
  /// The action scheduled next, with its time; `nil` after the cancellation.
  private let upcoming: Locked<(alarm: any Cancellable, due: Duration)?>

  /// Schedules an action at a time of a clock and then at regular intervals, which are counted from that time.
  package init(
    from date: Duration, every interval: Duration, _ clock: any PublisherClock, _ action: @escaping () -> Void
  ) {
    (self.interval, self.clock, self.action) = (interval, clock, action)
    upcoming = Locked((Subscriptions.empty, date))
    wait(until: date)
  }

  deinit { cancel() }

  private func wait(until due: Duration) {
    let next = clock.schedule(after: max(due - clock.now, .zero)) { [weak self] in self?.act(due) }
    let isWanted = upcoming.withLock { upcoming in
      defer { if upcoming != nil { upcoming = (next, due) } }
      return upcoming != nil
    }
    if !isWanted { next.cancel() }
  }

  private func act(_ due: Duration) {
    let missed = ((clock.now - due) / interval).rounded(.down)
    wait(until: due + interval * (max(missed, 0) + 1))
    action()
  }

  /// The time of the clock at which the action runs next; `nil` after the cancellation.
  package var due: Duration? { upcoming.withLock { $0?.due } }

  /// Ends the repetition.
  package func cancel() { upcoming.exchange(nil)?.alarm.cancel() }
}
