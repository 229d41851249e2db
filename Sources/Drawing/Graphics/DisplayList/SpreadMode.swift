/// The colours of a gradient or an image outside its ends.
public enum SpreadMode: Hashable, Sendable {
  /// The colour at the end continues.
  case pad
  /// The pattern is repeated.
  case `repeat`
  /// The pattern is repeated, with every second copy reversed.
  case reflect
}
