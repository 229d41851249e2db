import Graphics

/// A gesture: a pattern of contacts on a view that reports values.
///
/// An application composes a gesture from simpler ones in its ``body``.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// The type of the values that the gesture reports.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one is composed of.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  var body: Body { get }

  /// Creates the recognizer of a gesture. Applications do not implement this method: by default it creates the
  /// recognizer of ``body``.
  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
  /// Creates the recognizer of ``body``.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    WrappedRecognizer(gesture, content: \.body)
  }
}

extension Never: Gesture {
  /// The values of a gesture that never recognises.
  public typealias Value = Never
  /// Stops the program; there is no gesture of this type.
  public static func _makeRecognizer(_ gesture: Never) -> GestureRecognizer<Never> { fatalError("Never happens") }
}

/// A gesture that has its own recognizer instead of a body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Primitive gestures have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The progress of a gesture.
@preconcurrency @MainActor public enum GesturePhase<Value> {
  /// The gesture may still recognise.
  case possible
  /// The gesture has recognised and continues. No competing gesture receives its contacts.
  case active(Value)
  /// The gesture has recognised and is complete.
  case ended(Value)
  /// The gesture does not recognise these contacts.
  case failed
}

extension GesturePhase {
  /// Returns the phase with its value transformed.
  package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value of a gesture that has recognised; else `nil`.
  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// A recognizer of a gesture of a given type.
@MainActor public class GestureRecognizer<Kind: Gesture>: Recognizer {
  /// The progress of the gesture, with its value.
  package var phase: GesturePhase<Kind.Value> { .failed }
  /// The value that the gesture reports before it recognises, such as a press that is not yet a long press.
  package var tentative: Kind.Value? { nil }
  /// Takes over the properties and actions of a newer value of the same gesture.
  package func update(to gesture: Kind) {}

  package override final var state: RecognizerState {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A recognizer that passes all events to another, whose value it may transform.
package class WrappedRecognizer<Outer: Gesture, Inner: Gesture>: GestureRecognizer<Outer> {
  /// The recognizer that receives the events.
  package let inner: GestureRecognizer<Inner>
  /// The newest value of the gesture.
  package private(set) var gesture: Outer
  private let content: (Outer) -> Inner
  private let transform: (Outer, Inner.Value) -> Outer.Value

  /// Creates a recognizer for a gesture that contains another.
  ///
  /// - Parameters:
  ///   - content: returns the contained gesture.
  ///   - transform: converts the value of the contained gesture.
  package init(
    _ gesture: Outer, content: @escaping (Outer) -> Inner,
    transform: @escaping (Outer, Inner.Value) -> Outer.Value
  ) {
    inner = Inner._makeRecognizer(content(gesture))
    self.gesture = gesture
    self.content = content
    self.transform = transform
  }

  /// Creates a recognizer for a gesture that reports the values of the one it contains.
  package convenience init(_ gesture: Outer, content: @escaping (Outer) -> Inner) where Outer.Value == Inner.Value {
    self.init(gesture, content: content) { $1 }
  }

  /// Called after each event and each advance of time.
  package func follow() {}
  /// Called when the gesture has failed or was reset.
  package func stop() {}

  package override var phase: GesturePhase<Outer.Value> { inner.phase.map { transform(gesture, $0) } }
  package override var tentative: Outer.Value? { inner.tentative.map { transform(gesture, $0) } }
  package override var deadline: Duration? { inner.deadline }
  package override var isAwaitingMore: Bool { inner.isAwaitingMore }
  package override func begins(with event: ContactEvent) -> Bool { inner.begins(with: event) }

  package override func handle(_ event: ContactEvent) {
    inner.handle(event)
    follow()
  }

  package override func advance(to time: Duration) {
    inner.advance(to: time)
    follow()
  }

  package override func fail() {
    inner.fail()
    stop()
  }

  package override func reset() {
    inner.reset()
    stop()
  }

  package override func attach(to layoutNode: LayoutNode?) {
    super.attach(to: layoutNode)
    inner.attach(to: layoutNode)
  }

  package override func update(to gesture: Outer) {
    self.gesture = gesture
    inner.update(to: content(gesture))
  }
}
