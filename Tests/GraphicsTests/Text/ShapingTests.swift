import CHarfBuzz
import Glibc
import Testing

@testable import Graphics

/// Our runs of glyphs beside those of HarfBuzz's own program.
@Suite struct ShapingTests {
  @Test("Glyphs are those of HarfBuzz's own program", arguments: Scripts.texts.map(\.name))
  func glyphsAreThoseOfHarfBuzzsProgram(name: String) throws {
    let (_, path, text) = try #require(Scripts.texts.first { $0.name == name })
    let font = TextFont(typeface: try Typeface(path: path), size: 20)
    let spans = [TextSpan(text, font: font)]
    let paragraph = Paragraph(StyledText(spans), spans: spans, style: ParagraphStyle())
    #expect(paragraph.items.reduce(0) { $0 + $1.bytes.count } == text.utf8.count)
    for item in paragraph.items {
      #expect(item.font.typeface == font.typeface, "the font has all letters of the text")
      #expect(try ours(item) == theirs(item, path, Array(text.utf8)))
    }
  }

  private func ours(_ item: TextItem) -> String {
    let glyphs = item.shaped.glyphs.map { glyph in
      let offset = glyph.x == 0 && glyph.y == 0 ? "" : "@\(glyph.x),\(-glyph.y)"
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(glyph.advance)"
    }
    return "[" + glyphs.joined(separator: "|") + "]"
  }

  @Test("Text keeps the characters that its author has written")
  func alternates() throws {
    func glyphs(_ text: String) throws -> [UInt32] {
      let typeface = try FontLibrary.system().face(weight: 400)
      return ShapedText(ShapingRequest(utf8: Array(text.utf8), typeface: typeface)).glyphs.map(\.id)
    }
    // One glyph each for “3”, “x”, “4”, “-” and “>”, wherever they stand.
    for text in ["3 x 4", "3x4", "->"] {
      #expect(try glyphs(text) == text.flatMap { try glyphs(String($0)) })
    }
  }

  private func theirs(_ item: TextItem, _ path: String, _ utf8: [UInt8]) throws -> String {
    func quoted(_ bytes: some Collection<UInt8>) -> String { "'" + String(decoding: bytes, as: UTF8.self) + "'" }
    let tag = item.script.rawValue
    let script = (0..<4).map { String(UnicodeScalar(UInt8(tag >> (24 - 8 * UInt32($0)) & 255))) }.joined()
    let command = """
      LC_ALL=C.UTF-8 hb-shape --no-glyph-names --utf8-clusters --direction=\(item.level & 1 == 1 ? "rtl" : "ltr") \
      --script=\(script) --language=und --text-before=\(quoted(utf8[..<item.bytes.lowerBound])) \
      --text-after=\(quoted(utf8[item.bytes.upperBound...])) --text=\(quoted(utf8[item.bytes])) \(path)
      """
    let pipe = try #require(popen(command, "r"))
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 1 << 14)
    _ = try #require(fgets(&line, Int32(line.count), pipe), "hb-shape is in the package libharfbuzz-bin")
    return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
