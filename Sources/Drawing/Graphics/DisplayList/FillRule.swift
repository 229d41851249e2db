/// The rule that decides which regions of a self-intersecting path are inside.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the winding number of the path around it is not zero.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
