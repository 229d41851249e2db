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
      let now = { [scheduler] in CurrentClock.withValue(clock) { scheduler.now } }
      let state = Locked(ThrottleState<Output, Failure, Context.SchedulerTimeType>(time: now()))
      // The queue has an owner, so that it releases the subscriber when it ends. The scheduler may keep an action, and
      // with it the queue, for much longer.
      let queue = DeliveryQueue(
        "Throttle", to: AnySubscriber(subscriber), of: link,
        onCancel: {
          link.cancel()
          // The value that waits is released outside the lock, because releasing it may run an application's code.
          _ = state.withLock { $0.take() }
        })
      // Delivers what waits.
      func deliver() {
        // The clock is not read any more after the end.
        let time = link.isClosed ? nil : now()
        // Nothing comes between taking a value and putting it in the queue: a completion that another thread delivers would
        // overtake the value, which would be lost.
        _ = state.withLock { state in
          if let time { state.noteOutput(at: time) }
          let due = state.take()
          if let value = due.value { queue.enqueue(value) }
          if let completion = due.completion { queue.enqueue(completion) }
          return due
        }
        queue.drain()
      }
      func schedule(_ delivery: ThrottleState<Output, Failure, Context.SchedulerTimeType>.Delivery?) {
        CurrentClock.withValue(clock) { [scheduler] in
          switch delivery {
          case .atOnce: scheduler.schedule(deliver)
          case .after(let time): scheduler.schedule(after: time, deliver)
          case nil: break
          }
        }
      }
      upstream.subscribe(link, for: queue, completesEarly: true) {
        state.withLock { $0.time = now() }
        link.request(.unlimited)
        queue.start()
      } receiveValue: { [interval, latest] value in
        let time = now()
        // A value that the subscriber has not requested is dropped.
        guard queue.demand > .none else { return .none }
        let (delivery, _) = state.withLock { state in
          state.time = time
          return state.note(value, isLatest: latest, interval: interval)
        }
        schedule(delivery)
        return .none
      } receiveCompletion: { completion in
        let time = now()
        schedule(
          state.withLock { state in
            state.time = time
            return state.note(completion)
          })
      }
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval. The completion waits for the value that waits.
  ///
  ///     sensor.readings.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  ///
  /// A value is dropped if the subscriber has not requested one.
  ///
  /// - Parameter latest: whether the latest value of the interval is sent, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The value and the completion that wait in a `throttle`, and the time of its last delivery.
private struct ThrottleState<Value, Failure: Error, Time: Strideable> {
  /// When the scheduler is to deliver.
  enum Delivery {
    case atOnce
    case after(Time)
  }

  /// The time of the latest event.
  var time: Time
  /// The time of the latest delivery; `nil` before the first.
  private var lastOutput: Time?
  private var value: Value?
  private var completion: Subscribers.Completion<Failure>?

  /// Creates the state at the time of the subscription.
  init(time: Time) { self.time = time }

  /// Notes a value: the latest of an interval, or the first.
  ///
  /// - Returns: the delivery to schedule, and the value that is dropped. The caller releases that outside the lock.
  mutating func note(_ new: Value, isLatest: Bool, interval: Time.Stride) -> (Delivery?, dropped: Value?) {
    let former = value
    guard former == nil || isLatest else { return (nil, new) }
    value = new
    if former != nil { return (nil, former) }
    guard let due = lastOutput?.advanced(by: interval), due > time else { return (.atOnce, nil) }
    return (.after(due), nil)
  }

  /// Notes the completion, which waits for a value that waits.
  ///
  /// - Returns: the delivery to schedule.
  mutating func note(_ new: Subscribers.Completion<Failure>) -> Delivery? {
    completion = new
    return value == nil ? .atOnce : nil
  }

  /// Notes a delivery, from which the next interval is counted.
  mutating func noteOutput(at time: Time) { (self.time, lastOutput) = (time, time) }

  /// Returns what waits, and forgets it.
  mutating func take() -> (value: Value?, completion: Subscribers.Completion<Failure>?) {
    defer { (value, completion) = (nil, nil) }
    return (value, completion)
  }
}
