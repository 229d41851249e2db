/// Glyphs of one line and one span, which are drawn with one paint.
public struct TextPiece: Hashable, Sendable {
  /// The glyphs and their position.
  public var run: GlyphRun
  /// The index of the ``TextSpan``. An ellipsis belongs to the span that it truncates.
  public let span: Int
}
