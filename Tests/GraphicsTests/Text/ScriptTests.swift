import Testing

@testable import Graphics

/// Text in many scripts: direction, typefaces that stand in, characters that no font has.
@Suite struct ScriptTests {
  private func layout(_ text: String, size: Double = 24, width: Double? = nil, lineLimit: Int? = nil) -> TextLayout {
    TextLayout(
      [TextSpan(text, font: TextFont(typeface: Scripts.inter, size: size))], width: width, lineLimit: lineLimit)
  }

  @Test("Hebrew runs from the right and its numbers from the left")
  func hebrewRunsFromTheRightAndItsNumbersFromTheLeft() throws {
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

  @Test("The paragraph's direction may be given")
  func theParagraphsDirectionMayBeGiven() {
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

  @Test("The end is cut off on the left where text runs from the right")
  func theEndIsCutOffOnTheLeftWhereTextRunsFromTheRight() throws {
    let layout = layout("טמפרטורת התנור מוכנה", width: 120, lineLimit: 1)
    #expect(layout.isTruncated && layout.size.width <= 120.02)
    let first = try #require(layout.runs(at: .zero).first { $0.typeface == Scripts.inter })
    #expect(first.origin.x < 1)
  }

  @Test("A character that no font has is a box, and is reported once")
  func whatNoFontHasIsABoxAndToldOnce() throws {
    let fallback = FontFallback(files: [], usesSystem: false)
    let face = try FontLibrary.system(fallback: fallback).face(weight: 400)
    let font = TextFont(typeface: face, size: 20)
    let layout = TextLayout("a👩‍👩‍👧b", font: font)
    let glyphs = layout.runs(at: .zero).flatMap(\.glyphs)
    #expect(glyphs.count == 3 && glyphs[1].id == 0, "one box for a family of three")
    let told = fallback.takeComplaints().map(\.description)
    #expect(
      told.count == 1 && told[0].contains("U+1F469") && told[0].contains("apt-get install fonts-noto-color-emoji;"))
    _ = TextLayout("👩‍👩‍👧", font: TextFont(typeface: face, size: 21))
    #expect(fallback.takeComplaints().isEmpty)
  }

  @Test(
    "The message names the package of the script",
    arguments: [
      ("ب", "fonts-hosny-amiri"), ("अ", "fonts-lohit-deva"), ("ก", "fonts-tlwg-loma-ttf"), ("한", "fonts-wqy-microhei"),
      ("א", "fonts-dejavu-core"), ("☃", "fonts-symbola"), ("😀", "fonts-noto-color-emoji"), ("ខ", "fonts-noto-core"),
    ])
  func theMessageNamesThePackageOfTheScript(character: String, package: String) throws {
    let fallback = FontFallback(files: [], usesSystem: false)
    let font = TextFont(typeface: try FontLibrary.system(fallback: fallback).face(weight: 400), size: 20)
    _ = TextLayout(character, font: font)
    let told = fallback.takeComplaints().map(\.advice)
    #expect(told.count == 1 && told[0].hasPrefix("install it with: apt-get install \(package);"))
  }

  @Test("A long list of missing characters is cut off")
  func aLongListOfMissingCharactersIsCutOff() throws {
    let fallback = FontFallback(files: [], usesSystem: false)
    let font = TextFont(typeface: try FontLibrary.system(fallback: fallback).face(weight: 400), size: 20)
    _ = TextLayout("אבגדהוזחטיכלמנסעפצ \u{e000}", font: font)
    let problem = try #require(fallback.takeComplaints().first).problem
    #expect(problem.contains("“ל” (U+5DC) and 7 more, which shows") && !problem.contains("U+5DE"))
    _ = TextLayout("\u{e001}", font: font)
    let advice = fallback.takeComplaints().map(\.advice)
    #expect(advice == ["name a font file that has it under files= in the group [fonts]"])
  }

  @Test("A file that is no font is reported once")
  func aFileThatIsNoFontIsToldOnce() throws {
    let fallback = FontFallback(files: ["/nowhere/x.ttf"], usesSystem: false)
    let face = try FontLibrary.system(fallback: fallback).face(weight: 400)
    _ = TextLayout("你", font: TextFont(typeface: face, size: 20))
    #expect(fallback.takeComplaints().contains { $0.description.contains("/nowhere/x.ttf") })
  }

  @Test("The system has a font for what is missing")
  func theSystemHasAFontForWhatIsMissing() throws {
    let fallback = FontFallback(files: [])
    let face = try FontLibrary.system(fallback: fallback).face(weight: 400)
    let run = try #require(TextLayout("שלום", font: TextFont(typeface: face, size: 20)).runs(at: .zero).first)
    #expect(run.typeface != face && run.glyphs.allSatisfy { $0.id != 0 } && fallback.takeComplaints().isEmpty)
  }

  @Test("Arabic letters join across spans")
  func arabicLettersJoinAcrossSpans() {
    let font = TextFont(typeface: try! Typeface(path: Scripts.fontFiles[0]), size: 20)
    let letters = ["ب", "ي", "ت"]
    func glyphs(_ texts: [String]) -> [UInt32] {
      TextLayout(texts.map { TextSpan($0, font: font) }).runs(at: .zero).flatMap(\.glyphs).map(\.id)
    }
    let alone = Set(letters.flatMap { glyphs([$0]) })
    #expect(glyphs(letters).count == 3 && alone.isDisjoint(with: glyphs(letters)), "none has the form of a lone letter")
  }
}
