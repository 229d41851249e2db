import Machine

extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Groups the values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups the values of each interval, but sends a group earlier once it has a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Sends the values of each interval in an array; nothing if there are none.
  ///
  ///     sensor.readings.collect(.byTime(RunLoop.main, .seconds(10)))
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, [Output], Failure> {
    let (scheduler, interval, limit): (S, S.SchedulerTimeType.Stride, Int)
    switch strategy {
    case .byTime(let context, let stride): (scheduler, interval, limit) = (context, stride, .max)
    case .byTimeOrCount(let context, let stride, let count): (scheduler, interval, limit) = (context, stride, count)
    }
    return Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let group = Locked<[Output]>([])
      let timer = Locked<(any Cancellable)?>(nil)
      func stop() {
        link.cancel()
        timer.exchange(nil)?.cancel()
      }
      let queue = DeliveryQueue(to: downstream, onCancel: stop)
      // Delivers the values of the group, and begins another.
      func deliver() {
        group.withLock { group in
          if !group.isEmpty { queue.enqueue(group) }
          group = []
        }
        queue.drain()
      }
      queue.start()
      CurrentClock.withValue(clock) {
        _ = timer.exchange(
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options, deliver))
      }
      link.request(.unlimited)
      upstream.subscribe(link) { value in
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

  /// Sends the time since the last value, or since the subscription for the first one, by a scheduler's clock.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, S.SchedulerTimeType.Stride, Failure> {
    stepping {
      let clock = CurrentClock.value
      let latest = Locked(CurrentClock.withValue(clock) { scheduler.now })
      return { _ in
        let now = CurrentClock.withValue(clock) { scheduler.now }
        return .emit(latest.exchange(now).distance(to: now))
      }
    }
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
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, clock) = (UpstreamLink(), CurrentClock.value)
      let timer = Locked<(any Cancellable)?>(nil)
      func stop() {
        link.cancel()
        timer.exchange(nil)?.cancel()
      }
      let queue = DeliveryQueue(to: downstream, onRequest: link.request, onCancel: stop)
      // Restarts the interval, at the subscription and at each value.
      func restart() {
        let next = CurrentClock.withValue(clock) {
          scheduler.scheduleOnce(after: interval, options: options) {
            stop()
            queue.finish(customError.map { .failure($0()) } ?? .finished)
          }
        }
        timer.exchange(next)?.cancel()
        if link.isClosed { timer.exchange(nil)?.cancel() }
      }
      queue.start()
      restart()
      upstream.subscribe(link) { value in
        restart()
        queue.send(value)
        return .none
      } receiveCompletion: { completion in
        timer.exchange(nil)?.cancel()
        queue.finish(completion)
      }
    }
  }
}
