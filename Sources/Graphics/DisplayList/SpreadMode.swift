/// How a gradient or a picture goes on beyond its ends.
public enum SpreadMode: Hashable, Sendable {
  /// The colours at the ends continue.
  case pad
  /// It starts over.
  case `repeat`
  /// It runs back and forth.
  case reflect
}
