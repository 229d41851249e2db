import Machine

/// Sends what it receives to a subject, which it releases at the completion and when the subscription is cancelled.
// Safe: the lock guards the subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, EndingSubscription, Described, @unchecked Sendable {
  let name = "Subject"
  private let link = UpstreamLink()
  private let subject: Locked<Target?>

  var isOver: Bool { link.isClosed }

  init(_ subject: Target) { self.subject = Locked(subject) }

  var details: [Mirror.Child] {
    let subject = subject.copy
    return [
      ("downstreamSubject", subject as Any), ("upstreamSubscription", link.subscription as Any),
      ("subject", subject as Any),
    ]
  }

  func receive(subscription: any Subscription) {
    guard link.phase == .waiting, link.open(subscription) else { return }
    subject.copy?.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if link.phase == .open { subject.copy?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    if link.phase == .open, link.close() { subject.exchange(nil)?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() {
    _ = subject.exchange(nil)
    link.cancel()
  }
}
