/// A part of the text of a ``TextLayout`` with its own font and decorations.
///
///     let price = [
///       TextSpan("12", font: large),
///       TextSpan("50", font: small, baselineOffset: 8, isUnderlined: true),
///     ]
///     let layout = TextLayout(price, width: 200)
///
/// Colours are not part of a span: the laid-out pieces name their span, and the caller that draws them chooses the
/// paint.
public struct TextSpan: Hashable, Sendable {
  /// The characters that share the font and the lines of this span.
  public var text: String
  /// The font of the span.
  public var font: TextFont
  /// The distance by which the text is raised above the baseline, in points; negative values lower it.
  public var baselineOffset: Double
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether the text is struck through.
  public var isStruckThrough: Bool
  /// Whether the text has a background, with the height of its font.
  public var hasGround = false
  /// The space that each U+FFFC of the text takes instead of a glyph; `nil` for text without pictures.
  public var attachment: TextAttachment?

  /// Creates a span of text.
  ///
  /// - Parameters:
  ///   - text: The text of the span.
  ///   - font: Its font.
  ///   - baselineOffset: The distance above the baseline in points.
  ///   - isUnderlined: Whether it is underlined.
  ///   - isStruckThrough: Whether it is struck through.
  ///   - attachment: The space for each U+FFFC in the text.
  public init(
    _ text: String, font: TextFont, baselineOffset: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.attachment = attachment
  }

  /// The span with its size, tracking and baseline offset multiplied by a factor.
  func scaled(by factor: Double) -> TextSpan {
    var span = self
    span.font.size *= factor
    span.font.tracking *= factor
    span.baselineOffset *= factor
    span.attachment = attachment?.scaled(by: factor)
    return span
  }
}
