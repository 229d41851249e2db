/// A typeface at a size, with the few choices that change how text is set.
public struct TextFont: Hashable, Sendable {
  /// Where the letters come from.
  public var typeface: Typeface
  /// The em size, in points.
  public var size: Double
  /// Whether all digits are equally wide, so that a changing number does not shake. HarfBuzz's feature `tnum`.
  public var tabularDigits: Bool
  /// Extra space after every letter, in points; ligatures are dissolved where it is not zero.
  public var tracking: Double

  /// A typeface at a size.
  public init(typeface: Typeface, size: Double, tabularDigits: Bool = false, tracking: Double = 0) {
    self.typeface = typeface
    self.size = size
    self.tabularDigits = tabularDigits
    self.tracking = tracking
  }

  /// Height above the baseline that a line leaves room for, in points.
  public var ascent: Double { typeface.ascent * size }
  /// Depth below the baseline that a line leaves room for, in points.
  public var descent: Double { typeface.descent * size }
  /// From one baseline to the next, in points.
  public var lineHeight: Double { (typeface.ascent + typeface.descent + typeface.lineGap) * size }

  /// The line below letters: its top relative to the baseline, positive downwards, and its thickness, in points.
  public var underline: (top: Double, thickness: Double) { scaled(typeface.underline) }
  /// The line through letters: its top relative to the baseline, negative upwards, and its thickness, in points.
  public var strikethrough: (top: Double, thickness: Double) { scaled(typeface.strikethrough) }

  private func scaled(_ stroke: (top: Double, thickness: Double)) -> (top: Double, thickness: Double) {
    (stroke.top * size, stroke.thickness * size)
  }
}
