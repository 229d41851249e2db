import Machine

extension Publishers {
  /// A publisher that sends at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The interval.
    public var interval: Context.SchedulerTimeType.Stride { parts.second.first }
    /// The scheduler that measures the time.
    public var scheduler: Context { parts.second.second.first }
    /// Whether the latest value of an interval is sent, or the first.
    public var latest: Bool { parts.second.second.second }
    private let parts: Parts<Upstream, Parts<Context.SchedulerTimeType.Stride, Parts<Context, Bool>>>

    /// Creates the publisher of ``Publisher/throttle(for:scheduler:latest:)``.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      parts = Parts(upstream, Parts(interval, Parts(scheduler, latest)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let waiting = Locked(ThrottleState<Output>())
      func stop() {
        link.cancel()
        waiting.withLock { $0.stop() }.timer?.cancel()
      }
      let queue = DeliveryQueue(
        "Throttle", to: AnySubscriber(subscriber), limit: 1, overflow: .dropsOldest, onCancel: stop)
      // Delivers the value that waits. Returns whether there was one.
      func deliver() -> Bool {
        // The value that the queue drops is released outside the lock, too.
        let (value, _): (Output?, Output?) = waiting.withLock { state in
          let value = state.take()
          return (value, value.flatMap { queue.enqueue($0) })
        }
        queue.drain()
        return value != nil
      }
      /// Waits for the end of the interval, and begins another if a value was sent then.
      func rest() {
        let timer = CurrentClock.withValue(clock) {
          scheduler.scheduleOnce(after: interval, options: nil) {
            if deliver() { rest() } else { waiting.withLock { $0.endInterval() } }
          }
        }
        let isWanted = waiting.withLock { state in
          if !link.isClosed { state.wait(for: timer) }
          return !link.isClosed
        }
        if !isWanted { timer.cancel() }
      }
      upstream.subscribe(link, for: queue) {
        link.request(.unlimited)
        queue.start()
      } receiveValue: { [latest] value in
        let former = waiting.withLock { $0.note(value, isLatest: latest) }
        if !former.isResting {
          CurrentClock.withValue(clock) {
            scheduler.schedule {
              _ = deliver()
              rest()
            }
          }
        }
        return .none
      } receiveCompletion: { completion in
        CurrentClock.withValue(clock) {
          scheduler.schedule {
            _ = deliver()
            stop()
            queue.finish(completion)
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval. At the completion, the value that waits is sent first.
  ///
  ///     sensor.readings.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  ///
  /// - Parameter latest: whether the latest value of the interval is sent, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The value that waits for the end of an interval of `throttle`, and whether an interval has begun.
///
/// The former state is released outside the lock, because releasing its value may run an application's code.
private struct ThrottleState<Value> {
  private var value: Value?
  /// Whether an interval has begun: it is set from the first value of one until one ends without a value.
  private(set) var isResting = false
  private(set) var timer: (any Cancellable)?

  /// Notes a value: the latest of an interval, or the first. Returns the former state.
  mutating func note(_ new: Value, isLatest: Bool) -> Self {
    let former = self
    if isLatest || value == nil { value = new }
    isResting = true
    return former
  }

  /// Returns the value that waits, and forgets it; `nil` if there is none.
  mutating func take() -> Value? {
    defer { value = nil }
    return value
  }

  /// Ends an interval without a value, unless one has arrived since.
  mutating func endInterval() { if value == nil { isResting = false } }

  /// Keeps the timer that ends the interval.
  mutating func wait(for timer: any Cancellable) { self.timer = timer }

  /// Forgets the value, and begins no interval any more. Returns the former state, whose timer is to be cancelled.
  mutating func stop() -> Self {
    defer { (value, isResting, timer) = (nil, true, nil) }
    return self
  }
}
