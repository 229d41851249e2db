/// A type-erased gesture: its type says what it reports, not how it is composed.
@preconcurrency @MainActor public struct AnyGesture<Value>: PrimitiveGesture {
  private let storage: Storage

  /// Wraps a gesture that reports values of this type.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value { storage = TypedStorage(gesture) }

  /// Creates the recognizer of the wrapped gesture.
  public static func _makeRecognizer(_ gesture: AnyGesture) -> GestureRecognizer<AnyGesture> {
    AnyRecognizer(gesture)
  }

  /// The wrapped gesture, without its type.
  fileprivate class Storage {
    init() {}
    func makeRecognizer() -> Recognizer { fatalError("abstract") }
    /// Updates a recognizer to the wrapped gesture.
    ///
    /// - Returns: `false` if the recognizer belongs to a gesture of another type.
    func update(_ recognizer: Recognizer) -> Bool { false }
    func phase(of recognizer: Recognizer) -> GesturePhase<Value> { .failed }
    func tentative(of recognizer: Recognizer) -> Value? { nil }
  }

  private final class TypedStorage<Base: Gesture>: Storage where Base.Value == Value {
    private let gesture: Base

    init(_ gesture: Base) {
      self.gesture = gesture
      super.init()
    }

    private func typed(_ recognizer: Recognizer) -> GestureRecognizer<Base>? {
      recognizer as? GestureRecognizer<Base>
    }

    override func makeRecognizer() -> Recognizer { Base._makeRecognizer(gesture) }
    override func update(_ recognizer: Recognizer) -> Bool {
      guard let recognizer = typed(recognizer) else { return false }
      recognizer.update(to: gesture)
      return true
    }
    override func phase(of recognizer: Recognizer) -> GesturePhase<Value> { typed(recognizer)?.phase ?? .failed }
    override func tentative(of recognizer: Recognizer) -> Value? { typed(recognizer)?.tentative }
  }

  private final class AnyRecognizer: GestureRecognizer<AnyGesture> {
    private var storage: Storage
    private var inner: Recognizer

    init(_ gesture: AnyGesture) {
      storage = gesture.storage
      inner = gesture.storage.makeRecognizer()
    }

    override var phase: GesturePhase<Value> { storage.phase(of: inner) }
    override var tentative: Value? { storage.tentative(of: inner) }
    override var deadline: Duration? { inner.deadline }
    override var isAwaitingMore: Bool { inner.isAwaitingMore }
    override func begins(with event: ContactEvent) -> Bool { inner.begins(with: event) }
    override func handle(_ event: ContactEvent) { inner.handle(event) }
    override func advance(to time: Duration) { inner.advance(to: time) }
    override func fail() { inner.fail() }
    override func reset() { inner.reset() }

    override func attach(to layoutNode: LayoutNode?) {
      super.attach(to: layoutNode)
      inner.attach(to: layoutNode)
    }

    /// Replaces the recognizer if the new gesture has another type; the present contacts are lost then.
    override func update(to gesture: AnyGesture) {
      storage = gesture.storage
      if storage.update(inner) { return }
      inner.fail()
      inner.reset()
      inner = storage.makeRecognizer()
      inner.attach(to: layoutNode)
    }
  }
}
