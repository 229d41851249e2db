import Graphics

/// Two fingers that turn around each other.
@preconcurrency @MainActor public struct RotateGesture: Gesture {
  /// How far, and around which place.
  public nonisolated struct Value: Hashable, Sendable {
    /// When the fingers were last heard of, on the host's monotonic clock.
    public var time: Duration
    /// How far the fingers have turned since the second came down, clockwise positive.
    public var rotation: Angle
    /// The turn a second.
    public var velocity: Angle
    /// The middle between the fingers at first, as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first, in the view's space.
    public var startLocation: Point
  }

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins once the fingers have turned by `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Made of what two fingers do.
  public var body: some Gesture<Value> {
    PinchGesture(minimumAngleDelta: minimumAngleDelta).map {
      Value(
        time: $0.time, rotation: $0.angle, velocity: $0.angleVelocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}
