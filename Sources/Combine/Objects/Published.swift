import Observation

/// A property of an object that the views which read it follow.
///
///     final class Oven: ObservableObject { @Published var fan = 2 }
///     … oven.$fan.sink { fan in motor.run(at: fan) }
///
/// Any thread may read and set it.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// A property that begins with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// A property that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The values as they come: the one that it has now, and then each new one, just before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {}
  }

  /// Publishes the values of a property.
  public struct Publisher: Combine.Publisher, SourceTracking {
    /// A value of the property.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never
    fileprivate let box: PublishedBox<Value>

    package var sources: [ObjectIdentifier]? { [ObjectIdentifier(box)] }

    /// Attaches a subscriber, which is given the value that the property has, and each that comes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subscriptions.attach(subscriber) { $0 }
    }

    /// Gives the property each value of a publisher, for as long as the property exists.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      box.keep(publisher.sink { [weak box] in box?.value = $0 })
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  var changes: AnyPublisher<Void, Never> { AnyPublisher(projectedValue.dropFirst().map { _ in }) }
}

private final class PublishedBox<Value>: Observable, @unchecked Sendable {
  private struct State {
    var value: Value
    /// Made for the first subscriber. Its value is the latest one sent.
    var subscriptions: SubscriptionList<Value, Never, Value>?
    /// What the property is given from elsewhere.
    var followed: [AnyCancellable] = []
  }

  private let registrar = ObservationRegistrar()
  private let state: Locked<State>

  init(_ value: Value) { state = Locked(State(value: value)) }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return state.withLock(\.value)
    }
    set {
      state.withLock(\.subscriptions)?.send(newValue) { $0 = newValue }
      registrar.withMutation(of: self, keyPath: \.value) {
        // The former value is released after the lock has been given back.
        _ = state.withLock { state in
          defer { state.value = newValue }
          return state.value
        }
      }
    }
  }

  var subscriptions: SubscriptionList<Value, Never, Value> {
    state.withLock { state in
      if let known = state.subscriptions { return known }
      let made = SubscriptionList<Value, Never, Value>(state.value, limit: 1)
      state.subscriptions = made
      return made
    }
  }

  func keep(_ subscription: AnyCancellable) { state.withLock { $0.followed.append(subscription) } }
}
