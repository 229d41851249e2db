/// Space in a line of text for an object other than text, such as a picture.
///
///     let picture = TextAttachment(width: 20, ascent: 16, descent: 4)
///     let layout = TextLayout([TextSpan("Tap ", font: body), TextSpan("\u{FFFC}", font: body, attachment: picture)])
///
/// It takes the place of an object replacement character (U+FFFC) in the text of its span, moves and wraps with the
/// words around it, and makes its line high enough. Its ``TextPiece`` has its position, at which the caller draws the
/// object.
public struct TextAttachment: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height above the baseline, in points.
  public var ascent: Double
  /// The height below the baseline, in points; negative if the bottom lies above the baseline.
  public var descent: Double

  /// The text of a span that consists of one attachment: the object replacement character.
  public static let text = "\u{FFFC}"

  /// Creates an attachment with a width and its heights above and below the baseline, in points.
  public init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }

  /// The attachment for text whose size is multiplied by a factor.
  func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}
