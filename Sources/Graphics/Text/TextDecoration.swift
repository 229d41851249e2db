/// A line below or through letters.
public struct TextDecoration: Hashable, Sendable {
  /// Where such a line runs.
  public enum Kind: Hashable, Sendable {
    /// Below the letters.
    case underline
    /// Through them.
    case strikethrough
  }

  /// Where the line runs.
  public let kind: Kind
  /// Its extent, in points, from the font's own measures; whoever draws moves it to whole pixels.
  public var rect: Rect
  /// The number of the ``TextSpan`` that it belongs to.
  public let span: Int
}
