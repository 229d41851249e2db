/// A gesture that calls an action with each new value.
@preconcurrency @MainActor public struct ChangedGesture<Base: Gesture>: Gesture {
  /// The gesture has its own recognizer and no body.
  public typealias Body = Never
  /// The type of the values of the base gesture.
  public typealias Value = Base.Value
  /// The gesture whose values are passed on.
  package let base: Base
  /// Called with each new value.
  package let action: (Base.Value) -> Void

  /// Must not be called: the toolkit recognises this gesture itself.
  public var body: Never { fatalError("ChangedGesture has no body") }
  /// Creates a recognizer that follows the base gesture and calls the action.
  public static func _makeRecognizer(_ gesture: ChangedGesture) -> GestureRecognizer<ChangedGesture> {
    ActionRecognizer(gesture, base: { $0.base }, changed: { $0.action($1) })
  }
}

/// A gesture that calls an action when it is complete.
@preconcurrency @MainActor public struct EndedGesture<Base: Gesture>: Gesture {
  /// The gesture has its own recognizer and no body.
  public typealias Body = Never
  /// The type of the values of the base gesture.
  public typealias Value = Base.Value
  /// The gesture whose values are passed on.
  package let base: Base
  /// Called with the last value.
  package let action: (Base.Value) -> Void

  /// Must not be called: the toolkit recognises this gesture itself.
  public var body: Never { fatalError("EndedGesture has no body") }
  /// Creates a recognizer that follows the base gesture and calls the action.
  public static func _makeRecognizer(_ gesture: EndedGesture) -> GestureRecognizer<EndedGesture> {
    ActionRecognizer(gesture, base: { $0.base }, ended: { $0.action($1) })
  }
}

extension Gesture {
  /// Adds an action that is called with each new value while the gesture continues.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, action: action)
  }

  /// Adds an action that is called when the gesture is complete, but not when it fails.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}

/// Calls actions according to the progress of its base gesture.
private final class ActionRecognizer<Outer: Gesture, Inner: Gesture>: WrappedRecognizer<Outer, Inner>
where Outer.Value == Inner.Value {
  private let changed: (Outer, Outer.Value) -> Void
  private let ended: (Outer, Outer.Value) -> Void
  /// The value that was reported last; an equal one is not reported again.
  private var last: Outer.Value?
  private var hasEnded = false

  init(
    _ gesture: Outer, base: @escaping (Outer) -> Inner, changed: @escaping (Outer, Outer.Value) -> Void = { _, _ in },
    ended: @escaping (Outer, Outer.Value) -> Void = { _, _ in }
  ) {
    self.changed = changed
    self.ended = ended
    super.init(gesture, content: base) { $1 }
  }

  override func follow() {
    switch phase {
    case .active(let value): change(value)
    case .possible: if let value = tentative { change(value) }
    case .ended(let value):
      if hasEnded { return }
      hasEnded = true
      ended(gesture, value)
    case .failed: break
    }
  }

  override func stop() {
    last = nil
    hasEnded = false
  }

  /// Calls the action unless the value is the same.
  private func change(_ value: Outer.Value) {
    if let last, isEqual(last, value) { return }
    last = value
    changed(gesture, value)
  }
}
