import Graphics

/// A way to touch a view, made of simpler ones.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// What follows the contacts. Applications have no use for it: the default follows `body`.
  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
  /// Follows `body`.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    WrappedRecognizer(gesture, content: \.body)
  }
}

extension Never: Gesture {
  /// Never reports anything.
  public typealias Value = Never
  /// There is no value of this type to follow contacts for.
  public static func _makeRecognizer(_ gesture: Never) -> GestureRecognizer<Never> { fatalError("Never happens") }
}

/// A gesture that is followed directly.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Primitive gestures have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// How far a gesture has come.
@preconcurrency @MainActor public enum GesturePhase<Value> {
  /// It may still happen.
  case possible
  /// It is happening; no other gesture can have its contacts.
  case active(Value)
  /// It has happened.
  case ended(Value)
  /// It will not happen with these contacts.
  case failed
}

extension GesturePhase {
  /// The same with another value.
  package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What is reported while the gesture happens and when it has happened.
  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// What a contact did, as recognizers see it.
package struct ContactEvent {
  package var id: Int
  package var phase: ContactPhase
  /// On the stage, in points.
  package var location: Point
  package var time: Duration
}

/// Follows contacts for one gesture of one view.
@MainActor public class Recognizer {
  /// The view's layout node: gives local coordinates.
  package private(set) weak var layoutNode: LayoutNode?

  package init() {}

  /// Whether the gesture may still happen, is happening, has happened or will not.
  package var state: RecognizerState { .failed }
  /// When ``advance(to:)`` is next worth calling.
  package var deadline: Duration? { nil }
  /// Whether it only moves what is seen, and answers no tap.
  package var isForScrolling: Bool { false }
  /// Whether it has come so far that only more contacts can complete it, as a double tap after its first touch. What
  /// comes after it has to wait until it happens or fails.
  package var isAwaitingMore: Bool { false }
  /// Whether the contact, just come down, is of interest.
  package func begins(with event: ContactEvent) -> Bool { true }
  /// Takes in what a contact did.
  package func handle(_ event: ContactEvent) {}
  /// Lets time pass.
  package func advance(to time: Duration) {}
  /// Ends without effect: another gesture won, or the contact is gone.
  package func fail() {}
  /// Forgets everything, ready for the next contact.
  package func reset() {}
  /// Gives the recognizer and those inside their place.
  package func attach(to layoutNode: LayoutNode?) { self.layoutNode = layoutNode }

  /// A place on the stage in a space as the view sees it.
  package final func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    if space == .local { return local(point) }
    let origin = layoutNode?.origin(of: space) ?? .zero
    return point.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A place on the stage in the view's own space.
  package final func local(_ point: Point) -> Point { layoutNode?.local(point) ?? point }

  /// Lets time pass, then takes in what a contact did, both only if they are of interest. For events kept for later.
  package final func replay(_ event: ContactEvent) {
    if let deadline, deadline <= event.time { advance(to: event.time) }
    if event.phase != .down || begins(with: event) { handle(event) }
  }
}

/// ``GesturePhase`` without the value.
package enum RecognizerState { case possible, active, ended, failed }

/// A recognizer for gestures of one type.
@MainActor public class GestureRecognizer<Kind: Gesture>: Recognizer {
  /// How far the gesture has come.
  package var phase: GesturePhase<Kind.Value> { .failed }
  /// What the gesture reports while it is still merely possible, such as a press that is not yet a long one.
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

/// A recognizer that passes everything on to another one, and may make something else of its value.
package class WrappedRecognizer<Outer: Gesture, Inner: Gesture>: GestureRecognizer<Outer> {
  package let inner: GestureRecognizer<Inner>
  /// The newest value of the gesture.
  package private(set) var gesture: Outer
  private let content: (Outer) -> Inner
  private let transform: (Outer, Inner.Value) -> Outer.Value

  package init(
    _ gesture: Outer, content: @escaping (Outer) -> Inner,
    transform: @escaping (Outer, Inner.Value) -> Outer.Value
  ) {
    inner = Inner._makeRecognizer(content(gesture))
    self.gesture = gesture
    self.content = content
    self.transform = transform
  }

  package convenience init(_ gesture: Outer, content: @escaping (Outer) -> Inner) where Outer.Value == Inner.Value {
    self.init(gesture, content: content) { $1 }
  }

  /// Called after each event and each passage of time.
  package func follow() {}
  /// Called when the gesture is over, however that came.
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
