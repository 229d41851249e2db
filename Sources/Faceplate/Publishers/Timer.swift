import Combine
// Weakly linked: only a program that creates a timer links Foundation's.
@_weakLinked import Foundation

/// A timer on the panel's clock.
///
/// It takes the place of Foundation's class in sources that import this toolkit, and has its interface. It follows the
/// clock of the panel whose view or action starts it, so that a test that advances the panel by an hour takes no time;
/// outside a panel it follows the machine's clock.
///
///     Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
///
/// A file that imports Foundation alone gets Foundation's timer, which runs on the machine's clock.
open class Timer: Foundation.Timer {
  private struct State {
    /// The clock's time at which the timer fires next.
    var due: Duration?
    /// The clock that the timer was started on.
    var clock: (any PublisherClock)?
    var repetition: (any Cancellable)?
  }

  private let state = Locked(State())

  /// Creates a timer that does not run until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - date: when it fires first.
  ///   - interval: the seconds between two firings; at least 0.1 ms.
  ///   - repeats: whether it fires more than once.
  ///   - block: the action, which receives the timer.
  public override init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
  ) { super.init(fire: date, interval: interval, repeats: repeats, block: block) }

  /// Creates a timer that does not run until it is added to a run loop, and fires first after an interval in seconds.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer and starts it. It fires first after an interval in seconds.
  @discardableResult
  open override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Foundation.Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(after: interval)
    return timer
  }

  /// When the timer fires next. Setting it postpones or advances that firing.
  open override var fireDate: Date {
    get {
      let remaining = state.withLock { state in
        state.due.flatMap { due in state.clock.map { due - $0.now } }
      }
      return remaining.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? super.fireDate
    }
    set {
      super.fireDate = newValue
      if state.withLock({ $0.due != nil }) { start(after: newValue.timeIntervalSinceNow) }
    }
  }

  /// Stops the timer for good.
  open override func invalidate() {
    super.invalidate()
    stop()
  }

  /// Starts the timer unless it runs already.
  fileprivate func begin() {
    if state.withLock({ $0.repetition == nil }) { start(after: fireDate.timeIntervalSinceNow) }
  }

  private func start(after seconds: TimeInterval) {
    stop()
    guard isValid else { return }
    let clock: any PublisherClock = CurrentClock.value ?? MachineClock.shared
    wait(until: clock.now + max(SchedulerTime.Stride(seconds).duration, .zero), on: clock)
  }

  private func wait(until due: Duration, on clock: any PublisherClock) {
    // The clock retains the timer until it has fired, as a run loop does.
    let alarm = clock.schedule(after: max(due - clock.now, .zero)) {
      CurrentClock.withValue(clock) { self.act(due, on: clock) }
    }
    state.withLock { $0 = State(due: due, clock: clock, repetition: alarm) }
  }

  private func act(_ due: Duration, on clock: any PublisherClock) {
    let interval = SchedulerTime.Stride(timeInterval).duration
    if interval > .zero {
      // Times are counted from the first one, and those that have passed are skipped.
      let missed = ((clock.now - due) / interval).rounded(.down)
      wait(until: due + interval * (max(missed, 0) + 1), on: clock)
    }
    fire()
  }

  private func stop() {
    state.withLock { state in
      defer { state = State() }
      return state.repetition
    }?.cancel()
  }
}

extension RunLoop {
  /// Starts a timer. The mode has no effect, since a panel has a single run loop.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}
