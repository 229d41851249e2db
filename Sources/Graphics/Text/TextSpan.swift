/// A stretch of text with a look of its own within a ``TextLayout``.
///
///     let price = [
///       TextSpan("12", font: large),
///       TextSpan("50", font: small, baselineOffset: 8, isUnderlined: true),
///     ]
///     let layout = TextLayout(price, width: 200)
///
/// Colours are not part of it: what is laid out names the span that it comes from, and whoever draws picks the paint.
public struct TextSpan: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// What they are set in.
  public var font: TextFont
  /// How far they are raised above the common baseline, in points; negative lowers them.
  public var baselineOffset: Double
  /// Whether a line runs below them.
  public var isUnderlined: Bool
  /// Whether a line runs through them.
  public var isStruckThrough: Bool

  /// A stretch of text.
  public init(
    _ text: String, font: TextFont, baselineOffset: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  /// The span with everything that is measured in points multiplied.
  func scaled(by factor: Double) -> TextSpan {
    var span = self
    span.font.size *= factor
    span.font.tracking *= factor
    span.baselineOffset *= factor
    return span
  }
}
