/// Where and when something is done, as publishers that wait are told.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about the way something is done.
  associatedtype SchedulerOptions
  /// The moment that it is.
  var now: SchedulerTimeType { get }
  /// The shortest tolerance that makes a difference.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Acts as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Acts at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Acts at a moment and again and again, until what is returned is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Acts as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Acts at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Acts at a moment and again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Acts once, after a time, unless what is returned is cancelled.
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
    // Only what repeats can be cancelled.
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

/// A length of time that can be said in seconds and their fractions.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
