import Machine

// These operators schedule by the clock that was current when they were subscribed to, because values may arrive on
// threads that have no current clock.

extension Publisher {
  /// Sends a value once no other has arrived for a time. At the completion, the value that waits is sent first.
  ///
  ///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)    // once typing has paused
  ///
  /// - Parameters:
  ///   - dueTime: the time without values.
  ///   - scheduler: measures the time and sends the value.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      // `order` counts the values: a timer that fires late delivers only if its value is still the latest.
      let waiting = Locked<(value: Output?, timer: (any Cancellable)?, order: Int)>((nil, nil, 0))
      // Ends the subscription and the timer.
      func stop() {
        link.cancel()
        waiting.withLock { state in
          defer { state = (nil, nil, state.order &+ 1) }
          return state.timer
        }?.cancel()
      }
      let queue = DeliveryQueue(to: downstream, limit: 1, overflow: .dropsOldest, onCancel: stop)
      // Delivers the value that waits, unless a later one has replaced it; `nil` delivers any.
      func deliver(_ order: Int?) {
        waiting.withLock { state in
          guard order == nil || order == state.order, let value = state.value else { return }
          queue.enqueue(value)
          state.value = nil
        }
        queue.drain()
      }
      queue.start()
      link.request(.unlimited)
      upstream.subscribe(link) { value in
        let (order, former) = waiting.withLock { state in
          defer { state = (value, nil, state.order &+ 1) }
          return (state.order &+ 1, state.timer)
        }
        former?.cancel()
        let timer = CurrentClock.withValue(clock) {
          scheduler.scheduleOnce(after: dueTime, options: options) { deliver(order) }
        }
        // Another thread may have sent a later value before the timer was known.
        let isLatest = waiting.withLock { state in
          if state.order == order, state.value != nil { state.timer = timer }
          return state.order == order
        }
        if !isLatest { timer.cancel() }
        return .none
      } receiveCompletion: { completion in
        CurrentClock.withValue(clock) {
          scheduler.schedule(options: options) {
            deliver(nil)
            stop()
            queue.finish(completion)
          }
        }
      }
    }
  }

  /// Sends at most one value in each interval. At the completion, the value that waits is sent first.
  ///
  ///     sensor.readings.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  ///
  /// - Parameter latest: whether the latest value of the interval is sent, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let waiting = Locked(ThrottleState<Output>())
      func stop() {
        link.cancel()
        waiting.withLock { $0.stop() }?.cancel()
      }
      let queue = DeliveryQueue(to: downstream, limit: 1, overflow: .dropsOldest, onCancel: stop)
      // Delivers the value that waits. Returns whether there was one.
      func deliver() -> Bool {
        let hasValue = waiting.withLock { state in
          guard let value = state.take() else { return false }
          queue.enqueue(value)
          return true
        }
        queue.drain()
        return hasValue
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
      queue.start()
      link.request(.unlimited)
      upstream.subscribe(link) { value in
        let isFirst = waiting.withLock { $0.note(value, isLatest: latest) }
        if isFirst {
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

  /// Sends each value and the completion later by a time.
  ///
  /// - Parameters:
  ///   - interval: the delay.
  ///   - tolerance: how much longer the delay may be; the scheduler's smallest tolerance if it is `nil`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    rescheduled { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  /// Delivers values on a scheduler.
  ///
  /// A value that is sent from the scheduler's own thread is delivered later too: a ``Published`` property has its new
  /// value by the time that it is received.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    rescheduled { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let perform: (@escaping () -> Void) -> Void = { action in
        CurrentClock.withValue(clock) {
          scheduler.schedule(options: options) { CurrentClock.withValue(clock) { action() } }
        }
      }
      let queue = DeliveryQueue(
        to: downstream, onRequest: { demand in perform { link.request(demand) } }, onCancel: { perform(link.cancel) })
      queue.start()
      perform {
        upstream.subscribe(link) { value in
          queue.send(value)
          return .none
        } receiveCompletion: {
          queue.finish($0)
        }
      }
    }
  }

  /// Delivers all events in order, each when the closure calls the action it is given.
  private func rescheduled(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let waiting = Locked(Fifo<Event<Output, Failure>>())
      let queue = DeliveryQueue(
        to: downstream, onRequest: link.request,
        onCancel: {
          link.cancel()
          _ = waiting.exchange(Fifo())
        })
      queue.start()
      // A scheduler may run actions on several threads. Each action takes the event that has waited longest, so values
      // and completion stay in order.
      let deliver = {
        CurrentClock.withValue(clock) {
          schedule {
            waiting.withLock {
              switch $0.popFirst() {
              case .value(let value): queue.enqueue(value)
              case .completion(let completion): queue.enqueue(completion)
              case nil: break
              }
            }
            queue.drain()
          }
        }
      }
      upstream.subscribe(link) { value in
        waiting.withLock { $0.append(.value(value)) }
        deliver()
        return .none
      } receiveCompletion: { completion in
        waiting.withLock { $0.append(.completion(completion)) }
        deliver()
      }
    }
  }
}

/// What an upstream publisher sends.
private enum Event<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// The value that waits for the end of an interval of `throttle`, and whether an interval has begun.
private struct ThrottleState<Value> {
  private var value: Value?
  /// Whether an interval has begun: it is set from the first value of one until one ends without a value.
  private var isResting = false
  private var timer: (any Cancellable)?

  /// Notes a value: the latest of an interval, or the first. Returns whether it begins an interval.
  mutating func note(_ new: Value, isLatest: Bool) -> Bool {
    if isLatest || value == nil { value = new }
    defer { isResting = true }
    return !isResting
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

  /// Forgets the value, and begins no interval any more. Returns the timer, which is to be cancelled.
  mutating func stop() -> (any Cancellable)? {
    defer { (value, isResting, timer) = (nil, true, nil) }
    return timer
  }
}
