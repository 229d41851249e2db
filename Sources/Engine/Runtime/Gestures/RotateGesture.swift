import Graphics

/// A gesture of two contacts that rotate around each other.
@preconcurrency @MainActor public struct RotateGesture: Gesture {
  /// The state of a rotation.
  public nonisolated struct Value: Hashable, Sendable {
    /// The time of the latest event, on the host's monotonic clock.
    public var timestamp: Duration
    /// The angle by which the contacts have rotated since the second began; clockwise is positive.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The midpoint between the contacts at the beginning, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the contacts at the beginning, in the view's coordinate space, in points.
    public var startLocation: Point
  }

  /// The angle after which the gesture recognises.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that recognises once the contacts have rotated by `minimumAngleDelta` in either direction.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// A two-finger gesture, reduced to its angle.
  public var body: some Gesture<Value> {
    PinchGesture(minimumAngleDelta: minimumAngleDelta).map {
      Value(
        timestamp: $0.time, rotation: $0.angle, velocity: $0.angleVelocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}
