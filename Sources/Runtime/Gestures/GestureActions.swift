/// A gesture with an action while it is happening.
@preconcurrency @MainActor public struct ChangedGesture<Base: Gesture>: Gesture {
  /// Followed through its base.
  public typealias Body = Never
  /// What the base reports.
  public typealias Value = Base.Value
  package let base: Base
  package let action: (Base.Value) -> Void

  /// There is no body.
  public var body: Never { fatalError("ChangedGesture has no body") }
  /// Follows the base and calls the action.
  public static func _makeRecognizer(_ gesture: ChangedGesture) -> GestureRecognizer<ChangedGesture> {
    ActionRecognizer(gesture, base: \.base, changed: { $0.action($1) })
  }
}

/// A gesture with an action when it has happened.
@preconcurrency @MainActor public struct EndedGesture<Base: Gesture>: Gesture {
  /// Followed through its base.
  public typealias Body = Never
  /// What the base reports.
  public typealias Value = Base.Value
  package let base: Base
  package let action: (Base.Value) -> Void

  /// There is no body.
  public var body: Never { fatalError("EndedGesture has no body") }
  /// Follows the base and calls the action.
  public static func _makeRecognizer(_ gesture: EndedGesture) -> GestureRecognizer<EndedGesture> {
    ActionRecognizer(gesture, base: \.base, ended: { $0.action($1) })
  }
}

extension Gesture {
  /// Calls an action with each new value while the gesture is happening.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, action: action)
  }

  /// Calls an action once the gesture has happened; never when it fails.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}

/// Calls actions as its base comes along.
private final class ActionRecognizer<Outer: Gesture, Inner: Gesture>: WrappedRecognizer<Outer, Inner>
where Outer.Value == Inner.Value {
  private let changed: (Outer, Outer.Value) -> Void
  private let ended: (Outer, Outer.Value) -> Void
  /// What was reported last: the same value is no change.
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

  private func change(_ value: Outer.Value) {
    if let last, isEqual(last, value) { return }
    last = value
    changed(gesture, value)
  }
}
