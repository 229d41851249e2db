/// What a moving end of a ``RangeSelection`` does when it comes too near to the other one, or too far from it.
public enum RangePolicy: Hashable, Sendable, CaseIterable {
  /// It stops; the other end is never touched.
  case stop
  /// It goes on and takes the other end along.
  case push
}
