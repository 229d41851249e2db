import Observation
import Synchronization

/// A property of an object that the views which read it follow.
///
///     final class Oven: ObservableObject { @Published var fan = 2 }
///     … oven.$fan.sink { fan in motor.run(at: fan) }
@propertyWrapper
@preconcurrency @MainActor public struct Published<Value> {
  fileprivate nonisolated let storage: PublishedStorage<Value>

  /// A property that begins with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The values as they come: the one that it has now, and then each new one, just before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// Hands on the values of a property.
  public nonisolated struct Publisher: Runtime.Publisher {
    /// A value of the property.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never
    fileprivate let storage: PublishedStorage<Value>

    /// Where the values come from.
    public var sources: [ObjectIdentifier]? { [ObjectIdentifier(storage)] }

    /// Hands the value that the property has, and each that comes, to a receiver.
    public func attach(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
      storage.kept.attach(receiver, first: storage.current)
    }

    /// Gives the property each value of a publisher, for as long as it is there.
    package func follow<P: Runtime.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      storage.followed.append(publisher.sink { [weak storage] in storage?.value = $0 })
    }
  }
}

nonisolated extension Published: PublishedProperty {
  package nonisolated func onChange(_ action: @escaping () -> Void) -> AnyCancellable {
    storage.kept.attach(Receiver(timing: .machine, receive: { _ in action() }, complete: { _ in }))
  }
}

fileprivate nonisolated final class PublishedStorage<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  /// Made for the first who listens.
  private var outlets: Outlets<Value, Never>?
  /// What the property is given from elsewhere.
  var followed: [AnyCancellable] = []

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      outlets?.send(newValue)
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// The value for somebody who is told of changes anyway.
  var current: Value { stored }

  var kept: Outlets<Value, Never> {
    if let outlets { return outlets }
    let made = Outlets<Value, Never>()
    outlets = made
    return made
  }
}
