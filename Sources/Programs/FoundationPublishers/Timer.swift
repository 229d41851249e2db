import Combine
import Machine
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
/// The action receives the timer as this class, so that sources can hand it on to a function of theirs that takes a `Timer`:
///
///     timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in self.tick(timer) }
///
/// A file that imports Foundation alone gets Foundation's timer, which runs on the machine's clock.
open class Timer: Foundation.Timer {
  /// The clock that the timer was started on, and the firings; `nil` while the timer does not run.
  private let running = Locked<(clock: any PublisherClock, firings: Repetition)?>(nil)

  /// Creates a timer that does not run until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - date: when it fires first.
  ///   - interval: the seconds between two firings; at least 0.1 ms.
  ///   - repeats: whether it fires more than once.
  ///   - block: the action, which receives the timer.
  public override init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    // Safe: Foundation passes the timer itself, which is of this class. Sources hand it on to functions that take a `Timer`,
    // which is this class.
    super.init(fire: date, interval: interval, repeats: repeats) { block(unsafeDowncast($0, to: Timer.self)) }
  }

  /// Creates a timer that does not run until it is added to a run loop, and fires first after an interval in seconds.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer and starts it. It fires first after an interval in seconds.
  @discardableResult
  open override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(after: interval)
    return timer
  }

  /// When the timer fires next. Setting it postpones or advances that firing.
  open override var fireDate: Date {
    get {
      let remaining = running.withLock { running in
        running.flatMap { running in running.firings.due.map { $0 - running.clock.now } }
      }
      return remaining.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? super.fireDate
    }
    set {
      super.fireDate = newValue
      if running.withLock({ $0 != nil }) { start(after: newValue.timeIntervalSinceNow) }
    }
  }

  /// Stops the timer for good.
  open override func invalidate() {
    super.invalidate()
    stop()
  }

  /// Starts the timer unless it runs already.
  fileprivate func begin() {
    if running.withLock({ $0 == nil }) { start(after: fireDate.timeIntervalSinceNow) }
  }

  private func start(after seconds: TimeInterval) {
    stop()
    guard isValid else { return }
    let clock: any PublisherClock = CurrentClock.value ?? MachineClock.shared
    let due = clock.now + max(SchedulerTime.Stride(seconds).duration, .zero)
    // A timer that does not repeat ends itself when it fires.
    let interval = timeInterval > 0 ? SchedulerTime.Stride(timeInterval).duration : SchedulerTime.Stride.longest
    // The action retains the timer until it is stopped, as a run loop does.
    let firings = Repetition(from: due, every: interval, clock) { CurrentClock.withValue(clock) { self.fire() } }
    running.withLock { $0 = (clock, firings) }
  }

  private func stop() { running.exchange(nil)?.firings.cancel() }
}

extension RunLoop {
  /// Starts a timer. The mode has no effect, since a panel has a single run loop.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}
