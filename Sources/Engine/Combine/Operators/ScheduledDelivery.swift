import Machine

/// Delivers what an upstream publisher sends in order, each event when a scheduler runs its action.
///
/// A scheduler may run actions on several threads. Each action takes the event that has waited longest, so values and
/// completion stay in order.
// Safe: the queue and the lock guard what changes.
final class ScheduledDelivery<Output, Failure: Error>: @unchecked Sendable {
  /// A message of an upstream publisher.
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  let queue: DeliveryQueue<Output, Failure>
  private let waiting: Locked<Fifo<Event>>
  private let clock = CurrentClock.value
  private let schedule: (@escaping () -> Void) -> Void

  /// Creates a delivery to a subscriber.
  ///
  /// - Parameter schedule: runs the action that it is given, later or at once.
  init<S: Subscriber>(
    _ name: String, to downstream: S, onRequest: @escaping (Subscribers.Demand) -> Void,
    onCancel: @escaping () -> Void, schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let waiting = Locked(Fifo<Event>())
    (self.waiting, self.schedule) = (waiting, schedule)
    queue = DeliveryQueue(
      name, to: AnySubscriber(downstream), isMetered: false, onRequest: onRequest,
      onCancel: {
        onCancel()
        _ = waiting.exchange(Fifo())
      })
  }

  /// Schedules the delivery of an event.
  func send(_ event: Event) {
    waiting.withLock { $0.append(event) }
    CurrentClock.withValue(clock) {
      schedule { [self] in
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
}
