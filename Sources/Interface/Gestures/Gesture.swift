import Graphics

/// A way to touch a view, made of simpler ones.
@MainActor public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
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
    WrappedRecognizer(gesture.body) { $0.body }
  }
}

extension Never: Gesture {
  /// Never reports anything.
  public typealias Value = Never
  /// There is no value of this type to follow contacts for.
  public static func _makeRecognizer(_ gesture: Never) -> GestureRecognizer<Never> { fatalError("Never happens") }
}

/// A gesture that is followed directly.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Primitive gestures have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// How far a gesture has come.
public enum GesturePhase<Value> {
  /// It may still happen.
  case possible
  /// It is happening; no other gesture can have its contacts.
  case active(Value)
  /// It has happened.
  case ended(Value)
  /// It will not happen with these contacts.
  case failed
}

/// What a contact did, as recognizers see it.
struct ContactEvent {
  var id: Int
  var phase: ContactPhase
  /// On the stage, in points.
  var location: Point
  var time: Duration
}

/// Follows contacts for one gesture of one view.
@MainActor public class Recognizer {
  /// The view's box: gives local coordinates.
  fileprivate(set) weak var box: Box?

  init() {}

  /// Whether the gesture may still happen, is happening, has happened or will not.
  var state: RecognizerState { .failed }
  /// When ``advance(to:)`` is next worth calling.
  var deadline: Duration? { nil }
  /// Whether the contact, just come down, is of interest.
  func begins(with event: ContactEvent) -> Bool { true }
  /// Takes in what a contact did.
  func handle(_ event: ContactEvent) {}
  /// Lets time pass.
  func advance(to time: Duration) {}
  /// Ends without effect: another gesture won, or the contact is gone.
  func fail() {}
  /// Forgets everything, ready for the next contact.
  func reset() {}
  /// Gives the recognizer and those inside their place.
  func attach(to box: Box?) { self.box = box }

  /// A place on the stage in the view's own space.
  final func local(_ point: Point) -> Point {
    let origin = box?.stageOrigin ?? .zero
    return point.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// ``GesturePhase`` without the value.
enum RecognizerState { case possible, active, ended, failed }

/// A recognizer for gestures of one type.
@MainActor public class GestureRecognizer<Kind: Gesture>: Recognizer {
  /// How far the gesture has come.
  var phase: GesturePhase<Kind.Value> { .failed }
  /// What the gesture reports while it is still merely possible, such as a press that is not yet a long one.
  var tentative: Kind.Value? { nil }
  /// Takes over the properties and actions of a newer value of the same gesture.
  func update(to gesture: Kind) {}

  override final var state: RecognizerState {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A recognizer that passes everything on to another one of the same value type.
class WrappedRecognizer<Outer: Gesture, Inner: Gesture>: GestureRecognizer<Outer> where Outer.Value == Inner.Value {
  let inner: GestureRecognizer<Inner>
  private let content: (Outer) -> Inner

  init(_ first: Inner, content: @escaping (Outer) -> Inner) {
    inner = Inner._makeRecognizer(first)
    self.content = content
  }

  override var phase: GesturePhase<Outer.Value> { inner.phase }
  override var tentative: Outer.Value? { inner.tentative }
  override var deadline: Duration? { inner.deadline }
  override func begins(with event: ContactEvent) -> Bool { inner.begins(with: event) }
  override func handle(_ event: ContactEvent) { inner.handle(event) }
  override func advance(to time: Duration) { inner.advance(to: time) }
  override func fail() { inner.fail() }
  override func reset() { inner.reset() }
  override func attach(to box: Box?) {
    super.attach(to: box)
    inner.attach(to: box)
  }
  override func update(to gesture: Outer) { inner.update(to: content(gesture)) }
}
