/// A typeface at a size, with options of text setting.
public struct TextFont: Hashable, Sendable {
  /// The typeface of the glyphs.
  public var typeface: Typeface
  /// The em size in points.
  public var size: Double
  /// Whether all digits have the same width, so that a changing number does not shift (OpenType feature `tnum`).
  public var tabularDigits: Bool
  /// Additional space after each character, in points; any value other than zero turns ligatures off.
  public var tracking: Double
  /// The edition of the font's library. Text is set again when it changes.
  package var edition: UInt32 = 0

  /// Creates a font from a typeface and a size in points.
  ///
  /// - Parameters:
  ///   - tabularDigits: Whether all digits have the same width.
  ///   - tracking: Additional space after each character, in points.
  public init(typeface: Typeface, size: Double, tabularDigits: Bool = false, tracking: Double = 0) {
    self.typeface = typeface
    self.size = size
    self.tabularDigits = tabularDigits
    self.tracking = tracking
  }

  /// The space above the baseline, in points.
  public var ascent: Double { typeface.ascent * size }
  /// The space below the baseline, in points.
  public var descent: Double { typeface.descent * size }
  /// The distance between two baselines, in points.
  public var lineHeight: Double { (typeface.ascent + typeface.descent + typeface.lineGap) * size }

  /// The underline: its top relative to the baseline, positive downwards, and its thickness, in points.
  public var underline: (top: Double, thickness: Double) { scaled(typeface.underline) }
  /// The strikethrough: its top relative to the baseline, negative upwards, and its thickness, in points.
  public var strikethrough: (top: Double, thickness: Double) { scaled(typeface.strikethrough) }

  private func scaled(_ stroke: (top: Double, thickness: Double)) -> (top: Double, thickness: Double) {
    (stroke.top * size, stroke.thickness * size)
  }
}
