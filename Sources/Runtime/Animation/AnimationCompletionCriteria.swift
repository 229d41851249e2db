/// When an animation counts as complete.
public nonisolated enum AnimationCompletionCriteria: Hashable, Sendable {
  /// As soon as it looks so, though a spring may still tremble.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}
