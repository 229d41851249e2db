/// One or more quick touches at the same place.
@preconcurrency @MainActor public struct TapGesture: PrimitiveGesture {
  /// Nothing to report but that it happened.
  public typealias Value = Void
  /// How many touches it takes.
  public var count: Int

  /// The movement, in points, from which a touch is no tap.
  package static let slop = 10.0
  /// How far apart, in points, two touches of one gesture may be.
  package static let spread = 30.0
  /// The longest pause between two touches of one gesture.
  package static let pause = Duration.milliseconds(300)

  /// A gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }

  /// Follows a contact at a time.
  public static func _makeRecognizer(_ gesture: TapGesture) -> GestureRecognizer<TapGesture> {
    WrappedRecognizer(gesture) {
      SpatialTapGesture(count: $0.count)
    } transform: { _, _ in
    }
  }
}
