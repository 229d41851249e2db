import Graphics

/// Two fingers that move apart or together.
@preconcurrency @MainActor public struct MagnifyGesture: Gesture {
  /// How much larger, and around which place.
  public nonisolated struct Value: Hashable, Sendable {
    /// When the fingers were last heard of, on the host's monotonic clock.
    public var time: Duration
    /// The fingers' distance as a multiple of that when the second came down.
    public var magnification: Double
    /// The change of the magnification a second.
    public var velocity: Double
    /// The middle between the fingers at first, as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first, in the view's space.
    public var startLocation: Point
  }

  /// How much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: Double

  /// A gesture that begins once the magnification differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Made of what two fingers do.
  public var body: some Gesture<Value> {
    PinchGesture(minimumScaleDelta: minimumScaleDelta).map {
      Value(
        time: $0.time, magnification: $0.scale, velocity: $0.scaleVelocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}
