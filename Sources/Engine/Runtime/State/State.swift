/// A property whose value the view owns. It is stored in the tree as long as the view exists.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
@preconcurrency @MainActor public struct State<Value>: ConnectedProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Before the view is in the tree it is the initial value, and setting it has no effect.
  public var wrappedValue: Value {
    get {
      // Without `??`: the type of the optional would have to be found at run time for each read.
      if let location { return location.read() }
      return initial
    }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding that reads and writes the value, for a control: `$name`.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  /// Always `true`: the initial value is used only when the view is created.
  package func isInterchangeable(with other: State) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory.kept(as: StoredLocation<Value>.self) { return location = known }
    let fresh = StoredLocation(initial)
    memory = fresh
    location = fresh
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}
