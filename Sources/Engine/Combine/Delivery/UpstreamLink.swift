import Machine

/// An operator's subscription to its upstream publisher. A demand that is requested before the upstream subscription
/// exists is passed on when it does.
final class UpstreamLink: Subscription, Sendable {
  /// The phase in the life of a link.
  enum Phase { case waiting, open, closed }

  private enum State {
    case waiting(Subscribers.Demand)
    case open(any Subscription)
    /// The publisher has completed or the subscriber has cancelled, and the operator has yet to pass that on.
    case ending(any Subscription)
    case closed
  }

  private let state = Locked(State.waiting(.none))

  /// Whether the upstream subscription is awaited, exists, or has ended.
  var phase: Phase {
    state.withLock { state in
      switch state {
      case .waiting: .waiting
      case .open: .open
      case .ending, .closed: .closed
      }
    }
  }

  /// Whether the link was cancelled or the upstream publisher has completed.
  var isClosed: Bool { phase == .closed }

  /// The upstream subscription, while there is one.
  var subscription: (any Subscription)? {
    state.withLock { if case .open(let subscription) = $0 { subscription } else { nil } }
  }

  /// Takes the upstream subscription. A second subscription is cancelled, and so is one that arrives after
  /// ``cancel()``.
  ///
  /// - Returns: whether the subscription was taken.
  @discardableResult func open(_ subscription: any Subscription) -> Bool {
    let demand: Subscribers.Demand? = state.withLock { state in
      guard case .waiting(let demand) = state else { return nil }
      state = .open(subscription)
      return demand
    }
    guard let demand else {
      subscription.cancel()
      return false
    }
    if demand > .none { subscription.request(demand) }
    return true
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription: (any Subscription)? = state.withLock { state in
      switch state {
      case .waiting(let earlier):
        state = .waiting(earlier + demand)
        return nil
      case .open(let subscription), .ending(let subscription): return subscription
      case .closed: return nil
      }
    }
    subscription?.request(demand)
  }

  func cancel() { detach()?.cancel() }

  /// Closes the link.
  ///
  /// - Returns: the upstream subscription, which the caller cancels; `nil` if there is none.
  func detach() -> (any Subscription)? {
    switch state.exchange(.closed) {
    case .open(let subscription), .ending(let subscription): subscription
    case .waiting, .closed: nil
    }
  }

  /// Notes an end that a scheduler will pass on. Requests and a cancellation reach the publisher until ``close()`` or
  /// ``cancel()``, because one of the two sides does not know of the end before.
  ///
  /// - Returns: whether the link was still open, so that the completion is to be passed on.
  func end() -> Bool {
    state.withLock { state in
      switch state {
      case .waiting: state = .closed
      case .open(let subscription): state = .ending(subscription)
      case .ending, .closed: return false
      }
      return true
    }
  }

  /// Forgets the upstream publisher, which has completed.
  ///
  /// - Returns: whether the link was still open, so that the completion is to be passed on.
  @discardableResult func close() -> Bool {
    switch state.exchange(.closed) {
    case .waiting, .open: true
    case .ending, .closed: false
    }
  }
}

/// The treatment of a value or a request that arrives although there is no upstream subscription: before the first one,
/// or after the end. A correct publisher causes neither. Apple's operators differ in it, and so do these.
enum Misuse {
  /// Stops the program, as Apple's framework does, unless the subscription has ended.
  case traps
  /// Ignores the event.
  case ignores
  /// Treats a value as any other, and ignores a completion.
  case passesValues
  /// Ignores a value, and treats a completion as any other.
  case passesCompletions
  /// Treats an event before the first subscription as any other, and ignores one after the end.
  case passesUntilEnd
}

extension Subscribers.Demand {
  /// Stops the program if a subscriber requests no value at all, as Apple's framework does.
  func requireSome() { precondition(self > .none, "A subscriber requested no value: a demand must not be zero") }
}
