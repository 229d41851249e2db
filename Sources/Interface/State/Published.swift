import Observation
import Synchronization

/// A property of an object that the views which read it follow.
///
///     final class Oven: ObservableObject { @Published var fan = 2 }
@propertyWrapper
@preconcurrency @MainActor public struct Published<Value> {
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
}

private nonisolated final class PublishedBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}
