/// A gesture that reports something made of what its base reports.
@preconcurrency @MainActor public struct MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  package let base: Base
  package let transform: (Base.Value) -> Value

  /// Follows the base.
  public static func _makeRecognizer(_ gesture: MapGesture) -> GestureRecognizer<MapGesture> {
    WrappedRecognizer(gesture, content: \.base) { $0.transform($1) }
  }
}

extension Gesture {
  /// Reports something made of what this gesture reports.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> MapGesture<Self, Result> {
    MapGesture(base: self, transform: transform)
  }
}
