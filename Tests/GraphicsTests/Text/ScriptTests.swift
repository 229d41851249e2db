import Glibc
import Testing

@testable import Graphics

/// Pictures of text in many scripts, and what they are made of.
@Suite struct ScriptTests {
  private func layout(_ text: String, size: Double = 24, width: Double? = nil, lineLimit: Int? = nil) -> TextLayout {
    TextLayout(
      [TextSpan(text, font: TextFont(typeface: Scripts.inter, size: size))], width: width, lineLimit: lineLimit)
  }

  /// On one line, in lines, and cut off.
  private func picture(of text: String) -> Bitmap {
    let bitmap = Bitmap(width: 480, height: 190)
    var list = DisplayList(background: .white)
    let places = [
      (Point(x: 8, y: 4), layout(text, size: 20)), (Point(x: 8, y: 48), layout(text, width: 230)),
      (Point(x: 260, y: 48), layout(text, width: 200, lineLimit: 2)),
    ]
    for (place, layout) in places {
      for run in layout.runs(at: place) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
    }
    Rasterizer().draw(list, into: bitmap)
    return bitmap
  }

  @Test(arguments: Scripts.texts.map(\.name))
  func picturesStayAsTheyWereLookedAt(name: String) throws {
    let text = try #require(Scripts.texts.first { $0.name == name }).text
    let drawn = picture(of: text)
    let known = try? PNG.decode(fileBytes("Pictures/\(name).png"))
    var off = known == nil ? drawn.width * drawn.height : 0
    if let known, known.width == drawn.width, known.height == drawn.height {
      for index in 0..<(drawn.width * drawn.height) {
        let (now, then) = (Int(drawn.pixels[index] & 255), Int(known.pixels[index] & 255))
        if abs(now - then) > 8 { off += 1 }
      }
    }
    // Another release of FreeType may round a few edges differently.
    guard off > 100 else { return }
    let path = "/tmp/faceplate-\(name).png"
    let file = try #require(fopen(path, "w"))
    let bytes = PNG.encode(drawn)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    Issue.record("\(off) pixels of \(name) differ: look at \(path), and keep it in Pictures if it is right")
  }

  @Test func hebrewRunsFromTheRightAndItsNumbersFromTheLeft() throws {
    let layout = layout("תנור 180 דלת")
    #expect(layout.isRightToLeft)
    let pieces = layout.pieces(at: .zero)
    let digits = try #require(pieces.first { $0.run.typeface == Scripts.inter })
    #expect(digits.run.glyphs.filter { $0.x >= 0 }.count >= 3)
    let first = try #require(pieces.last)
    #expect(first.run.typeface.familyName == "DejaVu Sans" && first.run.origin.x > digits.run.origin.x)
    let ids = try (["1", "8", "0"] as [String]).map { digit in
      try #require(TextLayout(digit, font: TextFont(typeface: Scripts.inter, size: 24)).runs(at: .zero).first).glyphs[0]
        .id
    }
    let seen = digits.run.glyphs.sorted { $0.x < $1.x }.map(\.id).filter(ids.contains)
    #expect(seen == ids, "the number reads from left to right")
  }

  @Test func theParagraphsDirectionMayBeGiven() {
    let font = TextFont(typeface: Scripts.inter, size: 20)
    let spans = [TextSpan("Oven 3!", font: font)]
    let natural = TextLayout(spans)
    let turned = TextLayout(spans, style: ParagraphStyle(direction: .rightToLeft))
    #expect(!natural.isRightToLeft && turned.isRightToLeft)
    // The full stop's side tells the direction.
    let mark = TextLayout("!", font: font).runs(at: .zero)[0].glyphs[0].id
    func place(_ layout: TextLayout) -> Double {
      layout.runs(at: .zero).flatMap { run in run.glyphs.map { ($0.id, run.origin.x + Double($0.x)) } }
        .first { $0.0 == mark }!.1
    }
    #expect(place(natural) > natural.size.width / 2 && place(turned) < 1)
  }

  @Test func theEndIsCutOffOnTheLeftWhereTextRunsFromTheRight() throws {
    let layout = layout("טמפרטורת התנור מוכנה", width: 120, lineLimit: 1)
    #expect(layout.isTruncated && layout.size.width <= 120.02)
    let first = try #require(layout.runs(at: .zero).first { $0.typeface == Scripts.inter })
    #expect(first.origin.x < 1)
  }

  @Test func whatNoFontHasIsABoxAndToldOnce() throws {
    let fallback = FontFallback(files: [], usesSystem: false)
    let face = try Typeface(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", fallback: fallback)
    let font = TextFont(typeface: face, size: 20)
    let layout = TextLayout("a👩‍👩‍👧b", font: font)
    let glyphs = layout.runs(at: .zero).flatMap(\.glyphs)
    #expect(glyphs.count == 3 && glyphs[1].id == 0, "one box for a family of three")
    let told = fallback.takeComplaints().map(\.description)
    #expect(told.count == 1 && told[0].contains("U+1F469") && told[0].contains("install"))
    _ = TextLayout("👩‍👩‍👧", font: TextFont(typeface: face, size: 21))
    #expect(fallback.takeComplaints().isEmpty)
  }

  @Test func aFileThatIsNoFontIsToldOnce() throws {
    let fallback = FontFallback(files: ["/nowhere/x.ttf"], usesSystem: false)
    let face = try Typeface(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", fallback: fallback)
    _ = TextLayout("你", font: TextFont(typeface: face, size: 20))
    #expect(fallback.takeComplaints().contains { $0.description.contains("/nowhere/x.ttf") })
  }

  @Test func theSystemHasAFontForWhatIsMissing() throws {
    let fallback = FontFallback(files: [])
    let face = try Typeface(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", fallback: fallback)
    let run = try #require(TextLayout("שלום", font: TextFont(typeface: face, size: 20)).runs(at: .zero).first)
    #expect(run.typeface != face && run.glyphs.allSatisfy { $0.id != 0 } && fallback.takeComplaints().isEmpty)
  }

  @Test func arabicLettersJoinAcrossSpans() {
    let font = TextFont(typeface: try! Typeface(path: Scripts.fontFiles[0]), size: 20)
    let letters = ["ب", "ي", "ت"]
    func glyphs(_ texts: [String]) -> [UInt32] {
      TextLayout(texts.map { TextSpan($0, font: font) }).runs(at: .zero).flatMap(\.glyphs).map(\.id)
    }
    let alone = Set(letters.flatMap { glyphs([$0]) })
    #expect(glyphs(letters).count == 3 && alone.isDisjoint(with: glyphs(letters)), "none has the form of a lone letter")
  }
}
