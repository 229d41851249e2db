import Machine

/// Sends what it receives to a subject for as long as others hold it.
///
/// The subject holds the subscriber as its subscription to the publisher, and so the subscriber must not hold the subject.
// Safe: the lock guards the subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, EndingSubscription, Described, @unchecked Sendable {
  let name = "Subject"
  private let link = UpstreamLink()
  private struct Reference { weak var target: Target? }
  private let subject: Locked<Reference>

  var isOver: Bool { link.isClosed }

  init(_ subject: Target) { self.subject = Locked(Reference(target: subject)) }

  /// Returns the subject, and forgets it.
  private func release() -> Target? { subject.exchange(Reference()).target }

  var details: [Mirror.Child] {
    let subject = subject.copy.target
    return [
      ("downstreamSubject", subject as Any), ("upstreamSubscription", link.subscription as Any),
      ("subject", subject as Any),
    ]
  }

  func receive(subscription: any Subscription) {
    guard link.phase == .waiting, link.open(subscription) else { return }
    subject.copy.target?.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if link.phase == .open { subject.copy.target?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    if link.phase == .open, link.close() { release()?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() {
    _ = release()
    link.cancel()
  }
}
