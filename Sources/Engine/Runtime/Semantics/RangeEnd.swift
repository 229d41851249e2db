package nonisolated enum RangeEnd: Hashable, Sendable {
  /// The smallest value.
  case minimum
  /// The largest value.
  case maximum
}
