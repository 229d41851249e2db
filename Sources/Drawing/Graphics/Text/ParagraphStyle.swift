/// The setting of text in lines, apart from its fonts and the available space.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of shorter lines within the widest one.
  public var alignment: LineAlignment
  /// The part of text that an ellipsis replaces if the text does not fit.
  public var truncation: TextTruncation
  /// Whether a word that is wider than a line is broken. Otherwise the line is truncated with an ellipsis.
  public var breaksWords: Bool
  /// Additional space between lines, in points.
  public var lineSpacing: Double
  /// The base direction of paragraphs.
  public var direction: TextDirection
  /// A BCP 47 tag such as `tr` or `zh-Hant`, for language-dependent glyph forms and the choice of fallback fonts.
  public var language: String?

  /// Creates a style; the defaults suit most text.
  public init(
    alignment: LineAlignment = .leading, truncation: TextTruncation = .tail, breaksWords: Bool = true,
    lineSpacing: Double = 0, direction: TextDirection = .natural, language: String? = nil
  ) {
    self.alignment = alignment
    self.truncation = truncation
    self.breaksWords = breaksWords
    self.lineSpacing = lineSpacing
    self.direction = direction
    self.language = language
  }
}
