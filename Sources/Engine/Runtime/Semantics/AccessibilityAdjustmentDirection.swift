/// The direction in which a person adjusts an element.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next value.
  case increment
  /// To the previous value.
  case decrement
}
