import Machine

/// Defines when and on which thread publishers run actions.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler’s times, which can be compared and moved by a number of seconds.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options that an action can be scheduled with.
  associatedtype SchedulerOptions
  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that can be given.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a time.
  ///
  /// - Parameter tolerance: the time by which it may run later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs an action at a time and then at regular intervals.
  ///
  /// - Parameter tolerance: the time by which it may run later.
  /// - Returns: the repetition, which ends when it is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action as soon as possible, without options.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a time, with the smallest tolerance and without options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time and then at regular intervals, with the smallest tolerance and without options.
  ///
  /// - Returns: the repetition, which ends when it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action once after a delay.
  ///
  /// - Returns: a cancellable that prevents the action.
  func scheduleOnce(
    after delay: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let link = Locked<(timer: (any Cancellable)?, isOver: Bool)>((nil, false))
    func end() -> Bool {
      let (timer, isFirst): ((any Cancellable)?, Bool) = link.withLock { state in
        defer { state = (nil, true) }
        return (state.timer, !state.isOver)
      }
      timer?.cancel()
      return isFirst
    }
    // A ``Scheduler`` can cancel repeated actions only, so the action repeats and ends itself the first time.
    let timer = schedule(
      after: now.advanced(by: delay), interval: delay, tolerance: minimumTolerance, options: options
    ) { if end() { action() } }
    let isOver = link.withLock { state in
      if !state.isOver { state.timer = timer }
      return state.isOver
    }
    if isOver { timer.cancel() }
    return AnyCancellable { _ = end() }
  }
}

/// A length of time that can be created from seconds and fractions of a second.
public protocol SchedulerTimeIntervalConvertible {
  /// Creates a length from whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Creates a length from seconds.
  static func seconds(_ s: Double) -> Self
  /// Creates a length from milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Creates a length from microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Creates a length from nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
