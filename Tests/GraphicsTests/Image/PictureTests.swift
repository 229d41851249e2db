import Testing

@testable import Graphics

/// Small pictures as text: one digit a pixel, from 1 (a trace) to 9 (full); a dot where nothing is drawn.
@Suite struct PictureTests {
  private func picture(_ items: [DisplayItem], width: Int, height: Int) -> String {
    let bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(DisplayList(background: .black, items: items), into: bitmap)
    return (0..<height).map { y in
      (0..<width).map { x in
        let value = Int(bitmap[x, y] & 255)
        return value == 0 ? "." : "\(min(9, 1 + value * 9 / 256))"
      }.joined()
    }.joined(separator: "\n")
  }

  private func text(_ string: String, size: Double, x: Double = 1) -> [DisplayItem] {
    TextLayout(string, font: font(size)).runs(at: Point(x: x, y: 0)).map { white(.glyphs($0)) }
  }

  @Test("A rounded rectangle has its area in each pixel")
  func roundedRectangle() {
    let shape = DisplayItem.Shape.roundedRect(Rect(x: 1, y: 1, width: 12, height: 8), radius: 3)
    #expect(
      picture([white(shape)], width: 14, height: 10) == """
        ..............
        .169999999961.
        .699999999996.
        .999999999999.
        .999999999999.
        .999999999999.
        .999999999999.
        .699999999996.
        .169999999961.
        ..............
        """)
  }

  @Test("A ring has its area in each pixel")
  func ring() {
    let path = Path(ellipseIn: Rect(x: 2, y: 2, width: 9, height: 9))
    #expect(
      picture([white(.stroke(path, StrokeStyle(lineWidth: 2)))], width: 13, height: 13) == """
        .............
        ...2689862...
        ..399999993..
        .29962126992.
        .696.....696.
        .892.....298.
        .991.....199.
        .892.....298.
        .696.....796.
        .29962127992.
        ..399999993..
        ...2689862...
        .............
        """)
  }

  @Test("Letters have their area in each pixel")
  func letters() {
    #expect(
      picture(text("Rex5", size: 13), width: 34, height: 16) == """
        ..................................
        ..................................
        ..................................
        ..................................
        ..899985................199999....
        ..8411394...............291111....
        ..84...66.179951185.185.38........
        ..84..2841861285.292571.487972....
        ..8999961291..38..5792..3522691...
        ..841392.3999999..196.......184...
        ..84..77.391......6692..32...84...
        ..84..2921851165.391481.4821591...
        ..84...77.279971193..76.159972....
        ..................................
        ..................................
        ..................................
        """)
  }

  @Test("Letters stand on quarters of a pixel")
  func lettersStandOnQuartersOfAPixel() {
    let pictures = [0, 0.25, 0.5, 0.75, 1].map { picture(text("l", size: 13, x: 1 + $0), width: 8, height: 16) }
    #expect(Set(pictures).count == 5)
    let moved = picture(text("l", size: 13, x: 2.1), width: 8, height: 16)
    #expect(moved == pictures[4], "what is less than a quarter off looks the same")
  }

  @Test("Small letters are crisp", arguments: [11.0, 13, 15, 17, 20, 22])
  func smallLettersAreCrisp(size: Double) {
    // Hinting puts the baseline and the height of small letters on whole rows: the rows beyond them are empty.
    let layout = TextLayout("xzv", font: font(size))
    let bitmap = Bitmap(width: 60, height: 30)
    let items = layout.runs(at: Point(x: 2, y: 0)).map { white(.glyphs($0)) }
    Rasterizer().draw(DisplayList(background: .black, items: items), into: bitmap)
    let rows = (0..<30).map { y in (0..<60).reduce(0) { $0 + Int(bitmap[$1, y] & 255) } }
    let baseline = Int((layout.firstBaseline + 0.5).rounded(.down))
    #expect(rows[baseline...].allSatisfy { $0 == 0 })
    let top = rows.firstIndex { $0 > 0 }!
    #expect(rows[top] * 2 > rows[top + 1], "the top row is full, not a grey trace")
    #expect(abs(Double(baseline - top) - font(size).typeface.xHeight * size) < 0.75)
  }

  @Test("Dark on light is the opposite of light on dark")
  func darkOnLightIsTheOppositeOfLightOnDark() {
    let runs = TextLayout("Contrast 15", font: font(15)).runs(at: Point(x: 2, y: 2))
    let (light, dark) = (Bitmap(width: 90, height: 24), Bitmap(width: 90, height: 24))
    let rasterizer = Rasterizer()
    let (white, black) = (Paint.color(.white), Paint.color(.black))
    rasterizer.draw(
      DisplayList(background: .black, items: runs.map { DisplayItem(.glyphs($0), paint: white) }), into: light)
    rasterizer.draw(
      DisplayList(background: .white, items: runs.map { DisplayItem(.glyphs($0), paint: black) }), into: dark)
    for index in 0..<(90 * 24) { #expect(light.pixels[index] & 255 == 255 - dark.pixels[index] & 255) }
  }

  @Test("Letters are drawn once and remembered")
  func lettersAreDrawnOnceAndRemembered() {
    let masks = GlyphMasks()
    let scanner = Scanner()
    for _ in 0..<3 { _ = masks.mask(40, of: font(13).typeface, size: 13 * 64, quarter: 1, scanner: scanner) }
    #expect(masks.misses == 1)
    for size in 600..<1600 {
      for quarter in 0..<4 { _ = masks.mask(43, of: font(13).typeface, size: size, quarter: quarter, scanner: scanner) }
    }
    _ = masks.mask(40, of: font(13).typeface, size: 13 * 64, quarter: 1, scanner: scanner)
    #expect(masks.misses > 4000, "the memory is bounded, so the first letter was forgotten and drawn again")
  }
}
