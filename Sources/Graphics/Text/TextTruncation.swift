/// Which part of a text that does not fit gives way to an ellipsis.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the last line.
  case tail
}
