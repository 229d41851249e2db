/// Acts at once, wherever it is asked to, and knows no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// Always the same moment.
  public var now: SchedulerTime { SchedulerTime(.zero) }
  /// Zero: it is always exact.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Acts at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Acts at once.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }

  /// Acts at once, and not again.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
