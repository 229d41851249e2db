/// Is at a value at once.
@preconcurrency @MainActor public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// Is at a value at once.
  public init(_ to: Value) { self.to = to }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let to = to
    track.add(to, 0, velocity: .zero) { _ in to }
  }
}
