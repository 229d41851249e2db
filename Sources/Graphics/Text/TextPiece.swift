/// Glyphs of one line that come from one span, to be drawn with one paint.
public struct TextPiece: Hashable, Sendable {
  /// The glyphs and their place.
  public var run: GlyphRun
  /// The number of the ``TextSpan`` that they come from; an ellipsis counts to the span that it cuts off.
  public let span: Int
}
