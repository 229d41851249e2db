/// Which way an adjustable view is to go.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
