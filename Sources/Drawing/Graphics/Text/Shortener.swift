/// Truncates a text until it fits on one line together with an ellipsis. A number is only left out as a whole, because
/// its first digits would be another number.
struct Shortener {
  let text: StyledText
  let spans: [TextSpan]
  let style: ParagraphStyle
  /// The available width in points; `nil` keeps all characters and only adds the ellipsis.
  let width: Double?

  /// The truncated line. If not even the ellipsis fits, it is used alone.
  func line() -> TextLine {
    var room = 0.0
    if let width {
      let ellipsis = paragraph(keeping: 0, text.count)
      room = width - ellipsis.width + Paragraph.tolerance
      if room < 0 { return LineComposer.line(0..<ellipsis.text.count, of: ellipsis) }
    }
    let boundaries = text.characterBoundaries()
    var (head, tail) = kept(boundaries, room: room)
    while true {
      if width != nil { (head, tail) = besideNumbers(head, tail, boundaries) }
      let candidate = paragraph(keeping: boundaries[head], boundaries[tail])
      let isShortest = head == 0 && tail == boundaries.count - 1
      if isShortest || width == nil || candidate.width <= width! + Paragraph.tolerance {
        return LineComposer.line(0..<candidate.text.count, of: candidate)
      }
      // Glyphs beside an ellipsis can be wider than beside their former neighbours.
      if head > 0, style.truncation != .head, head >= boundaries.count - 1 - tail { head -= 1 } else { tail += 1 }
      tail = min(tail, boundaries.count - 1)
    }
  }

  /// The number of characters to keep at the start, and the first one to keep at the end, by their widths in the
  /// whole text and the room in points that the ellipsis leaves.
  private func kept(_ boundaries: [Int], room: Double) -> (head: Int, tail: Int) {
    let last = boundaries.count - 1
    guard width != nil else { return style.truncation == .head ? (0, 0) : (last, last) }
    let advances = Paragraph(text, spans: spans, style: style).advances()
    let widths = zip(boundaries, boundaries.dropFirst()).map { advances[$0..<$1].reduce(0, +) }
    var (room, head, tail) = (room, 0, last)
    func takeHead(leaving rest: Double) {
      while head < tail, widths[head] <= room - rest { (room, head) = (room - widths[head], head + 1) }
    }
    func takeTail() {
      while tail > head, widths[tail - 1] <= room { (room, tail) = (room - widths[tail - 1], tail - 1) }
    }
    switch style.truncation {
    case .tail: takeHead(leaving: 0)
    case .head: takeTail()
    case .middle:
      takeHead(leaving: room / 2)
      takeTail()
      takeHead(leaving: 0)
    }
    return (head, tail)
  }

  /// The ends of the omitted part, moved so that neither is inside a number.
  private func besideNumbers(_ head: Int, _ tail: Int, _ boundaries: [Int]) -> (head: Int, tail: Int) {
    var (head, tail) = (head, tail)
    let last = boundaries.count - 1
    func character(_ index: Int) -> Character? {
      guard index >= 0, index < last else { return nil }
      return String(decoding: text.utf8[boundaries[index]..<boundaries[index + 1]], as: UTF8.self).first
    }
    func isDigit(_ index: Int) -> Bool { character(index)?.isWholeNumber ?? false }
    /// Whether a character belongs to a number, as a digit or between two.
    func isInNumber(_ index: Int) -> Bool {
      if isDigit(index) { return true }
      guard let mark = character(index), Self.marksInNumbers.contains(mark) else { return false }
      return isDigit(index - 1) && isDigit(index + 1)
    }
    /// Whether a number begins at a place, and not the digits of a name such as `A4711`.
    func isStart(_ index: Int) -> Bool { !(character(index - 1)?.isLetter ?? false) }
    if head < tail, isInNumber(head), isInNumber(head - 1) {
      var start = head
      while isInNumber(start - 1) { start -= 1 }
      if isStart(start) {
        head = start
        if let sign = character(head - 1), "+-−±".contains(sign) { head -= 1 }
      }
    }
    if head < tail, tail < last, isInNumber(tail), isInNumber(tail - 1) {
      var start = tail
      while isInNumber(start - 1) { start -= 1 }
      if isStart(start) { while isInNumber(tail) { tail += 1 } }
    }
    return (head, tail)
  }

  /// The characters that can occur between the digits of a number, a time or a date.
  private static let marksInNumbers = Set<Character>(".,'’:/٫٬\u{A0}\u{202F}")

  /// The text with everything between two bytes replaced by an ellipsis.
  private func paragraph(keeping head: Int, _ tail: Int) -> Paragraph {
    let space = UInt8(ascii: " ")
    var (end, start) = (head, tail)
    while end > 0, text.utf8[end - 1] == space { end -= 1 }
    while start < text.count, text.utf8[start] == space { start += 1 }
    var short = end > 0 ? text[0..<end] : StyledText()
    let span = text.span(at: style.truncation == .head ? start : max(0, end - 1))
    short.append(ellipsis(spans[span].font.typeface), span: span)
    if start < text.count { short.append(text[start..<text.count]) }
    return Paragraph(short, spans: spans, style: style)
  }

  /// The ellipsis: U+2026 if the typeface has it, else three full stops.
  private func ellipsis(_ typeface: Typeface) -> [UInt8] { Array((typeface.covers(0x2026) ? "…" : "...").utf8) }
}
