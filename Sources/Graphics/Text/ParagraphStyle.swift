/// How text is set in lines, apart from its fonts and its room.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where shorter lines stand within the widest one.
  public var alignment: LineAlignment
  /// Which part of what does not fit gives way to an ellipsis.
  public var truncation: TextTruncation
  /// Whether a word that is wider than a line is broken. If not, the line is cut off with an ellipsis.
  public var breaksWords: Bool
  /// Extra space between lines, in points.
  public var lineSpacing: Double
  /// Which way paragraphs run.
  public var direction: TextDirection
  /// A BCP 47 tag such as `tr` or `zh-Hant`, for letter forms that depend on the language and for the choice of fonts.
  public var language: String?

  /// A style; each choice has the usual value.
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
