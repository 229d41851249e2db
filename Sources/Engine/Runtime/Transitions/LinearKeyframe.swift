/// Goes to a value in equal steps, or along a curve.
@preconcurrency @MainActor public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let curve: UnitCurve

  /// Goes to a value in a time in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, max(0, duration), timingCurve)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let (start, to, duration, curve) = (track.value.animatableData, to, duration, curve)
    let way = to.animatableData - start
    let speed = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
    track.add(to, duration, velocity: speed) { time in
      let share = duration > 0 ? curve.value(at: time / duration) : 1
      return KeyframeTrackPath.with(start + way.scaled(by: share), like: to)
    }
  }
}
