import Graphics

/// Two fingers that turn around each other; reports the angle alone. The older spelling of ``RotateGesture``.
@preconcurrency @MainActor public struct RotationGesture: Gesture {
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins once the fingers have turned by `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Made of the newer gesture.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
