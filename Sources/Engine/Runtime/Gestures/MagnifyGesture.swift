import Graphics

/// A pinch gesture: two contacts that move apart or together.
@preconcurrency @MainActor public struct MagnifyGesture: Gesture {
  /// The state of a magnification.
  public nonisolated struct Value: Hashable, Sendable {
    /// The time of the latest event, on the host's monotonic clock.
    public var timestamp: Duration
    /// The distance between the contacts, divided by their distance when the second began; 1 at the beginning.
    public var magnification: Double
    /// The change of the magnification per second.
    public var velocity: Double
    /// The midpoint between the contacts at the beginning, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the contacts at the beginning, in the view's coordinate space, in points.
    public var startLocation: Point
  }

  /// The change of the magnification after which the gesture recognises.
  public var minimumScaleDelta: Double

  /// Creates a gesture that recognises once the magnification differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A two-finger gesture, reduced to its scale.
  public var body: some Gesture<Value> {
    PinchGesture(minimumScaleDelta: minimumScaleDelta).map {
      Value(
        timestamp: $0.time, magnification: $0.scale, velocity: $0.scaleVelocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}
