import Machine

// Values are released outside the lock, because releasing them may run an application's code.

// These operators schedule by the clock that was current when they were subscribed to, because values may arrive on
// threads that have no current clock.

extension Publishers {
  /// A publisher that sends a value once no other has arrived for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The time without values.
    public var dueTime: Context.SchedulerTimeType.Stride { parts.second.first }
    /// The scheduler that measures the time.
    public var scheduler: Context { parts.second.second.first }
    /// The options of the scheduled actions.
    public var options: Context.SchedulerOptions? { parts.second.second.second }
    private let parts:
      Parts<Upstream, Parts<Context.SchedulerTimeType.Stride, Parts<Context, Context.SchedulerOptions?>>>

    /// Creates the publisher of ``Publisher/debounce(for:scheduler:options:)``.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      parts = Parts(upstream, Parts(dueTime, Parts(scheduler, options)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      // `order` counts the values: a timer that fires late delivers only if its value is still the latest.
      let waiting = Locked<(value: Output?, timer: (any Cancellable)?, order: Int)>((nil, nil, 0))
      // Ends the subscription and the timer.
      func stop() {
        link.cancel()
        waiting.withLock { state in
          defer { state = (nil, nil, state.order &+ 1) }
          return state
        }.timer?.cancel()
      }
      let queue = DeliveryQueue(
        "Debounce", to: AnySubscriber(subscriber), limit: 0,
        details: {
          [
            ("downstream", $0.downstream as Any), ("downstreamDemand", $0.demand),
            ("currentValue", waiting.copy.value as Any),
          ]
        },
        onCancel: stop)
      // Delivers the value that waits, unless a later one has replaced it.
      func deliver(_ order: Int) {
        _ = waiting.withLock { state -> Output? in
          guard order == state.order, let value = state.value else { return nil }
          queue.enqueue(value)
          state.value = nil
          return value
        }
        queue.drain()
      }
      func receive(_ value: Output) {
        let former = waiting.withLock { state in
          defer { state = (value, nil, state.order &+ 1) }
          return state
        }
        let order = former.order &+ 1
        former.timer?.cancel()
        let timer = CurrentClock.withValue(clock) {
          scheduler.scheduleOnce(after: dueTime, options: options) { deliver(order) }
        }
        // Another thread may have sent a later value before the timer was known.
        let isLatest = waiting.withLock { state in
          if state.order == order, state.value != nil { state.timer = timer }
          return state.order == order
        }
        if !isLatest { timer.cancel() }
      }
      upstream.subscribe(link, for: queue) {
        queue.start()
        link.request(.unlimited)
      } receiveValue: {
        receive($0)
        return .none
      } receiveCompletion: { completion in
        stop()
        CurrentClock.withValue(clock) { scheduler.schedule { queue.finish(completion) } }
      }
    }
  }
}

extension Publisher {
  /// Sends a value once no other has arrived for a time. A value that still waits at the completion is dropped.
  ///
  ///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)    // once typing has paused
  ///
  /// - Parameters:
  ///   - dueTime: the time without values.
  ///   - scheduler: measures the time and sends the value.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
