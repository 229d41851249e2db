/// An operator's subscription to its upstream publisher. What is asked for before there is one is asked for then.
final class UpstreamLink: Subscription, @unchecked Sendable {
  private enum State {
    case waiting(Subscribers.Demand)
    case open(any Subscription)
    case closed
  }

  private let state = Locked(State.waiting(.none))

  /// Whether nothing is wanted from upstream any more, or nothing comes.
  var isClosed: Bool {
    state.withLock { if case .closed = $0 { true } else { false } }
  }

  /// Takes the subscription. A second one is cancelled, and so is one that comes after ``cancel()``.
  func open(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard case .waiting(let demand) = state else { return nil }
      state = .open(subscription)
      return demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription: (any Subscription)? = state.withLock { state in
      switch state {
      case .waiting(let earlier):
        state = .waiting(earlier + demand)
        return nil
      case .open(let subscription): return subscription
      case .closed: return nil
      }
    }
    subscription?.request(demand)
  }

  func cancel() {
    if case .open(let subscription) = state.exchange(.closed) { subscription.cancel() }
  }

  /// Forgets the upstream publisher, which has completed. Tells whether it was still wanted.
  func close() -> Bool {
    if case .closed = state.exchange(.closed) { false } else { true }
  }
}

extension Publisher {
  /// Subscribes a link; values and the completion come only as long as the link is not closed.
  func subscribe(
    _ link: UpstreamLink, receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    subscribe(
      AnySubscriber(
        receiveSubscription: { link.open($0) },
        receiveValue: { link.isClosed ? .none : receiveValue($0) },
        receiveCompletion: { if link.close() { receiveCompletion($0) } }))
  }
}
