import Machine

/// A property of an ``ObservableObject`` whose changes update the views that observe the object, and that can be
/// subscribed to.
///
///     final class Oven: ObservableObject { @Published var fan = 2 }
///     … oven.$fan.sink { fan in motor.run(at: fan) }
///
/// It may be read and set from any thread.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedSubject<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { box = PublishedSubject(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value. A subscriber receives a new value just before the property has it.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A publisher of the property: it sends the current value first, then each new one just before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {}
  }

  /// Publishes the values of a property.
  public struct Publisher: Combine.Publisher, SourceTracking {
    /// The type of the property's values.
    public typealias Output = Value
    /// The publisher cannot fail.
    public typealias Failure = Never
    fileprivate let box: PublishedSubject<Value>

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(box)] }

    /// Attaches a subscriber, which receives the current value and then each new one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subscriptions.attach(subscriber, of: box) { $0 }
    }

    /// Sets the property to each value of another publisher, for as long as the property exists.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      box.keep(publisher.sink { [weak box] in box?.value = $0 })
    }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  var changes: AnyPublisher<Void, Never> { AnyPublisher(projectedValue.dropFirst().map { _ in }) }
  var settlements: AnyPublisher<Void, Never> { AnyPublisher(box.settlements) }
}

/// The storage of a published property.
private final class PublishedSubject<Value>: Sendable {
  private struct State {
    var value: Value
    /// The subscriptions, created for the first subscriber. Their value is the latest one sent.
    var subscriptions: SubscriptionList<Value, Never, Value>?
    /// Sends after each change, created for the first subscriber.
    var settlements: PassthroughSubject<Void, Never>?
    /// The subscriptions made by ``Published/Publisher/follow(_:)``.
    var followed: [AnyCancellable] = []
  }

  private let state: Locked<State>

  init(_ value: Value) { state = Locked(State(value: value)) }

  var value: Value {
    get { state.withLock(\.value) }
    set {
      let known = state.withLock(\.subscriptions)
      known?.send(newValue) { $0 = newValue }
      // The former value is released outside the lock, because releasing it may run an application's code.
      let before = state.withLock { state in
        defer { state.value = newValue }
        return state
      }
      // The first subscriber may have come from another thread in between, and has received the former value.
      if known == nil { before.subscriptions?.send(newValue) { $0 = newValue } }
      before.settlements?.send(())
    }
  }

  var subscriptions: SubscriptionList<Value, Never, Value> {
    state.withLock { state in
      if let known = state.subscriptions { return known }
      let made = SubscriptionList<Value, Never, Value>("PublishedSubject", state.value, limit: 1)
      state.subscriptions = made
      return made
    }
  }

  var settlements: PassthroughSubject<Void, Never> {
    state.withLock { state in
      if let known = state.settlements { return known }
      let made = PassthroughSubject<Void, Never>()
      state.settlements = made
      return made
    }
  }

  /// Keeps a subscription for as long as the property exists.
  func keep(_ subscription: AnyCancellable) { state.withLock { $0.followed.append(subscription) } }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
