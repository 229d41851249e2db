/// Glyphs of one line and one span, which are drawn with one paint.
public struct TextPiece: Hashable, Sendable {
  /// The glyphs and their position.
  public var run: GlyphRun
  /// The index of the ``TextSpan``. An ellipsis belongs to the span that it truncates.
  public let span: Int
  /// Whether the piece is the ``TextSpan/attachment`` of its span. Its glyph is blank; the run's origin is the left end of
  /// the attachment on the baseline.
  public var isAttachment = false
}
