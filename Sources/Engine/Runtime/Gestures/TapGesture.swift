/// A gesture of one or more quick taps. ``SpatialTapGesture`` has the recognizer.
@preconcurrency @MainActor public struct TapGesture: PrimitiveGesture {
  /// The gesture reports only that it has recognised.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// The distance in points by which a contact may move and still be a tap.
  package static let slop = 10.0
  /// The largest distance in points between consecutive taps.
  package static let spread = 30.0
  /// The longest time between consecutive taps.
  package static let pause = Duration.milliseconds(300)

  /// Creates a gesture of so many taps, at most 0.3 s and 30 points apart.
  public init(count: Int = 1) { self.count = count }

  /// Creates a recognizer that follows one contact at a time.
  public static func _makeRecognizer(_ gesture: TapGesture) -> GestureRecognizer<TapGesture> {
    WrappedRecognizer(gesture) {
      SpatialTapGesture(count: $0.count)
    } transform: { _, _ in
    }
  }
}
