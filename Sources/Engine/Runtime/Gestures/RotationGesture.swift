import Graphics

/// A rotation gesture that reports the angle alone; SwiftUI's older form of ``RotateGesture``.
@preconcurrency @MainActor public struct RotationGesture: Gesture {
  /// The angle after which the gesture recognises.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that recognises once the contacts have rotated by `minimumAngleDelta` in either direction.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The newer gesture, reduced to its angle.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
