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
  private let link: UpstreamLink
  private let waiting: Locked<Fifo<Event>>
  private let clock = CurrentClock.value
  private let schedule: (@escaping () -> Void) -> Void

  /// Creates a delivery to a subscriber.
  ///
  /// - Parameters:
  ///   - link: the link to the publisher, which is cancelled with the subscription and closed at the completion.
  ///   - onCancel: called when the subscriber cancels.
  ///   - schedule: runs the action that it is given, later or at once.
  init<S: Subscriber>(
    _ name: String, to downstream: S, from link: UpstreamLink, onCancel: @escaping () -> Void = {},
    schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let waiting = Locked(Fifo<Event>())
    (self.link, self.waiting, self.schedule) = (link, waiting, schedule)
    queue = DeliveryQueue(
      name, to: AnySubscriber(downstream), isMetered: false, onRequest: link.request,
      onCancel: {
        link.cancel()
        onCancel()
        _ = waiting.exchange(Fifo())
      })
  }

  /// Schedules the delivery of an event.
  func send(_ event: Event) {
    waiting.withLock { $0.append(event) }
    CurrentClock.withValue(clock) {
      schedule { [self] in
        let isEnd = waiting.withLock { waiting in
          switch waiting.popFirst() {
          case .value(let value): queue.enqueue(value)
          case .completion(let completion):
            queue.enqueue(completion)
            return true
          case nil: break
          }
          return false
        }
        if isEnd { link.close() }
        queue.drain()
      }
    }
  }
}
