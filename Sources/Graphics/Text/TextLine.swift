/// One line of set text: glyph runs on a common baseline.
public struct TextLine: Hashable, Sendable {
  /// The runs from left to right, their origins counted from the line's start on its baseline (y is 0).
  public let runs: [GlyphRun]
  /// How far the pen moves, in points; spaces at a soft line break do not count.
  public let width: Double
  /// Height above the baseline that the line leaves room for, in points.
  public let ascent: Double
  /// Depth below the baseline that the line leaves room for, in points.
  public let descent: Double

  /// The runs placed with the line's start at a point.
  public func runs(at start: Point) -> [GlyphRun] {
    runs.map { run in
      var placed = run
      placed.origin = run.origin.offsetBy(dx: start.x, dy: start.y)
      return placed
    }
  }
}
