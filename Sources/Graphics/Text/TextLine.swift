/// One line of set text: glyph runs on a common baseline.
public struct TextLine: Hashable, Sendable {
  /// The runs from left to right, their origins counted from the line's start on its baseline (y is 0).
  public let pieces: [TextPiece]
  /// Lines below and through letters, counted in the same way.
  public let decorations: [TextDecoration]
  /// How far the pen moves, in points; spaces at a soft line break do not count.
  public let width: Double
  /// Height above the baseline that the line leaves room for, in points.
  public let ascent: Double
  /// Depth below the baseline that the line leaves room for, in points.
  public let descent: Double
  /// Space between this line and the next, in points.
  public let lineGap: Double

  /// From the top of this line to the top of the next, in points.
  public var height: Double { ascent + descent + lineGap }

  /// The glyphs alone, from left to right.
  public var runs: [GlyphRun] { pieces.map(\.run) }

  /// The runs placed with the line's start at a point.
  public func runs(at start: Point) -> [GlyphRun] { pieces(at: start).map(\.run) }

  /// The pieces placed with the line's start at a point.
  public func pieces(at start: Point) -> [TextPiece] {
    pieces.map { piece in
      var placed = piece
      placed.run.origin = piece.run.origin.offsetBy(dx: start.x, dy: start.y)
      return placed
    }
  }

  /// The decorations placed with the line's start at a point.
  public func decorations(at start: Point) -> [TextDecoration] {
    decorations.map { decoration in
      var placed = decoration
      placed.rect = decoration.rect.offsetBy(dx: start.x, dy: start.y)
      return placed
    }
  }
}
