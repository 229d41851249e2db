import Machine

/// Calls closures at each event of a subscription, and passes the event on.
// Safe: the link and the lock guard what changes.
final class EventsSubscription<Input, Failure: Error>: Subscriber, Subscription, Described, @unchecked Sendable {
  /// The closures; released at the completion and when the subscription is cancelled.
  struct Actions {
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Input) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Called with what the subscriber requests as it receives a value.
    var receiveMore: ((Subscribers.Demand) -> Void)?
  }

  let name: String
  private let downstream: AnySubscriber<Input, Failure>
  private let link = UpstreamLink()
  private let actions: Locked<Actions?>
  private let keepsActions: Bool

  /// Creates a subscription.
  ///
  /// - Parameter keepsActions: whether the closures are called for what arrives after the end, too.
  init<S: Subscriber>(_ name: String, to downstream: S, keepsActions: Bool = false, _ actions: Actions)
  where S.Input == Input, S.Failure == Failure {
    (self.name, self.downstream, self.actions) = (name, AnySubscriber(downstream), Locked(actions))
    self.keepsActions = keepsActions
  }

  /// The closures, which are released by this call.
  private var lastActions: Actions? { keepsActions ? actions.copy : actions.exchange(nil) }

  func receive(subscription: any Subscription) {
    actions.copy?.receiveSubscription?(subscription)
    if link.open(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    actions.copy?.receiveOutput?(input)
    let more = downstream.receive(input)
    actions.copy?.receiveMore?(more)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lastActions?.receiveCompletion?(completion)
    link.close()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    actions.copy?.receiveRequest?(demand)
    link.subscription?.request(demand)
  }

  func cancel() {
    let phase = link.phase
    if phase == .waiting { return _ = actions.copy?.receiveCancel?() }
    lastActions?.receiveCancel?()
    link.cancel()
  }
}
