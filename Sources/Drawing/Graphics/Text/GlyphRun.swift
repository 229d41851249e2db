/// Shaped glyphs of one typeface on one baseline, independent of their position.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and its position in the run.
  public struct Glyph: Hashable, Sendable {
    /// The glyph ID in the typeface.
    public var id: UInt32
    /// The distance from the start of the run, in points.
    public var x: Float
    /// The distance below the baseline, in points.
    public var y: Float

    /// Creates a glyph at a position.
    public init(id: UInt32, x: Float, y: Float) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The typeface that the numbers of the glyphs refer to.
  public let typeface: Typeface
  /// The em size in points.
  public let size: Double
  /// The glyphs from left to right.
  public let glyphs: [Glyph]
  /// The start of the run on its baseline, in the item's space.
  public var origin: Point
  /// The ink bounds relative to the origin of the run, in points, with a margin of a pixel or two.
  let ink: Rect

  /// Creates a run. `ink` encloses everything that the glyphs draw relative to the origin.
  init(typeface: Typeface, size: Double, glyphs: [Glyph], origin: Point, ink: Rect) {
    self.typeface = typeface
    self.size = size
    self.glyphs = glyphs
    self.origin = origin
    self.ink = ink
  }

  /// Returns a run of some of the glyphs, at the same places.
  public func filter(_ isIncluded: (Glyph) -> Bool) -> GlyphRun {
    let some = glyphs.filter(isIncluded)
    let ink = some.count == glyphs.count ? ink : typeface.ink(of: some, size: size)
    return GlyphRun(typeface: typeface, size: size, glyphs: some, origin: origin, ink: ink)
  }

  /// The bounds of everything that the run draws, in the item's space.
  public var bounds: Rect { ink.offsetBy(dx: origin.x, dy: origin.y) }
}
