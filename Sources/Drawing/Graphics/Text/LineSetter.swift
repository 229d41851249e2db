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
  /// The text that does not fit and becomes the last line, truncated, once ``finish()`` is called.
  private var remainder: Remainder?

  private struct Remainder {
    let paragraph: Paragraph
    let start: Int
    let following: ArraySlice<StyledText>
  }

  init(spans: [TextSpan], style: ParagraphStyle, width: Double?, limit: Int) {
    (self.spans, self.style, self.width, self.limit) = (spans, style, width, limit)
  }

  /// Breaks a text into lines, paragraph by paragraph.
  mutating func set(_ text: StyledText) {
    let paragraphs = text.paragraphs()
    var start = 0
    for (index, text) in paragraphs.enumerated() where remainder == nil {
      let paragraph = Paragraph(text, spans: spans, style: style)
      if index == 0 { isRightToLeft = paragraph.baseLevel == 1 }
      set(paragraph, from: start, following: paragraphs[(index + 1)...])
      start += text.count + 1
    }
  }

  /// Breaks a paragraph into lines.
  private mutating func set(_ paragraph: Paragraph, from start: Int, following: ArraySlice<StyledText>) {
    if lines.count + 1 == limit, !style.breaksWords, let width, paragraph.exceeds(width) {
      // The line is truncated anyway, so its break opportunities are not needed.
      starts.append(start)
      return truncate(paragraph, from: 0, following)
    }
    let cuts = width.map(paragraph.lines(fitting:)) ?? [Paragraph.Cut(bytes: 0..<paragraph.text.count)]
    for (index, cut) in cuts.enumerated() {
      let isEnd = following.isEmpty && index + 1 == cuts.count
      starts.append(start + cut.bytes.lowerBound)
      let isTooWide = cut.isTooWide && !style.breaksWords
      let isLeftOut = isTooWide && isNumber(paragraph.text[cut.bytes])
      if lines.count + 1 == limit && !isEnd || isTooWide && !isLeftOut {
        return truncate(paragraph, from: cut.bytes.lowerBound, following)
      }
      if cut.isBroken { hasBrokenWords = true }
      if isLeftOut {
        // Only the number is left out: without the words after it, the text would end as if its last word were cut.
        isTruncated = true
        lines.append(shortened(paragraph.text[cut.bytes]))
      } else {
        lines.append(LineComposer.line(cut.bytes, of: paragraph))
      }
    }
  }

  /// Whether a word is a number, perhaps with a sign or a unit, and not a name with digits such as `A4711`.
  private func isNumber(_ word: StyledText) -> Bool {
    String(decoding: word.utf8, as: UTF8.self).first { $0.isLetter || $0.isNumber }?.isWholeNumber ?? false
  }

  /// Ends the text with the rest of a paragraph, which does not fit.
  private mutating func truncate(_ paragraph: Paragraph, from start: Int, _ following: ArraySlice<StyledText>) {
    isTruncated = true
    remainder = Remainder(paragraph: paragraph, start: start, following: following)
  }

  /// Adds the truncated last line, if the text is truncated. Until then ``lines`` lacks it, as it is not needed while a
  /// scale is only tried.
  mutating func finish() {
    guard let remainder else { return }
    lines.append(shortened(remainder.paragraph, from: remainder.start, remainder.following))
    self.remainder = nil
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
    return shortened(rest)
  }

  /// A text truncated to one line with an ellipsis.
  private func shortened(_ text: StyledText) -> TextLine {
    Shortener(text: text, spans: spans, style: style, width: width).line()
  }
}
