/// Which parts of a path that crosses itself are inside.
public enum FillRule: Hashable, Sendable {
  /// Inside where the path winds around at least once in total.
  case nonZero
  /// Inside where a ray crosses the path an odd number of times.
  case evenOdd
}
