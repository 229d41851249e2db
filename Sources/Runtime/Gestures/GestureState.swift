/// A value that holds while a gesture happens, and then goes back to its initial one by itself.
///
///     @GestureState private var translation = Size.zero
///     … DragGesture().updating($translation) { value, state, _ in state = value.translation }
@propertyWrapper
@preconcurrency @MainActor public struct GestureState<Value>: ConnectedProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var location: StoredLocation<Value>?

  /// A state that begins with, and goes back to, the given value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }

  /// A state that begins with, and goes back to, the given value.
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// A state that begins with, and goes back to, the given value in a transaction, such as an animated one.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// A state that begins with, and goes back to, the given value in a transaction, such as an animated one.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// A state that begins with, and goes back to, the given value; `reset` is told of the last value before it does,
  /// and may change the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// A state that begins with, and goes back to, the given value; `reset` is told of the last value before it does,
  /// and may change the transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    onReset = reset
  }

  /// The value now.
  public var wrappedValue: Value { location?.read() ?? initial }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  package func isInterchangeable(with other: GestureState) -> Bool { sameBytes(self, other) }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory { return location = unsafeDowncast(known, to: StoredLocation<Value>.self) }
    let fresh = StoredLocation(initial)
    memory = fresh
    location = fresh
  }

  package func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { location.write(value) }
  }

  package func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.value, &transaction)
    withTransaction(transaction) { location.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that begins with, and goes back to, `nil`.
  public init() { self.init(wrappedValue: nil) }

  /// A state that begins with, and goes back to, `nil` in a transaction, such as an animated one.
  public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }

  /// A state that begins with, and goes back to, `nil`; `reset` is told of the last value before it does.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

/// A gesture that keeps a state up to date while it happens.
@preconcurrency @MainActor public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// Followed through its base.
  public typealias Body = Never
  /// What the base reports.
  public typealias Value = Base.Value
  package let base: Base
  package let state: GestureState<State>
  package let change: (Base.Value, inout State, inout Transaction) -> Void

  /// There is no body.
  public var body: Never { fatalError("GestureStateGesture has no body") }
  /// Follows the base and keeps the state.
  public static func _makeRecognizer(_ gesture: GestureStateGesture) -> GestureRecognizer<GestureStateGesture> {
    UpdatingRecognizer(gesture, content: \.base) { $1 }
  }
}

extension Gesture {
  /// Keeps a state up to date while the gesture happens; it goes back to its initial value however the gesture ends.
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
