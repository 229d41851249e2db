/// A gesture that reports something made of what its base reports.
public struct MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Follows the base.
  public static func _makeRecognizer(_ gesture: MapGesture) -> GestureRecognizer<MapGesture> { MapRecognizer(gesture) }
}

extension Gesture {
  /// Reports something made of what this gesture reports.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> MapGesture<Self, Result> {
    MapGesture(base: self, transform: transform)
  }
}

private final class MapRecognizer<Base: Gesture, Value>: GestureRecognizer<MapGesture<Base, Value>> {
  private let base: GestureRecognizer<Base>
  private var transform: (Base.Value) -> Value

  init(_ gesture: MapGesture<Base, Value>) {
    base = Base._makeRecognizer(gesture.base)
    transform = gesture.transform
  }

  override var phase: GesturePhase<Value> {
    switch base.phase {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  override var tentative: Value? { base.tentative.map(transform) }
  override var deadline: Duration? { base.deadline }
  override func begins(with event: ContactEvent) -> Bool { base.begins(with: event) }
  override func handle(_ event: ContactEvent) { base.handle(event) }
  override func advance(to time: Duration) { base.advance(to: time) }
  override func fail() { base.fail() }
  override func reset() { base.reset() }
  override func attach(to box: Box?) {
    super.attach(to: box)
    base.attach(to: box)
  }
  override func update(to gesture: MapGesture<Base, Value>) {
    transform = gesture.transform
    base.update(to: gesture.base)
  }
}
