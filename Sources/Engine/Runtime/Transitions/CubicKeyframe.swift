/// Goes to a value along a smooth curve, which runs on through the values of the cubic pieces beside it.
@preconcurrency @MainActor public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let startVelocity, endVelocity: Value?

  /// Goes to a value in a time in seconds; with speeds, a second, at its ends if they are given.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (self.to, self.duration) = (to, max(0, duration))
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.bends.append(
      .init(
        value: to, start: track.time, duration: duration, startVelocity: startVelocity?.animatableData,
        endVelocity: endVelocity?.animatableData))
    track.time += duration
  }
}
