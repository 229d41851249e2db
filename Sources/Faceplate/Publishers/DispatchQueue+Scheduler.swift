import Combine
// Weakly, for a conformance is in every program, and its type should be in those only that use it.
@_weakLinked import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerTime

  /// How a queue does something.
  public struct SchedulerOptions: @unchecked Sendable {
    /// How important it is.
    public var qos: DispatchQoS
    /// How the queue does it.
    public var flags: DispatchWorkItemFlags

    /// Options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  /// The time of the panel on the main queue, and the machine's on others.
  public var now: SchedulerTime { time.now }
  /// Zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Only the main queue follows a panel's time: others work for it in the background.
  private var time: MainScheduler { MainScheduler(followingPanel: isMain) }
  /// On Linux `DispatchQueue.main` is another object each time: only the label tells the main queue from others.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Acts on the queue as soon as it gets to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return time.schedule(action) }
    nonisolated(unsafe) let action = action
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Acts on the queue at a moment.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return time.schedule(after: date, action) }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: .now() + now.distance(to: date).timeInterval, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action() }
  }

  /// Acts on the queue at a moment and again and again, until what is returned is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return time.schedule(after: date, interval: interval, action) }
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
