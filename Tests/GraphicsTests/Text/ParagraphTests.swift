import Testing

@testable import Graphics

@Suite struct ParagraphTests {
  /// The text of each line, in the order of reading.
  private func lines(
    _ text: String, width: Double, language: String? = nil, breaksWords: Bool = true
  ) -> [String] {
    let style = ParagraphStyle(breaksWords: breaksWords, language: language)
    let paragraph = Paragraph(
      StyledText([TextSpan(text, font: font(15))]), spans: [TextSpan(text, font: font(15))], style: style)
    return paragraph.lines(fitting: width).map { String(decoding: paragraph.text.utf8[$0.bytes], as: UTF8.self) }
  }

  @Test("No character ends the process", arguments: 0..<0x11)
  func noCharacterEndsTheProcess(plane: UInt32) {
    for start in stride(from: plane << 16, to: (plane + 1) << 16, by: 64) {
      var text = ""
      for number in start..<start + 64 {
        guard let scalar = Unicode.Scalar(number) else { continue }
        text.unicodeScalars += [scalar, "b", " ", scalar, scalar]
      }
      let styled = StyledText([TextSpan(text, font: font(15))])
      #expect(LineBreaks(styled, language: nil).isAllowed.count == styled.count)
    }
  }

  @Test("A line breaks around the last character of the first plane as around a letter")
  func theLastCharacterOfTheFirstPlane() {
    for text in ["\u{ffff}", "a\u{ffff}", "one \u{ffff}two three", "\u{ffff}\u{ffff} a"] {
      let plain = text.replacing("\u{ffff}", with: "\u{fffe}")
      let breaks = [text, plain].map { LineBreaks(StyledText([TextSpan($0, font: font(15))]), language: nil).isAllowed }
      #expect(breaks[0] == breaks[1])
    }
  }

  @Test("Lines break where Unicode says so")
  func linesBreakWhereUnicodeSaysSo() {
    #expect(lines("state-of-the-art oven", width: 60) == ["state-", "of-the-", "art oven"])
    #expect(lines("12,50 € each, (incl. tax)", width: 70) == ["12,50 €", "each,", "(incl. tax)"])
    #expect(lines("non\u{a0}breaking space", width: 60) == ["non\u{a0}bre", "aking", "space"])
    #expect(lines("zero\u{200b}width\u{200b}space", width: 48) == ["zero\u{200b}", "width\u{200b}", "space"])
  }

