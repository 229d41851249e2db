/// One line of a layout: glyph runs on a common baseline.
public struct TextLine: Hashable, Sendable {
  /// The runs from left to right, with origins relative to the start of the line on its baseline.
  public let pieces: [TextPiece]
  /// The underlines and strikethroughs, relative to the same point.
  public let decorations: [TextDecoration]
  /// The advance of the line in points, without trailing spaces at a soft line break.
  public let width: Double
  /// The space above the baseline, in points.
  public let ascent: Double
  /// The space below the baseline, in points.
  public let descent: Double
  /// The space between this line and the next, in points.
  public let lineGap: Double

  /// The distance from the top of this line to the top of the next, in points.
  public var height: Double { ascent + descent + lineGap }

  /// The glyph runs from left to right, without their spans.
  public var runs: [GlyphRun] { pieces.map(\.run) }

  /// The glyph runs for a line that starts at a point.
  public func runs(at start: Point) -> [GlyphRun] { pieces(at: start).map(\.run) }

  /// The pieces for a line that starts at a point.
  public func pieces(at start: Point) -> [TextPiece] {
    pieces.map { piece in
      var placed = piece
      placed.run.origin = piece.run.origin.offsetBy(dx: start.x, dy: start.y)
      return placed
    }
  }

  /// The decorations for a line that starts at a point.
  public func decorations(at start: Point) -> [TextDecoration] {
    decorations.map { decoration in
      var placed = decoration
      placed.rect = decoration.rect.offsetBy(dx: start.x, dy: start.y)
      return placed
    }
  }
}
