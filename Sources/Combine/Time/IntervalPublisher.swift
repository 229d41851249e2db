/// Says again and again that a time has passed: what timers are made of.
package struct IntervalPublisher: Publisher {
  /// The time of the clock.
  package typealias Output = Duration
  package typealias Failure = Never

  private let interval: SchedulerTime.Stride

  /// A publisher with a pause in seconds; the longest there is if it is no number.
  package init(every interval: Double) {
    self.interval =
      interval.isNaN ? SchedulerTime.Stride(SchedulerTime.Stride.longest) : .init(Swift.max(0.0001, interval))
  }

  package func receive<S: Subscriber>(subscriber: S) where S.Input == Duration, S.Failure == Never {
    let timer = Locked<(any Cancellable)?>(nil)
    // What nobody has asked for is dropped.
    let queue = DeliveryQueue<Duration, Never>(
      to: AnySubscriber(subscriber), limit: 0, onCancel: { timer.exchange(nil)?.cancel() })
    queue.start()
    if queue.isOver { return }
    let clock = CurrentClock.value ?? MachineClock.shared
    let scheduler = MainScheduler()
    _ = timer.exchange(
      scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval) { queue.send(clock.now) })
    if queue.isOver { timer.exchange(nil)?.cancel() }
  }
}
