/// Reads a value that a view with the focus gives; `nil` where none does.
///
///     @FocusedValue(\.program) private var program
@propertyWrapper
@preconcurrency @MainActor public struct FocusedValue<Value>: ConnectedProperty {
  private let path: KeyPath<FocusedValues, Value?>
  private var store: FocusedStore?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

  /// The value now.
  public var wrappedValue: Value? { store?.location.read()[keyPath: path] }

  package func isInterchangeable(with other: FocusedValue) -> Bool { path == other.path }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    store = node.stage.service(FocusedStore.self)
  }
}

/// Reads and writes the value behind a binding that a view with the focus gives.
///
///     @FocusedBinding(\.program) private var program
///     … Button("Stop") { program?.stop() }
@propertyWrapper
@preconcurrency @MainActor public struct FocusedBinding<Value>: DynamicProperty {
  private var value: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { value = FocusedValue(keyPath) }

  /// The value behind the binding; `nil` where no view with the focus gives one. What is written then is dropped.
  public var wrappedValue: Value? {
    get { value.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { value.wrappedValue?.wrappedValue = newValue } }
  }

  /// The binding.
  public var projectedValue: Binding<Value>? { value.wrappedValue }
}
