/// A property that a gesture updates while it continues, and that returns to its initial value afterwards.
///
///     @GestureState private var translation = Size.zero
///     … DragGesture().updating($translation) { value, state, _ in state = value.translation }
@propertyWrapper
@preconcurrency @MainActor public struct GestureState<Value>: ConnectedProperty {
  /// The value while no gesture continues.
  private let initial: Value
  /// Called before the value is reset.
  private let onReset: (Value, inout Transaction) -> Void
  private var location: StoredLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// Creates a state with an initial value, to which it returns in a transaction, such as an animated one.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value, to which it returns in a transaction, such as an animated one.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter reset: called with the last value before the state returns to the initial one. It may change the
  ///   transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter reset: called with the last value before the state returns to the initial one. It may change the
  ///   transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    onReset = reset
  }

  /// The current value: the initial one unless a gesture continues.
  public var wrappedValue: Value { location?.read() ?? initial }
  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  package func isInterchangeable(with other: GestureState) -> Bool { sameBytes(self, other) }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory.kept(as: StoredLocation<Value>.self) { return location = known }
    let fresh = StoredLocation(initial)
    memory = fresh
    location = fresh
  }

  /// Changes the value and the transaction of the change.
  package func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { location.write(value) }
  }

  /// Returns to the initial value.
  package func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.value, &transaction)
    withTransaction(transaction) { location.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a state with the initial value `nil`, to which it returns in a transaction, such as an animated one.
  public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }

  /// Creates a state with the initial value `nil`.
  ///
  /// - Parameter reset: called with the last value before the state returns to `nil`.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

/// A gesture that updates a state while it continues.
@preconcurrency @MainActor public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The gesture has its own recognizer and no body.
  public typealias Body = Never
  /// The type of the values of the base gesture.
  public typealias Value = Base.Value
  package let base: Base
  /// The state that is updated.
  package let state: GestureState<State>
  /// Updates the state from a value.
  package let change: (Base.Value, inout State, inout Transaction) -> Void

  /// Must not be called: the toolkit recognises this gesture itself.
  public var body: Never { fatalError("GestureStateGesture has no body") }
  /// Creates a recognizer that follows the base gesture and updates the state.
  public static func _makeRecognizer(_ gesture: GestureStateGesture) -> GestureRecognizer<GestureStateGesture> {
    UpdatingRecognizer(gesture, content: \.base) { $1 }
  }
}

extension Gesture {
  /// Updates a state while the gesture continues. The state returns to its initial value when the gesture is complete
  /// or fails.
  ///
  /// - Parameter body: updates the state from the gesture's value; it may also change the transaction.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

private final class UpdatingRecognizer<Base: Gesture, State>:
  WrappedRecognizer<GestureStateGesture<Base, State>, Base>
{
  private var isUpdating = false

  override func follow() {
    switch phase {
    case .active(let value): change(value)
    case .possible: if let value = tentative { change(value) }
    case .ended, .failed: stop()
    }
  }

  override func stop() {
    if isUpdating { gesture.state.reset() }
    isUpdating = false
  }

  private func change(_ value: Base.Value) {
    isUpdating = true
    gesture.state.change { gesture.change(value, &$0, &$1) }
  }
}
