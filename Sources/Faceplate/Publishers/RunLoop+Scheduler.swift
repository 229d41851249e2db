import Combine
@_weakLinked import Dispatch
// Weakly, for a conformance is in every program, and its type should be in those only that use it.
@_weakLinked import Foundation

/// A panel has one run loop, the main one.
extension RunLoop: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The time of the panel.
  public var now: SchedulerTime { MainScheduler().now }
  /// Zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Acts on the main thread as soon as it gets to it.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { MainScheduler().schedule(action) }

  /// Acts on the main thread at a moment.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { MainScheduler().schedule(after: date, action) }

  /// Acts on the main thread at a moment and again and again, until what is returned is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { MainScheduler().schedule(after: date, interval: interval, action) }
}

/// The main queue acts as ``MainScheduler`` does; others act in the background, by the machine's time.
extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The time of the panel on the main queue, and the machine's on others.
  public var now: SchedulerTime { MainScheduler(followingPanel: isMain).now }
  /// Zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  private var isMain: Bool { self === OperationQueue.main }

  /// Acts as soon as the queue gets to it.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if isMain { return MainScheduler().schedule(action) }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Acts at a moment.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    if isMain { return MainScheduler().schedule(after: date, action) }
    DispatchQueue.global().schedule(after: date) { self.schedule(options: nil, action) }
  }

  /// Acts at a moment and again and again, until what is returned is cancelled or released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return MainScheduler().schedule(after: date, interval: interval, action) }
    return DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(options: nil, action) }
  }
}
