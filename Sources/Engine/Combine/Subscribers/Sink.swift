import Machine

extension Subscribers {
  /// A subscriber that requests all values and calls closures with them.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible, Sendable
  {
    private let link = UpstreamLink()
    private let actions: Locked<Actions?>

    /// The closures; released at the completion or when the subscription is cancelled.
    private struct Actions {
      let receiveValue: (Input) -> Void
      let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    }

    /// Creates a subscriber that calls one closure with each value, and another with the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      actions = Locked(Actions(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Always `Sink`.
    public var description: String { "Sink" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Takes the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      link.open(subscription)
      link.request(.unlimited)
    }

    /// Calls the closure with a value.
    ///
    /// - Returns: always ``Subscribers/Demand/none``.
    public func receive(_ value: Input) -> Subscribers.Demand {
      actions.copy?.receiveValue(value)
      return .none
    }

    /// Calls the closure with the completion, and releases both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let last = actions.exchange(nil)
      if link.close() { last?.receiveCompletion(completion) }
    }

    /// Cancels the subscription and releases the closures.
    public func cancel() {
      _ = actions.exchange(nil)
      link.cancel()
    }
  }
}

extension Publisher {
  /// Calls one closure with each value, and another with the completion.
  ///
  /// - Returns: the subscription. Keep it: the subscription ends when it is cancelled or released.
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
  /// Calls a closure with each value.
  ///
  /// - Returns: the subscription. Keep it: the subscription ends when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
