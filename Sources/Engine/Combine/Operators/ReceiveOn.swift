import Machine

extension Publishers {
  /// A publisher that delivers all events on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The scheduler that delivers.
    public var scheduler: Context { parts.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second }
    private let parts: Parts<Upstream, Parts<Context, Context.SchedulerOptions?>>

    /// Creates the publisher of ``Publisher/receive(on:options:)``.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      parts = Parts(upstream, Parts(scheduler, options))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.rescheduled("ReceiveOn", to: subscriber) { [scheduler, options] action in
        scheduler.schedule(options: options, action)
      }
    }
  }

  /// A publisher that delivers all events later by a time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The delay.
    public var interval: Context.SchedulerTimeType.Stride { parts.second.first }
    /// The time by which the delay may be longer.
    public var tolerance: Context.SchedulerTimeType.Stride { parts.second.second.first }
    /// The scheduler that delivers.
    public var scheduler: Context { parts.second.second.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second.second.second }
    private let parts:
      Parts<
        Upstream,
        Parts<
          Context.SchedulerTimeType.Stride,
          Parts<Context.SchedulerTimeType.Stride, Parts<Context, Context.SchedulerOptions?>>
        >
      >

    /// Creates the publisher of ``Publisher/delay(for:tolerance:scheduler:options:)``.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      parts = Parts(upstream, Parts(interval, Parts(tolerance, Parts(scheduler, options))))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.rescheduled("Delay", to: subscriber) { [scheduler, options, interval, tolerance] action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
    }
  }

  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The scheduler that the subscription is made on.
    public var scheduler: Context { parts.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second }
    private let parts: Parts<Upstream, Parts<Context, Context.SchedulerOptions?>>

    /// Creates the publisher of ``Publisher/subscribe(on:options:)``.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      parts = Parts(upstream, Parts(scheduler, options))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let perform: (@escaping () -> Void) -> Void = { [scheduler, options] action in
        CurrentClock.withValue(clock) {
          scheduler.schedule(options: options) { CurrentClock.withValue(clock) { action() } }
        }
      }
      let queue = DeliveryQueue(
        "SubscribeOn", to: AnySubscriber(subscriber), isMetered: false,
        onRequest: { demand in perform { link.request(demand) } },
        onCancel: {
          // A value or a completion that comes before the scheduler acts has no effect.
          _ = link.end()
          perform(link.cancel)
        })
      perform { [upstream] in
        upstream.subscribe(link, for: queue, receiveSubscription: queue.start) { value in
          queue.send(value, crediting: .same(link))
        } receiveCompletion: {
          queue.finish($0)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends each value and the completion later by a time.
  ///
  /// - Parameters:
  ///   - interval: the delay.
  ///   - tolerance: the time by which the delay may be longer; the scheduler's smallest tolerance if it is `nil`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  /// Delivers values on a scheduler.
  ///
  /// A value that is sent from the scheduler's own thread is delivered later too: a ``Published`` property has its new
  /// value by the time that it is received.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers all events in order, each when the closure calls the action it is given.
  fileprivate func rescheduled<S: Subscriber>(
    _ name: String, to subscriber: S, _ schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let link = UpstreamLink()
    let delivery = ScheduledDelivery<Output, Failure>(
      name, to: subscriber, from: link, schedule: schedule)
    subscribe(link, for: delivery.queue, completesLater: true, receiveSubscription: delivery.queue.start) {
      delivery.send(.value($0))
      return .none
    } receiveCompletion: {
      delivery.send(.completion($0))
    }
  }
}
