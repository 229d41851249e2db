/// When an animation counts as completed.
public nonisolated enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the animation seems to be over. A spring may still oscillate slightly.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}
