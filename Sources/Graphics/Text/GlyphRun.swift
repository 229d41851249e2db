/// Shaped glyphs of one typeface on one baseline, ready to place anywhere.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and the pen's place when it is drawn.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its typeface.
    public var id: UInt32
    /// Distance from the start of the run, in points.
    public var x: Float
    /// Distance below the baseline, in points.
    public var y: Float

    /// A glyph at a place.
    public init(id: UInt32, x: Float, y: Float) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// Where the outlines come from.
  public let typeface: Typeface
  /// The em size, in points.
  public let size: Double
  /// The glyphs from left to right.
  public let glyphs: [Glyph]
  /// The start of the run on its baseline, in the item's space.
  public var origin: Point
  /// The ink's bounds with the run's origin at zero, in points, generous by a pixel or two.
  let ink: Rect

  /// A run of glyphs; `ink` encloses everything that they draw around a pen at zero.
  init(typeface: Typeface, size: Double, glyphs: [Glyph], origin: Point, ink: Rect) {
    self.typeface = typeface
    self.size = size
    self.glyphs = glyphs
    self.origin = origin
    self.ink = ink
  }

  /// Everything that drawing the run can touch, in the item's space.
  public var bounds: Rect { ink.offsetBy(dx: origin.x, dy: origin.y) }
}
