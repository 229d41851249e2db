/// Which way a paragraph runs.
public enum TextDirection: Hashable, Sendable {
  /// As the first letter does that has a direction; from left to right where there is none.
  case natural
  /// From left to right, whatever it begins with.
  case leftToRight
  /// From right to left, whatever it begins with.
  case rightToLeft
}
