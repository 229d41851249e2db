import Combine
@_weakLinked import Dispatch
// Weakly linked: a conformance is part of every program, but its type should be linked only by those that use it.
@_weakLinked import Foundation

/// A panel has a single run loop, the main one.
extension RunLoop: Scheduler {
  /// The clock type of the run loop.
  public typealias SchedulerTimeType = SchedulerTime
  /// The run loop has no options.
  public typealias SchedulerOptions = Never

  /// The time of the panel, which a test advances itself.
  public var now: SchedulerTime { MainScheduler().now }
  /// The smallest tolerance that can be asked for, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs an action on the main thread as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { MainScheduler().schedule(action) }

  /// Runs an action on the main thread at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { MainScheduler().schedule(after: date, action) }

  /// Runs an action on the main thread at a time and then at an interval, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { MainScheduler().schedule(after: date, interval: interval, action) }
}

/// The main queue schedules as ``MainScheduler`` does; other queues work in the background, by the machine's time.
extension OperationQueue: Scheduler {
  /// The clock type of the queue.
  public typealias SchedulerTimeType = SchedulerTime
  /// The queue has no options.
  public typealias SchedulerOptions = Never

  /// The panel's time on the main queue, and the machine's time on other queues.
  public var now: SchedulerTime { MainScheduler(followingPanel: isMain).now }
  /// The smallest tolerance that can be asked for, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  private var isMain: Bool { self === OperationQueue.main }

  /// Runs an action on the queue as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if isMain { return MainScheduler().schedule(action) }
    // Safe: the caller hands the action over, and the operation queue calls it once.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs an action on the queue at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    if isMain { return MainScheduler().schedule(after: date, action) }
    DispatchQueue.global().schedule(after: date) { self.schedule(options: nil, action) }
  }

  /// Runs an action on the queue at a time and then at an interval, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return MainScheduler().schedule(after: date, interval: interval, action) }
    return DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(options: nil, action) }
  }
}
