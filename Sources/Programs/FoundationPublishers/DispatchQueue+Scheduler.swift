import Combine
// Weakly linked: a conformance is part of every program, but its type should be linked only by those that use it.
@_weakLinked import Dispatch

extension DispatchQueue: Scheduler {
  /// The clock type of the queue.
  public typealias SchedulerTimeType = SchedulerTime

  // Safe: both properties are values. The flags are a set of bits, which Dispatch does not declare as `Sendable`.
  /// Options for scheduling on a queue.
  public struct SchedulerOptions: @unchecked Sendable {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// Creates options; the defaults are those of `async`.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  /// The panel's time on the main queue, and the machine's time on other queues.
  public var now: SchedulerTime { time.now }
  /// The smallest tolerance that can be asked for, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// The scheduler for the main queue follows the panel's clock; other queues work in the background.
  private var time: MainScheduler { MainScheduler(followingPanel: isMain) }
  /// On Linux `DispatchQueue.main` returns another object each time, so the queue is identified by its label.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Runs an action on the queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return time.schedule(action) }
    // Safe: the caller hands the action over, and the queue calls it once.
    nonisolated(unsafe) let action = action
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Runs an action on the queue at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return time.schedule(after: date, action) }
    // Safe: the caller hands the action over, and the queue calls it once, later.
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: .now() + now.distance(to: date).timeInterval, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action() }
  }

  /// Runs an action on the queue at a time and then at an interval, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return time.schedule(after: date, interval: interval, action) }
    // Safe: the caller hands the action over, and the queue calls it for each tick of the timer, one call after the
    // other.
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: .now() + now.distance(to: date).timeInterval, repeating: max(interval.timeInterval, 0.0001),
      leeway: .nanoseconds(0))
    timer.setEventHandler { action() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
