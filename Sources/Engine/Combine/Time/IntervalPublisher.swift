import Machine

/// Sends the clock's time at regular intervals; timer publishers are built on it.
package struct IntervalPublisher: Publisher {
  /// The time of the clock when the value is sent.
  package typealias Output = Duration
  /// The publisher cannot fail.
  package typealias Failure = Never

  private let interval: SchedulerTime.Stride

  /// Creates a publisher with an interval in seconds.
  ///
  /// - Parameter interval: at least 0.0001 s; a hundred years if it is not a number.
  package init(every interval: Double) {
    self.interval =
      interval.isNaN ? SchedulerTime.Stride(SchedulerTime.Stride.longest) : .init(Swift.max(0.0001, interval))
  }

  /// Attaches a subscriber. The first value is sent after one interval, not at once.
  package func receive<S: Subscriber>(subscriber: S) where S.Input == Duration, S.Failure == Never {
    let timer = Locked<(any Cancellable)?>(nil)
    // Ticks that the subscriber has not requested are dropped.
    let queue = DeliveryQueue<Duration, Never>(
      "Timer", to: AnySubscriber(subscriber), limit: 0, onCancel: { timer.exchange(nil)?.cancel() })
    queue.start()
    if queue.isOver { return }
    let clock = CurrentClock.value ?? MachineClock.shared
    let scheduler = MainScheduler()
    _ = timer.exchange(
      scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval) { queue.send(clock.now) })
    if queue.isOver { timer.exchange(nil)?.cancel() }
  }
}
