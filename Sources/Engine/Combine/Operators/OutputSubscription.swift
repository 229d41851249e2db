import Machine

/// Sends the values at a range of positions, and finishes with the last of them.
// Safe: the link and the counters have their own locks.
final class OutputSubscription<Input, Failure: Error>: Subscriber, Subscription, Described, @unchecked Sendable {
  /// The position of a value relative to the range.
  private enum Place { case before, within, last, after }

  let name = "Output"
  private let downstream: AnySubscriber<Input, Failure>
  private let link = UpstreamLink()
  private let isEmpty: Bool
  /// The number of values before the range that are still to come, and of those within it.
  private let remaining: Locked<(before: Int, within: Int)>

  init<S: Subscriber>(to downstream: S, _ range: Range<Int>) where S.Input == Input, S.Failure == Failure {
    isEmpty = range.isEmpty
    (self.downstream, remaining) = (AnySubscriber(downstream), Locked((range.lowerBound, range.count)))
  }

  func receive(subscription: any Subscription) {
    guard link.open(subscription) else { return }
    downstream.receive(subscription: self)
    if isEmpty { finish() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let place = remaining.withLock { remaining -> Place in
      if remaining.before > 0 {
        remaining.before -= 1
        return .before
      }
      defer { remaining.within = Swift.max(remaining.within - 1, 0) }
      return remaining.within > 1 ? .within : remaining.within == 1 ? .last : .after
    }
    switch place {
    case .before: return .max(1)
    case .within: return downstream.receive(input)
    case .last:
      let more = downstream.receive(input)
      finish()
      return more
    case .after:
      finish()
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.phase == .open, link.close() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() { if link.phase == .open { link.cancel() } }

  /// Cancels the upstream subscription and finishes, unless the subscriber has cancelled.
  private func finish() {
    guard let subscription = link.subscription, link.close() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }
}
