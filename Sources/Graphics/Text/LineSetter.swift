/// Breaks text into lines until the text or the permitted number of lines ends.
struct LineSetter {
  let spans: [TextSpan]
  let style: ParagraphStyle
  let width: Double?
  let limit: Int
  private(set) var lines: [TextLine] = []
  /// The byte offset of each line in the text.
  private(set) var starts: [Int] = []
  private(set) var isTruncated = false
  private(set) var hasBrokenWords = false
  /// Whether the first paragraph runs from right to left.
  private(set) var isRightToLeft = false

  init(spans: [TextSpan], style: ParagraphStyle, width: Double?, limit: Int) {
    (self.spans, self.style, self.width, self.limit) = (spans, style, width, limit)
  }

  /// Breaks a text into lines, paragraph by paragraph.
  mutating func set(_ text: StyledText) {
    let paragraphs = text.paragraphs()
    var start = 0
    for (index, text) in paragraphs.enumerated() where !isTruncated {
      let paragraph = Paragraph(text, spans: spans, style: style)
      if index == 0 { isRightToLeft = paragraph.baseLevel == 1 }
      set(paragraph, from: start, following: paragraphs[(index + 1)...])
      start += text.count + 1
    }
  }

  /// Breaks a paragraph into lines.
  private mutating func set(_ paragraph: Paragraph, from start: Int, following: ArraySlice<StyledText>) {
    let cuts = width.map(paragraph.lines(fitting:)) ?? [Paragraph.Cut(bytes: 0..<paragraph.text.count)]
    for (index, cut) in cuts.enumerated() {
      let isEnd = following.isEmpty && index + 1 == cuts.count
      starts.append(start + cut.bytes.lowerBound)
      if lines.count + 1 == limit && !isEnd || cut.isTooWide && !style.breaksWords {
        lines.append(shortened(paragraph, from: cut.bytes.lowerBound, following))
        isTruncated = true
        return
      }
      if cut.isBroken { hasBrokenWords = true }
      lines.append(LineComposer.line(cut.bytes, of: paragraph))
    }
  }

  /// The rest of the text, truncated to one line with an ellipsis.
  private func shortened(_ paragraph: Paragraph, from start: Int, _ following: ArraySlice<StyledText>) -> TextLine {
    var rest = paragraph.text[start..<paragraph.text.count]
    // The following paragraphs are visible only if the ellipsis is not at the end.
    if style.truncation != .tail {
      for more in following {
        rest.append([UInt8(ascii: " ")], span: rest.span(at: rest.count))
        rest.append(more)
      }
    }
    return Shortener(text: rest, spans: spans, style: style, width: width).line()
  }
}
