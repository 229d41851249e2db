/// The moment at which an animation counts as completed.
public nonisolated enum AnimationCompletionCriteria: Hashable, Sendable {
  /// The animation seems to be over. A spring may still oscillate slightly.
  case logicallyComplete
  /// Nothing moves any more.
  case removed
}
