/// A gesture that reports transformed values of its base.
@preconcurrency @MainActor public struct MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  /// The gesture whose values are transformed.
  package let base: Base
  /// Converts a value of the base gesture.
  package let transform: (Base.Value) -> Value

  /// Creates a recognizer that follows the base gesture.
  public static func _makeRecognizer(_ gesture: MapGesture) -> GestureRecognizer<MapGesture> {
    WrappedRecognizer(gesture, content: \.base) { $0.transform($1) }
  }
}

extension Gesture {
  /// Returns a gesture that reports the results of a closure for this gesture's values.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> MapGesture<Self, Result> {
    MapGesture(base: self, transform: transform)
  }
}
