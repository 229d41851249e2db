/// The base direction of a paragraph.
public enum TextDirection: Hashable, Sendable {
  /// The direction of the first character with a strong direction (rules P2 and P3 of UAX #9); left to right if there
  /// is none.
  case natural
  /// Left to right, regardless of the text.
  case leftToRight
  /// Right to left, regardless of the text.
  case rightToLeft
}
