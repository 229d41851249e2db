import Testing

@testable import Graphics

/// Texts that are longer than a panel has use for.
@Suite("Long texts") struct LongTextTests {
  /// Repeated characters, each with what is hard about it.
  private static let units = [
    "word ", "w", "w\n", "a < b x 1x1 ", "😀", "😀a ", "مرحبا ", "مرحبا", "aא", "สวัสดีครับ", "漢字かな", "a\u{301}", "\u{301}",
    "(א",
    "\u{10FFFD}", " ",
  ]

  private static func text(_ unit: String, _ count: Int) -> String {
    String(repeating: unit, count: count / unit.unicodeScalars.count)
  }

  private func font(_ size: Double) -> TextFont { TextFont(typeface: Scripts.inter, size: size) }

  // Where the time grew with the square of the length, each of these would take minutes to hours.
  @Test(
    "A text of 400,000 characters is laid out in a moment, whether its words are broken or not",
    arguments: units)
  func lengths(unit: String) {
    let spans = [TextSpan(Self.text(unit, 400_000), font: font(17))]
    #expect(TextLayout(spans, width: 300).lines.count > 0)
    #expect(TextLayout(spans, style: ParagraphStyle(breaksWords: false), width: 300, lineLimit: 2).lines.count <= 2)
  }

  @Test("A text of 400,000 characters can be edited in lines", arguments: units)
  func carets(unit: String) {
    let characters = Array(Self.text(unit, 400_000))
    let layout = CaretLayout(characters, font: font(17), width: 300)
    #expect(layout.lines.last?.places.upperBound == characters.count)
  }

  @Test("A text of 20,000 styled words is laid out in a moment")
  func spans() {
    let spans = (0..<20_000).map { TextSpan("word ", font: font($0 % 2 == 0 ? 15 : 17), isUnderlined: $0 % 3 != 0) }
    #expect(TextLayout(spans, width: 300).lines.last?.text.pieces.last?.span == 19_999)
    #expect(TextLayout(spans).lines[0].text.decorations.count == 13_333)
  }

  @Test("Lines of a text that is shaped in parts are those of its words", arguments: ["word ", "مرحبا ", "wordsword "])
  func parts(unit: String) {
    let layout = TextLayout([TextSpan(Self.text(unit, 12_000), font: font(17))], width: 300)
    let few = TextLayout([TextSpan(Self.text(unit, 300), font: font(17))], width: 300)
    #expect(layout.lines.count > 100)
    for line in layout.lines.dropLast() { #expect(abs(line.text.width - few.lines[0].text.width) < 1e-6) }
    #expect(Set(layout.lines.dropLast().map { $0.text.runs.reduce(0) { $0 + $1.glyphs.count } }).count == 1)
  }

  @Test("No part is longer than the limit, and none begins inside of a character", arguments: units)
  func items(unit: String) {
    let text = StyledText([TextSpan(Self.text(unit, 9_000).filter { $0 != "\n" }, font: font(17))])
    let paragraph = Paragraph(text, spans: [TextSpan("", font: font(17))], style: ParagraphStyle())
    let isMark = unit == "\u{301}"
    let boundaries = Set(isMark ? Array(stride(from: 0, through: text.count, by: 2)) : text.characterBoundaries())
    for item in paragraph.items {
      #expect(item.bytes.count <= GraphicsLimits.shapedRunBytes)
      #expect(boundaries.contains(item.bytes.lowerBound))
    }
    #expect(paragraph.items.map(\.bytes.count).reduce(0, +) == text.count)
  }

  @Test(
    "The glyphs of a part of a run are those of its clusters, in both directions",
    arguments: ["a\u{301}office", "שלום"])
  func glyphs(text: String) throws {
    let styled = StyledText([TextSpan(text, font: font(17))])
    let paragraph = Paragraph(styled, spans: [TextSpan("", font: font(17))], style: ParagraphStyle())
    let item = try #require(paragraph.items.first)
    #expect(paragraph.items.count == 1)
    let starts = Set(item.shaped.glyphs.filter { !$0.isUnsafe }.map { Int($0.cluster) } + [text.utf8.count]).sorted()
    for (index, start) in starts.enumerated() {
      for end in starts[index...].dropFirst() {
        let wanted = item.shaped.glyphs.filter { (start..<end).contains(Int($0.cluster)) }.map(\.id)
        #expect(item.glyphs(of: start..<end, in: styled.utf8).map(\.id) == wanted)
      }
    }
  }

  @Test("Sorted elements are found by halving")
  func search() {
    let ranges = [0..<2, 2..<5, 5..<5, 5..<9]
    for low in 0...9 {
      for high in low...9 {
        let wanted = ranges.filter { $0.overlaps(low..<high) }
        #expect(ranges.overlapping(low..<high, \.self).filter { !$0.isEmpty } == wanted)
      }
    }
    #expect([1, 3, 5].firstSorted { $0 >= 4 } == 2)
    #expect([Int]().firstSorted { $0 >= 4 } == 0)
    #expect([1, 3, 5][1...].firstSorted { $0 >= 9 } == 3)
  }
}
