import Machine

/// Sends one value as soon as the subscriber requests one, and finishes.
// Safe: the lock guards the subscriber, and the value never changes.
final class SingleValueSubscription<Output, Failure: Error>: Subscription, Described, @unchecked Sendable {
  let name: String
  private let value: Output
  private let downstream: Locked<AnySubscriber<Output, Failure>?>

  init<S: Subscriber>(_ name: String, _ value: Output, to downstream: S) where S.Input == Output, S.Failure == Failure {
    (self.name, self.value, self.downstream) = (name, value, Locked(AnySubscriber(downstream)))
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    guard let downstream = downstream.exchange(nil) else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = downstream.exchange(nil) }
}
