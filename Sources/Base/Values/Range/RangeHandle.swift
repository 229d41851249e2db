/// One of the two ends of a selected range.
public enum RangeHandle: Hashable, Sendable, CaseIterable {
  /// The end with the smaller value.
  case lower
  /// The end with the larger value.
  case upper
}
