/// Acts on the main thread, by the clock of the panel that it is used in, or the machine's where there is none. The
/// schedulers of the main queue and of the main run loop are made of it.
public struct MainScheduler: Scheduler, Sendable {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  private let followsPanel: Bool

  /// A scheduler.
  public init() { followsPanel = true }

  /// A scheduler by the clock of a panel, or by the machine's in any case.
  package init(followingPanel: Bool) { followsPanel = followingPanel }

  private var clock: any PublisherClock { (followsPanel ? CurrentClock.value : nil) ?? MachineClock.shared }

  /// The time of the clock.
  public var now: SchedulerTime { SchedulerTime(clock.now) }
  /// Zero: it is always exact.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Acts as soon as the main thread gets to it, and not before.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = clock.schedule(after: .zero, action)
  }

  /// Acts at a moment.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    let clock = clock
    _ = clock.schedule(after: max(date.offset - clock.now, .zero), action)
  }

  /// Acts at a moment and again and again, until what is returned is cancelled.
  ///
  /// Moments are counted from the first one, so that the action does not fall behind; those that have passed by the time
  /// that it has been done are left out.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(from: date.offset, every: max(interval.duration, .microseconds(100)), clock, action)
  }
}

/// Something that is done again and again until it is cancelled or released.
private final class Repetition: Cancellable, @unchecked Sendable {
  private let clock: any PublisherClock
  private let interval: Duration
  private let action: () -> Void
  /// What waits; `nil` once it is cancelled.
  private let upcoming: Locked<(any Cancellable)?>

  init(from date: Duration, every interval: Duration, _ clock: any PublisherClock, _ action: @escaping () -> Void) {
    (self.interval, self.clock, self.action) = (interval, clock, action)
    upcoming = Locked(Subscriptions.empty)
    wait(until: date)
  }

  deinit { cancel() }

  private func wait(until due: Duration) {
    let next = clock.schedule(after: max(due - clock.now, .zero)) { [weak self] in self?.act(due) }
    let isWanted = upcoming.withLock { upcoming in
      defer { if upcoming != nil { upcoming = next } }
      return upcoming != nil
    }
    if !isWanted { next.cancel() }
  }

  private func act(_ due: Duration) {
    let missed = ((clock.now - due) / interval).rounded(.down)
    wait(until: due + interval * (max(missed, 0) + 1))
    action()
  }

  func cancel() { upcoming.exchange(nil)?.cancel() }
}
