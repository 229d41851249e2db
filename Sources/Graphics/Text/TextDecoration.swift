/// An underline or strikethrough of a line of text.
public struct TextDecoration: Hashable, Sendable {
  /// The position of a decoration.
  public enum Kind: Hashable, Sendable {
    /// A line below the baseline.
    case underline
    /// A line through the glyphs.
    case strikethrough
  }

  /// The position of the line.
  public let kind: Kind
  /// The rectangle in points, from the font's metrics. The caller that draws it moves it to whole pixels.
  public var rect: Rect
  /// The index of the ``TextSpan`` that it belongs to.
  public let span: Int
}
