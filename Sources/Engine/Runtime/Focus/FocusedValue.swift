/// A property that reads a value provided by the focused view; `nil` if there is none.
///
///     @FocusedValue(\.program) private var program
@propertyWrapper
@preconcurrency @MainActor public struct FocusedValue<Value>: ConnectedProperty {
  private let path: KeyPath<FocusedValues, Value?>
  private var store: FocusedStore?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

  /// The value that the focused view provides at present.
  public var wrappedValue: Value? { store?.location.read()[keyPath: path] }

  package func isInterchangeable(with other: FocusedValue) -> Bool { path == other.path }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    store = node.stage.service(FocusedStore.self)
  }
}

/// A property that reads and sets the value of a binding provided by the focused view.
///
///     @FocusedBinding(\.program) private var program
///     … Button("Stop") { program?.stop() }
@propertyWrapper
@preconcurrency @MainActor public struct FocusedBinding<Value>: DynamicProperty {
  private var value: FocusedValue<Binding<Value>>

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { value = FocusedValue(keyPath) }

  /// The value of the binding; `nil` if no focused view provides one. Setting it has no effect then.
  public var wrappedValue: Value? {
    get { value.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { value.wrappedValue?.wrappedValue = newValue } }
  }

  /// The binding that the focused view provides.
  public var projectedValue: Binding<Value>? { value.wrappedValue }
}
