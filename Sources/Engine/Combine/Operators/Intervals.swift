import Machine

extension Publishers {
  /// The rule by which values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Groups the values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups the values of each interval, but sends a group earlier once it has a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers {
  /// A publisher that sends the values of each interval in an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = [Upstream.Output]
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The rule by which the values are grouped.
    public var strategy: TimeGroupingStrategy<Context> { parts.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second }
    private let parts: Parts<Upstream, Parts<TimeGroupingStrategy<Context>, Context.SchedulerOptions?>>

    /// Creates the publisher of ``Publisher/collect(_:options:)``.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      parts = Parts(upstream, Parts(strategy, options))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int)
      switch strategy {
      case .byTime(let context, let stride): (scheduler, interval, limit) = (context, stride, .max)
      case .byTimeOrCount(let context, let stride, let count): (scheduler, interval, limit) = (context, stride, count)
      }
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let group = Locked<[Upstream.Output]>([])
      let timer = Locked<(any Cancellable)?>(nil)
      func stop() {
        link.cancel()
        timer.exchange(nil)?.cancel()
      }
      let queue = DeliveryQueue("CollectByTime", to: AnySubscriber(subscriber), onCancel: stop)
      // Delivers the values of the group, and begins another.
      func deliver() {
        group.withLock { group in
          if !group.isEmpty { queue.enqueue(group) }
          group = []
        }
        queue.drain()
      }
      upstream.subscribe(link, for: queue) { [options] in
        queue.start()
        CurrentClock.withValue(clock) {
          _ = timer.exchange(
            scheduler.schedule(
              after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
              options: options, deliver))
        }
        link.request(.unlimited)
      } receiveValue: { value in
        let isFull = group.withLock { group in
          group.append(value)
          return group.count >= limit
        }
        if isFull { deliver() }
        return .none
      } receiveCompletion: { completion in
        stop()
        if case .finished = completion { deliver() }
        queue.finish(completion)
      }
    }
  }

  /// A publisher of the times between the values of another.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The scheduler that measures the time.
    public var scheduler: Context { parts.second }
    private let parts: Parts<Upstream, Context>

    /// Creates the publisher of ``Publisher/measureInterval(using:options:)``.
    public init(upstream: Upstream, scheduler: Context) {
      parts = Parts(upstream, scheduler)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let clock = CurrentClock.value
      let now = { [scheduler] in CurrentClock.withValue(clock) { scheduler.now } }
      let latest = Locked<Context.SchedulerTimeType?>(nil)
      let link = UpstreamLink()
      let queue = DeliveryQueue<Output, Failure>(
        "MeasureInterval", to: AnySubscriber(subscriber), isMetered: false, onRequest: link.request,
        onCancel: link.cancel)
      upstream.subscribe(link, for: queue) {
        _ = latest.exchange(now())
        queue.start()
      } receiveValue: { _ in
        let time = now()
        if let former = latest.exchange(time) { queue.send(former.distance(to: time)) }
        return .none
      } receiveCompletion: {
        queue.finish($0)
      }
    }
  }

  /// A publisher that ends if no value arrives for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The longest time between two values, and before the first.
    public var interval: Context.SchedulerTimeType.Stride { parts.second.first }
    /// The scheduler that measures the time.
    public var scheduler: Context { parts.second.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second.second.first }
    /// Returns the error to fail with; if it is `nil`, the publisher finishes.
    public var customError: (() -> Upstream.Failure)? { parts.second.second.second.second }
    private let parts:
      Parts<
        Upstream,
        Parts<
          Context.SchedulerTimeType.Stride, Parts<Context, Parts<Context.SchedulerOptions?, (() -> Upstream.Failure)?>>
        >
      >

    /// Creates the publisher of ``Publisher/timeout(_:scheduler:options:customError:)``.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      parts = Parts(upstream, Parts(interval, Parts(scheduler, Parts(options, customError))))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let (timer, isRequested) = (Locked<(any Cancellable)?>(nil), Locked(false))
      func stop() {
        link.cancel()
        timer.exchange(nil)?.cancel()
      }
      let delivery = ScheduledDelivery<Output, Failure>(
        "Timeout", to: subscriber, from: link, onCancel: stop
      ) { [scheduler, options] action in scheduler.schedule(options: options, action) }
      // Restarts the interval: at the subscription, at the first request and at each value.
      func restart() {
        let next = CurrentClock.withValue(clock) { [scheduler, options, interval, customError] in
          scheduler.scheduleOnce(after: interval, options: options) {
            stop()
            delivery.queue.finish(customError.map { .failure($0()) } ?? .finished)
          }
        }
        timer.exchange(next)?.cancel()
        if link.isClosed { timer.exchange(nil)?.cancel() }
      }
      delivery.queue.onRequest { demand in
        if !isRequested.exchange(true) { restart() }
        link.request(demand)
      }
      upstream.subscribe(link, for: delivery.queue, completesLater: true) {
        restart()
        delivery.queue.start()
      } receiveValue: { value in
        restart()
        delivery.send(.value(value))
        return .none
      } receiveCompletion: { completion in
        timer.exchange(nil)?.cancel()
        delivery.send(.completion(completion))
      }
    }
  }
}

extension Publisher {
  /// Sends the values of each interval in an array; nothing if there are none.
  ///
  ///     sensor.readings.collect(.byTime(RunLoop.main, .seconds(10)))
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  /// Sends the time since the last value, or since the subscription for the first one, by a scheduler's clock.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  /// Ends the subscription if no value arrives for a time.
  ///
  ///     link.heartbeats.timeout(.seconds(5), scheduler: RunLoop.main)
  ///
  /// - Parameters:
  ///   - interval: the longest time between two values, and before the first.
  ///   - customError: returns the error to fail with; if it is `nil`, the publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
