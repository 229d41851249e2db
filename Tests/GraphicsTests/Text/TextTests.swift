import Testing

@testable import Graphics

@Suite struct TypefaceTests {
  @Test("The measures of Inter are read")
  func readsTheMeasuresOfInter() throws {
    let face = try inter.face(weight: 400)
    #expect(face.familyName == "Inter")
    #expect(face.weight == 400 && !face.isItalic)
    #expect(face.unitsPerEm == 2048)
    #expect(abs(face.ascent - 0.96875) < 1e-3 && abs(face.descent - 0.2412) < 1e-3)
    #expect(abs(face.capHeight - 0.727) < 0.01 && abs(face.xHeight - 0.546) < 0.01)
  }

  @Test("Sizes share a face and equality is identity")
  func sizesShareAFaceAndEqualityIsIdentity() throws {
    let (one, two) = (try inter.face(weight: 400), try inter.face(weight: 410))
    let bold = try inter.face(weight: 700)
    #expect(one == two && one != bold)
    let path = try #require(InterFiles.ofProgram.path)
    let (first, second) = (try Typeface(path: path), try Typeface(path: path))
    #expect(first != second)
  }

  @Test("Errors say what, where, and what to do")
  func errorsSayWhatWhereAndWhatToDo() {
    let missing = #expect(throws: FontError.self) { try Typeface(path: "/nowhere/x.otf") }
    #expect(missing?.description.contains("/nowhere/x.otf: the font file cannot be read; check") == true)
    let broken = #expect(throws: FontError.self) { try Typeface(bytes: Array("no font".utf8)) }
    #expect(broken?.problem == "this is not a font")
    #expect(throws: FontError.self) { try Typeface(bytes: []) }
    let count = InterFiles.faces.count
    #expect(throws: FontError.self) { try Typeface(path: #require(InterFiles.ofProgram.path), index: count) }
    #expect(throws: FontError.self) { try FontLibrary(paths: []) }
  }
}

@Suite struct FontLibraryTests {
  @Test(
    "The nearest weight is chosen",
    arguments: [(100, 300), (349, 300), (351, 400), (500, 500), (590, 600), (900, 700), (-5, 300)])
  func picksTheNearestWeight(asked: Int, expected: Int) throws {
    #expect(try inter.face(weight: asked).weight == expected)
  }

  @Test("Italics and display cuts are found")
  func findsItalicsAndDisplayCuts() throws {
    #expect(try inter.face(weight: 400, italic: true).isItalic)
    #expect(try inter.face(weight: 400, size: 40).familyName == "Inter Display")
    #expect(try inter.face(weight: 400, size: 31.9).familyName == "Inter")
  }

  @Test("A family of one serves every wish")
  func aFamilyOfOneServesEveryWish() throws {
    let library = FontLibrary(faces: [try inter.face(weight: 700)])
    #expect(try library.face(weight: 100, italic: true, size: 99).weight == 700)
  }
}

@Suite struct TextLayoutTests {
  private let text = "Connect the soldering iron, then press start to heat up."

  @Test("A line is as wide as its advances")
  func aLineIsAsWideAsItsAdvances() {
    let shaped = ShapedText(ShapingRequest(utf8: Array("AVATAR".utf8), typeface: font(20).typeface))
    #expect(shaped.glyphs.reduce(0) { $0 + Int($1.advance) } == shaped.advance)
    let apart = "AVATAR".map { TextLayout(String($0), font: font(20)).size.width }.reduce(0, +)
    #expect(TextLayout("AVATAR", font: font(20)).size.width < apart, "kerning pulls A and V together")
  }

  @Test("Measures scale with the size")
  func measuresScaleWithTheSize() {
    let (small, large) = (TextLayout(text, font: font(10)), TextLayout(text, font: font(30)))
    #expect(abs(small.size.width * 3 - large.size.width) < 0.01)
    #expect(abs(small.size.height * 3 - large.size.height) < 1e-9)
  }

  @Test("Tabular digits are equally wide")
  func tabularDigitsAreEquallyWide() {
    let widths = (0...9).map { TextLayout("\($0)", font: font(17, tabular: true)).size.width }
    #expect(Set(widths).count == 1)
    #expect(Set((0...9).map { TextLayout("\($0)", font: font(17)).size.width }).count > 1)
  }

  @Test("Tracking adds to every letter")
  func trackingAddsToEveryLetter() {
    let (plain, wide) = (TextLayout("Volume", font: font(17)), TextLayout("Volume", font: font(17, tracking: 2)))
    #expect(abs(wide.size.width - plain.size.width - 12) < 0.01)
  }