  @Test("Chinese breaks between characters but not before a full stop")
  func chineseBreaksBetweenCharactersButNotBeforeAFullStop() {
    let font = font(15)
    let text = "烤箱正在预热，请稍候。"
    for width in stride(from: 30.0, to: 170, by: 7) {
      let layout = TextLayout(text, font: font, width: width)
      #expect(layout.lines.allSatisfy { $0.text.width <= width + 0.02 })
    }
    for line in lines(text, width: 75) { #expect(!line.hasPrefix("，") && !line.hasPrefix("。")) }
  }

  @Test("Thai breaks between words")
  func thaiBreaksBetweenWords() {
    // “Cook in the oven”: words that are written without spaces.
    let words = ["ทำ", "อาหาร", "ใน", "เตา", "อบ"]
    let all = words.joined()
    let breaks = LineBreaks(StyledText([TextSpan(all, font: font(15))]), language: "th")
    let ends = words.indices.dropLast().map { index in words[...index].reduce(0) { $0 + $1.utf8.count } }
    let found = breaks.isAllowed.indices.filter { breaks.isAllowed[$0] }
    #expect(Set(found).isSubset(of: Set(ends)) && found.contains(ends[1]), "\(found) \(ends)")
  }

  @Test("No line begins behind the slash of a unit, and one may begin behind that of a long path")
  func slashes() {
    func breaks(_ text: String) -> [Int] {
      let breaks = LineBreaks(StyledText([TextSpan(text, font: font(15))]), language: nil)
      return breaks.isAllowed.indices.filter { breaks.isAllowed[$0] }
    }
    #expect(breaks("7 m³/h in") == [2, 8])
    #expect(breaks("4 l/min") == [2])
    #expect(breaks("service/recipes") == [8])
  }

  @Test("A word that is too wide is broken or cut off")
  func aWordThatIsTooWideIsBrokenOrCutOff() {
    let text = "Ofen Geschwindigkeitsregelung an"
    let broken = TextLayout([TextSpan(text, font: font(15))], width: 80)
    #expect(broken.hasBrokenWords && !broken.isTruncated && broken.lines.count == 4)
    let cut = TextLayout([TextSpan(text, font: font(15))], style: ParagraphStyle(breaksWords: false), width: 80)
    #expect(cut.isTruncated && !cut.hasBrokenWords && cut.lines.count == 2)
    #expect(cut.lines.allSatisfy { $0.text.width <= 80.02 })
    let roomy = TextLayout([TextSpan(text, font: font(15))], style: ParagraphStyle(breaksWords: false), width: 200)
    #expect(!roomy.isTruncated && !roomy.hasBrokenWords)
  }

  @Test("Text shrinks before it is cut off")
  func textShrinksBeforeItIsCutOff() {
    let spans = [TextSpan("Preheating the oven", font: font(20))]
    let natural = TextLayout(spans).size.width
    let shrunk = TextLayout(spans, width: natural * 0.8, lineLimit: 1, minimumScale: 0.5)
    #expect(!shrunk.isTruncated && shrunk.scale < 0.8 && shrunk.scale > 0.75)
    #expect(shrunk.size.width <= natural * 0.8 + 0.02)
    let tiny = TextLayout(spans, width: natural * 0.3, lineLimit: 1, minimumScale: 0.5)
    #expect(tiny.isTruncated && tiny.scale == 0.5)
    #expect(TextLayout(spans, width: natural, lineLimit: 1, minimumScale: 0.5).scale == 1)
  }

  @Test("A height limits the lines")
  func aHeightLimitsTheLines() {
    let spans = [TextSpan("one two three four five six seven", font: font(15))]
    let line = font(15).lineHeight
    let layout = TextLayout(spans, width: 60, height: 2 * line)
    #expect(layout.lines.count == 2 && layout.isTruncated && layout.size.height <= 2 * line + 0.02)
    #expect(TextLayout(spans, width: 60, height: 1).lines.count == 1)
    #expect(!TextLayout(spans, width: 60, height: 1000).isTruncated)
  }

  @Test("The ellipsis stands where it is wanted")
  func theEllipsisStandsWhereItIsWanted() throws {
    let face = font(15).typeface
    let dots = try #require(ShapedText(ShapingRequest(utf8: Array("…".utf8), typeface: face)).glyphs.first?.id)
    func places(_ truncation: TextTruncation) throws -> (index: Int, count: Int) {
      let layout = TextLayout(
        [TextSpan("Temperature of the oven", font: font(15))], style: ParagraphStyle(truncation: truncation),
        width: 90, lineLimit: 1)
      #expect(layout.isTruncated && layout.size.width <= 90.02 && layout.size.width > 70)
      let glyphs = layout.lines[0].text.runs[0].glyphs
      return (try #require(glyphs.firstIndex { $0.id == dots }), glyphs.count)
    }
    let (head, middle, tail) = (try places(.head), try places(.middle), try places(.tail))
    #expect(head.index == 0 && tail.index == tail.count - 1)
    #expect(middle.index > 2 && middle.index < middle.count - 3)
  }

  @Test("A number that does not fit is left out as a whole, and a name with digits is cut like a word")
  func numbersAreNotCut() throws {
    func glyphs(_ text: String, room: String, _ truncation: TextTruncation = .tail) -> Int {
      let width = TextLayout(room, font: font(20)).size.width
      let layout = TextLayout(
        [TextSpan(text, font: font(20))], style: ParagraphStyle(truncation: truncation), width: width, lineLimit: 1)
      #expect(layout.isTruncated)
      return layout.lines[0].text.runs.reduce(0) { $0 + $1.glyphs.count }
    }
    // The ellipsis alone says that the number does not fit.
    #expect(glyphs("12345.6 kWh", room: "1234…") == 1)
    #expect(glyphs("-12345.6 kWh", room: "-1234…") == 1)
    #expect(glyphs("12345.6 kWh", room: "12345.6 k…") == 10)
    #expect(glyphs("Total 12345", room: "Total 123…") == 6)
    #expect(glyphs("12345 m", room: "…345 m", .head) == 2)
    #expect(glyphs("12:34:56", room: "12:3…") == 1)
    #expect(glyphs("A4711081512", room: "A4711…") == 6)
  }

  @Test("A number that is wider than its line is left out, and the words after it stay")
  func wordsAfterNumbers() {
    func glyphs(_ text: String) -> [Int] {
      let width = TextLayout("Total:", font: font(20)).size.width
      let layout = TextLayout([TextSpan(text, font: font(20))], style: ParagraphStyle(breaksWords: false), width: width)
      #expect(layout.isTruncated)
      return layout.lines.map { $0.text.runs.reduce(0) { $0 + $1.glyphs.count } }
    }
    #expect(glyphs("Total: 123456789012 kWh") == [6, 1, 3])
    #expect(glyphs("Total: -123456789012 kWh\nMay") == [6, 1, 3, 3])
    #expect(glyphs("123456789012 987654321098") == [1, 1])
  }

  @Test("Truncation keeps whole characters")
  func truncationKeepsWholeCharacters() {
    let flag = "e\u{301}\u{323}"
    let text = String(repeating: flag, count: 12)
    let whole = TextLayout(flag, font: font(15)).lines[0].text.runs.reduce(0) { $0 + $1.glyphs.count }
    for width in stride(from: 5.0, to: 90, by: 3) {
      let layout = TextLayout([TextSpan(text, font: font(15))], width: width, lineLimit: 1)
      let count = layout.lines[0].text.runs.reduce(0) { $0 + $1.glyphs.count }
      #expect((count - 1) % whole == 0, "the marks stay with their letter")
    }
  }

  @Test("Spans keep their fonts and numbers")
  func spansKeepTheirFontsAndNumbers() {
    let spans = [
      TextSpan("21", font: font(40)), TextSpan(".5", font: font(20), baselineOffset: 12),
      TextSpan(" °C", font: font(20, weight: 600), isUnderlined: true, isStruckThrough: true),
    ]
    let layout = TextLayout(spans)
    let pieces = layout.pieces(at: .zero)
    #expect(pieces.map(\.span) == [0, 1, 2])
    #expect(pieces.map(\.run.size) == [40, 20, 20])
    #expect(pieces[1].run.origin.y == layout.firstBaseline - 12)
    #expect(pieces[2].run.typeface.weight == 600)
    #expect(pieces[1].run.origin.x > 0 && pieces[2].run.origin.x > pieces[1].run.origin.x)
    let decorations = layout.decorations(at: .zero)
    #expect(decorations.map(\.kind) == [.underline, .strikethrough] && decorations.allSatisfy { $0.span == 2 })
    #expect(decorations[0].rect.minY > layout.firstBaseline && decorations[0].rect.maxX == layout.size.width)
    #expect(decorations[1].rect.maxY < layout.firstBaseline && decorations[1].rect.height > 0.5)
    #expect(layout.size.height == font(40).lineHeight)
    #expect(abs(TextLayout([spans[0]]).size.width - pieces[1].run.origin.x) < 1e-9)
  }

  @Test("Spans break as one text")
  func spansBreakAsOneText() {
    let spans = [
      TextSpan("Oven ", font: font(15)), TextSpan("temp", font: font(15)), TextSpan("erature", font: font(15)),
    ]
    let layout = TextLayout(spans, width: 90)
    #expect(layout.lines.count == 2 && !layout.hasBrokenWords)
    #expect(layout.lines[1].text.pieces.map(\.span) == [1, 2])
  }

  @Test("Line spacing and baseline offsets make room")
  func lineSpacingAndBaselineOffsetsMakeRoom() {
    let two = [TextSpan("a\nb", font: font(15))]
    let spaced = TextLayout(two, style: ParagraphStyle(lineSpacing: 7))
    #expect(abs(spaced.size.height - TextLayout(two).size.height - 7) < 1e-9)
    let raised = TextLayout([TextSpan("a", font: font(15)), TextSpan("2", font: font(15), baselineOffset: 10)])
    #expect(abs(raised.size.height - font(15).lineHeight - 10) < 1e-9)
  }
}
