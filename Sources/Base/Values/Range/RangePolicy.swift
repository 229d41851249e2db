/// The effect of moving an end of a ``RangeSelection`` closer to the other end than allowed, or farther from it.
public enum RangePolicy: Hashable, Sendable, CaseIterable {
  /// The moved end stops; the other end stays where it is.
  case stop
  /// The moved end continues and moves the other end along.
  case push
}
