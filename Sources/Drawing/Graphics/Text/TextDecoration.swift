/// An underline or strikethrough of a line of text, or the background of a part of it.
public struct TextDecoration: Hashable, Sendable {
  /// The position of a decoration.
  public enum Kind: Hashable, Sendable {
    /// A line below the baseline.
    case underline
    /// A line through the glyphs.
    case strikethrough
    /// The background behind the glyphs, with the height of their font.
    case ground
  }

  /// The position of the line.
  public let kind: Kind
  /// The rectangle in points, from the font's metrics. The caller that draws it moves it to whole pixels.
  public var rect: Rect
  /// The index of the ``TextSpan`` that it belongs to.
  public let span: Int
}
