/// The part of text that does not fit which is replaced by an ellipsis.
public enum TextTruncation: Hashable, Sendable {
  /// The start of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the last line.
  case tail
}
