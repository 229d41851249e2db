/// A scheduler that runs actions on the main thread.
///
/// It uses the clock of the panel that it is used in, or the machine's where there is none. `DispatchQueue.main` and
/// `RunLoop.main` are built on it.
public struct MainScheduler: Scheduler, Sendable {
  /// Times in seconds on the clock of the panel, or of the machine.
  public typealias SchedulerTimeType = SchedulerTime
  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  private let followsPanel: Bool

  /// Creates a scheduler that uses the current panel's clock.
  public init() { followsPanel = true }

  /// Creates a scheduler.
  ///
  /// - Parameter followingPanel: whether it uses the clock of the current panel, or the machine's in any case.
  package init(followingPanel: Bool) { followsPanel = followingPanel }

  private var clock: any PublisherClock { (followsPanel ? CurrentClock.value : nil) ?? MachineClock.shared }

  /// The current time of the clock.
  public var now: SchedulerTime { SchedulerTime(clock.now) }
  /// The smallest tolerance that can be given: zero, because times are exact.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the action on the main thread as soon as possible, but not inside this call.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = clock.schedule(after: .zero, action)
  }

  /// Runs the action on the main thread at a time; as soon as possible if it has passed.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    let clock = clock
    _ = clock.schedule(after: max(date.offset - clock.now, .zero), action)
  }

  /// Runs the action on the main thread at a time and then at regular intervals.
  ///
  /// The times are counted from the first one, so that the action does not drift. Times that have passed when the
  /// action is next scheduled are skipped.
  ///
  /// - Parameter interval: at least 0.1 ms.
  /// - Returns: the repetition, which ends when it is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(from: date.offset, every: max(interval.duration, .microseconds(100)), clock, action)
  }
}
