/// Goes to a value on a spring.
@preconcurrency @MainActor public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Goes to a value in a time in seconds, or until the spring rests.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (self.to, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let duration = max(0, duration ?? spring.settlingDuration)
    let (to, spring) = (to, spring)
    let distance = track.value.animatableData - to.animatableData
    let speed = startVelocity?.animatableData ?? track.velocity
    func place(_ time: Double) -> Value.AnimatableData {
      let sample = spring.sample(at: time)
      return to.animatableData + distance.scaled(by: sample.remaining) + speed.scaled(by: sample.carried)
    }
    let last = spring.sample(at: duration)
    let end = distance.scaled(by: last.remainingRate) + speed.scaled(by: last.carriedRate)
    let rest = KeyframeTrackPath.with(place(duration), like: to)
    // The next keyframe continues from where the spring has arrived.
    track.add(rest, duration, velocity: end) { KeyframeTrackPath.with(place($0), like: to) }
  }
}