  @Test("Lines fit the width and no letter is lost", arguments: [0, 3, 25, 60, 100, 137.5, 250, 1e9])
  func linesFitTheWidthAndNoLetterIsLost(width: Double) {
    let layout = TextLayout(text, font: font(15), width: width)
    for line in layout.lines where (line.text.runs.first?.glyphs.count ?? 0) > 1 {
      #expect(line.text.width <= width + 0.02)
    }
    let spaces = text.filter { $0 == " " }.count
    let glyphs = layout.lines.reduce(0) { $0 + ($1.text.runs.first?.glyphs.count ?? 0) }
    #expect(glyphs <= text.count && glyphs >= text.count - spaces)
  }

  @Test("A layout fits its own width")
  func aLayoutFitsItsOwnWidth() {
    let free = TextLayout(text, font: font(13))
    #expect(TextLayout(text, font: font(13), width: free.size.width) == free)
  }

  @Test("Baselines are a line height apart")
  func baselinesAreALineHeightApart() {
    let body = font(16)
    let layout = TextLayout("one\ntwo\r\n\nfour", font: body)
    #expect(layout.lines.count == 4)
    #expect(layout.firstBaseline == body.ascent)
    #expect(abs(layout.lastBaseline - body.ascent - 3 * body.lineHeight) < 1e-9)
    #expect(abs(layout.size.height - 4 * body.lineHeight) < 1e-9)
    #expect(layout.lines[2].text.runs.isEmpty)
  }

  @Test("Text that is cut off ends with an ellipsis")
  func textThatIsCutOffEndsWithAnEllipsis() throws {
    let dots = try #require(
      ShapedText(ShapingRequest(utf8: Array("…".utf8), typeface: font(15).typeface)).glyphs.first)
    let layout = TextLayout(text, font: font(15), width: 120, lineLimit: 2)
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(layout.lines[1].text.runs[0].glyphs.last?.id == dots.id)
    #expect(layout.lines.allSatisfy { $0.text.width <= 120.02 })
    let newline = TextLayout("one\ntwo", font: font(15), lineLimit: 1)
    #expect(newline.lines.count == 1 && newline.lines[0].text.runs[0].glyphs.last?.id == dots.id)
    #expect(!TextLayout("one", font: font(15), width: 120, lineLimit: 1).isTruncated)
    let narrow = TextLayout(text, font: font(15), width: 1, lineLimit: 1)
    #expect(narrow.lines[0].text.runs[0].glyphs.map(\.id) == [dots.id])
  }

  @Test("Alignment moves shorter lines")
  func alignmentMovesShorterLines() {
    let (left, middle, right) = (
      TextLayout("a\nlonger", font: font(15)), TextLayout("a\nlonger", font: font(15), alignment: .center),
      TextLayout("a\nlonger", font: font(15), alignment: .trailing)
    )
    let free = left.size.width - left.lines[0].text.width
    #expect(left.lines[0].start.x == 0 && left.lines[1].start.x == 0)
    #expect(abs(middle.lines[0].start.x - free / 2) < 1e-9 && abs(right.lines[0].start.x - free) < 1e-9)
  }

  @Test(
    "Odd texts neither trap nor vanish",
    arguments: ["", " ", "\n", "\t", "   spaced   out   ", "e\u{301}\u{301}", "👩‍👩‍👧", "שלום", "a\u{0}b", "\r"])
  func oddTextsNeitherTrapNorVanish(text: String) {
    for width in [nil, 0, 10, 1e9, .nan, .infinity, -4] as [Double?] {
      let layout = TextLayout(text, font: font(15), width: width, lineLimit: 3)
      #expect(!layout.lines.isEmpty && layout.size.width >= 0 && layout.size.height > 0)
    }
  }

  @Test("Ink encloses the letters and hardly more")
  func inkEnclosesTheLettersAndHardlyMore() throws {
    let run = try #require(TextLayout("Hg", font: font(100)).lines[0].text.runs.first)
    #expect(run.bounds.minY < -70 && run.bounds.minY > -80)
    #expect(run.bounds.maxY > 18 && run.bounds.maxY < 26)
  }

  @Test("The cache stays bounded")
  func theCacheStaysBounded() {
    for index in 0..<(GraphicsLimits.shapedStrings * 2) { _ = TextLayout("\(index)", font: font(9)) }
    #expect(ShapingCache.shared.count <= GraphicsLimits.shapedStrings)
  }
}
