/// A scheduler that runs each action at once, inside the call that schedules it. It ignores times.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Times in seconds, of which ``now`` is always zero.
  public typealias SchedulerTimeType = SchedulerTime
  /// This scheduler has no options.
  public typealias SchedulerOptions = Never
  /// The scheduler as a shared instance.
  public static let shared = ImmediateScheduler()

  /// The current time: always zero, because this scheduler has no clock.
  public var now: SchedulerTime { SchedulerTime(.zero) }
  /// The smallest tolerance that can be given: zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the action at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the action at once, whatever the date.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs the action at once, and does not repeat it.
  ///
  /// - Returns: a cancellable without effect.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
