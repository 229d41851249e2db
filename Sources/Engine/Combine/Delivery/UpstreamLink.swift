import Machine

/// An operator's subscription to its upstream publisher. A demand that is requested before the upstream subscription
/// exists is passed on when it does.
final class UpstreamLink: Subscription, Sendable {
  private enum State {
    case waiting(Subscribers.Demand)
    case open(any Subscription)
    case closed
  }

  private let state = Locked(State.waiting(.none))

  /// Whether the link was cancelled or the upstream publisher has completed.
  var isClosed: Bool {
    state.withLock { if case .closed = $0 { true } else { false } }
  }

  /// Takes the upstream subscription. A second subscription is cancelled, and so is one that arrives after
  /// ``cancel()``.
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

  /// Forgets the upstream publisher, which has completed.
  ///
  /// - Returns: whether the link was still open, so that the completion is to be passed on.
  func close() -> Bool {
    if case .closed = state.exchange(.closed) { false } else { true }
  }
}

extension Publisher {
  /// Subscribes a link to this publisher. The closures are called only while the link is open.
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
