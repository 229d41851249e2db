/// A value that a view owns: it lives in the tree, as long as the view keeps its place there.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
@preconcurrency @MainActor public struct State<Value>: ConnectedProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// A state that begins with the given value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state that begins with the given value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Before the view is in the tree, its initial one; writes are then without effect.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  /// The initial value matters only to a new place.
  package func isInterchangeable(with other: State) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory { return location = unsafeDowncast(known, to: StoredLocation<Value>.self) }
    let fresh = StoredLocation(initial)
    memory = fresh
    location = fresh
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}
