extension Subscribers {
  /// A subscriber that asks for all values and calls closures with them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let link = UpstreamLink()
    private let actions: Locked<Actions?>

    private struct Actions {
      let receiveValue: (Input) -> Void
      let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    }

    /// Calls a closure with each value, and another with the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      actions = Locked(Actions(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Takes the subscription.
    public func receive(subscription: any Subscription) {
      link.open(subscription)
      link.request(.unlimited)
    }

    /// Takes a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      actions.copy?.receiveValue(value)
      return .none
    }

    /// Takes the completion.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let last = actions.exchange(nil)
      if link.close() { last?.receiveCompletion(completion) }
    }

    /// Ends the subscription and lets the closures go.
    public func cancel() {
      _ = actions.exchange(nil)
      link.cancel()
    }
  }
}

extension Publisher {
  /// Calls a closure with each value, and another with the completion. Keep what is returned: the subscription ends
  /// when it is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value. Keep what is returned: the subscription ends when it is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
