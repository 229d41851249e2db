/// A value that holds while a gesture happens, and then goes back to its initial one by itself.
///
///     @GestureState private var translation = Size.zero
///     … DragGesture().updating($translation) { value, state, _ in state = value.translation }
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
  private let initial: Value
  private let onReset: (Value) -> Void
  private var location: StoredLocation<Value>?

  /// A state that begins with, and goes back to, the given value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// A state that begins with, and goes back to, the given value; `reset` is told of the last value before it does.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void = { _, _ in }) {
    initial = initialValue
    onReset = { value in
      var transaction = Transaction()
      reset(value, &transaction)
    }
  }

  /// The value now.
  public var wrappedValue: Value { location?.read() ?? initial }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func isInterchangeable(with other: GestureState) -> Bool { sameBytes(self, other) }

  mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory { return location = unsafeDowncast(known, to: StoredLocation<Value>.self) }
    let fresh = StoredLocation(initial)
    memory = fresh
    location = fresh
  }

  func change(_ body: (inout Value) -> Void) {
    guard let location else { return }
    var value = location.value
    body(&value)
    location.write(value)
  }

  func reset() {
    guard let location else { return }
    onReset(location.value)
    location.write(initial)
  }
}

/// What accompanies a change of state.
public struct Transaction {
  /// Nothing in particular.
  public init() {}
}

/// A gesture that keeps a state up to date while it happens.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// Followed through its base.
  public typealias Body = Never
  /// What the base reports.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  /// There is no body.
  public var body: Never { fatalError("GestureStateGesture has no body") }
  /// Follows the base and keeps the state.
  public static func _makeRecognizer(_ gesture: GestureStateGesture) -> GestureRecognizer<GestureStateGesture> {
    UpdatingRecognizer(gesture, content: \.base)
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
  private var gesture: GestureStateGesture<Base, State>
  private var isUpdating = false

  init(_ gesture: GestureStateGesture<Base, State>, content: @escaping (GestureStateGesture<Base, State>) -> Base) {
    self.gesture = gesture
    super.init(gesture.base, content: content)
  }

  override func update(to gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.update(to: gesture)
  }

  override func handle(_ event: ContactEvent) {
    super.handle(event)
    follow()
  }

  override func advance(to time: Duration) {
    super.advance(to: time)
    follow()
  }

  override func fail() {
    super.fail()
    stop()
  }

  override func reset() {
    super.reset()
    stop()
  }

  private func follow() {
    switch phase {
    case .active(let value): change(value)
    case .possible: if let value = tentative { change(value) }
    case .ended, .failed: stop()
    }
  }

  private func change(_ value: Base.Value) {
    isUpdating = true
    gesture.state.change { state in
      var transaction = Transaction()
      gesture.change(value, &state, &transaction)
    }
  }

  private func stop() {
    if isUpdating { gesture.state.reset() }
    isUpdating = false
  }
}
