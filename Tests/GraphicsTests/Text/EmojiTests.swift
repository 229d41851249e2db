import SeededRandom
import Testing

@testable import Graphics

/// Emoji in colour: which characters they are, which font they come from, and how they are drawn.
@Suite(.seeded) struct EmojiTests {
  private func runs(_ text: String, size: Double = 24, _ face: Typeface = Scripts.inter) -> [GlyphRun] {
    TextLayout(text, font: TextFont(typeface: face, size: size)).runs(at: .zero)
  }

  /// Inter with other fonts to fall back on.
  private func inter(_ files: [String]) throws -> Typeface {
    try FontLibrary.system(fallback: FontFallback(files: files, usesSystem: false)).face(weight: 400)
  }

  @Test("A sequence is one coloured glyph", arguments: Scripts.emoji.map(String.init))
  func aSequenceIsOneColoredGlyph(emoji: String) throws {
    let run = try #require(runs(emoji).first)
    #expect(run.isColored && run.glyphs.filter { $0.id != 0 }.count == 1, "\(emoji)")
    #expect(run.typeface.familyName == "Noto Color Emoji")
  }

  @Test(
    "A sign that is not asked for as an emoji stays a sign",
    arguments: ["5", "#", "©", "™", "☀", "❤", "☀\u{FE0E}", "↔", "ℹ"])
  func whatIsNotAskedForAsAnEmojiStaysASign(text: String) {
    #expect(runs(text).allSatisfy { !$0.isColored })
  }

  @Test("Words beside an emoji keep their typeface and their spaces")
  func wordsBesideAnEmojiKeepTheirTypefaceAndTheirSpaces() throws {
    let plain = TextLayout("Fertig  in 5", font: TextFont(typeface: Scripts.inter, size: 24)).size.width
    let layout = TextLayout("Fertig 👍 in 5", font: TextFont(typeface: Scripts.inter, size: 24))
    let pieces = layout.runs(at: .zero)
    #expect(pieces.map(\.isColored) == [false, true, false])
    let emoji = TextLayout("👍", font: TextFont(typeface: Scripts.inter, size: 24)).size.width
    #expect(abs(layout.size.width - plain - emoji) < 0.5)
  }

  @Test("A sign that only the coloured font has is taken from it")
  func aSignThatOnlyTheColoredFontHasIsTakenFromIt() throws {
    let face = try inter([Scripts.fontFiles[5]])
    #expect(runs("🅰", face).map(\.isColored) == [true])
    #expect(face.fallback.takeComplaints().isEmpty)
  }

  @Test("Without a coloured font an emoji is drawn from another")
  func withoutAColoredFontAnEmojiIsDrawnFromAnother() throws {
    let face = try inter([Scripts.fontFiles[4]])
    let run = try #require(runs("😀", face).first)
    #expect(run.typeface.familyName == "DejaVu Sans" && !run.isColored && run.glyphs[0].id != 0)
    #expect(face.fallback.takeComplaints().isEmpty)
  }

  @Test("A key cap without a coloured font is the digit in its box")
  func aKeyCapWithoutAColoredFontIsTheDigitInItsBox() throws {
    let face = try inter([])
    let glyphs = runs("1️⃣", face).flatMap(\.glyphs)
    #expect(!glyphs.isEmpty && face.covers(0x20E3) == (glyphs[0].id != 0))
  }

  @Test("Without any font a family is one box and the package is named")
  func withoutAnyFontAFamilyIsOneBoxAndThePackageIsNamed() throws {
    let face = try inter([])
    #expect(runs("👨‍👩‍👧", face).flatMap(\.glyphs).map(\.id) == [0])
    let told = try #require(face.fallback.takeComplaints().first)
    #expect(told.advice.contains("fonts-noto-color-emoji"))
  }

  @Test("A coloured font is found among those of the system")
  func aColoredFontIsFoundAmongThoseOfTheSystem() throws {
    let face = try FontLibrary.system(fallback: FontFallback(files: [])).face(weight: 400)
    #expect(runs("👍🏽", face).map(\.isColored) == [true])
    #expect(runs("文", face).map(\.isColored) == [false])
  }

  @Test("An emoji fills its place at any size", arguments: [6.0, 13, 17, 24.5, 48, 109, 128, 200])
  func anEmojiFillsItsPlaceAtAnySize(size: Double) throws {
    let drawing = draw("😀", size: size)
    let ink = try #require(drawing.ink)
    // The face has been as wide and as high as this in every edition of the font, unlike the hands.
    let (width, height) = (size * 1.073, size * 1.028)
    let tolerance = max(2, size * 0.05)
    #expect(abs(Double(ink.width) - width) <= tolerance && abs(Double(ink.height) - height) <= tolerance, "\(ink)")
    #expect(drawing.colors > 12, "it has colours")
  }

  @Test("An emoji is drawn rotated and mirrored")
  func anEmojiIsDrawnRotatedAndMirrored() throws {
    for transform in [
      Transform(rotationAngle: 0.4), Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0),
    ] {
      let drawing = draw("👍", size: 40, transform.concatenating(Transform(translationX: 120, y: 100)))
      #expect(drawing.ink != nil && drawing.colors > 12)
    }
  }

  @Test("Flags do not end the process", arguments: ["🇩🇪", "🇩", "🇩🇪🇫🇷", "a🇩🇪b", "👍🏽🇩🇪 🇫🇷"])
  func flagsDoNotEndTheProcess(text: String) {
    let layout = TextLayout(text, font: TextFont(typeface: Scripts.inter, size: 24), width: 20)
    #expect(!layout.lines.isEmpty)
  }

  @Test("Lines break between flags and never inside an emoji")
  func linesBreakBetweenFlagsAndNeverInsideAnEmoji() {
    let text = "🇩🇪🇫🇷👨‍👩‍👧👍🏽"
    let layout = TextLayout(text, font: TextFont(typeface: Scripts.inter, size: 24), width: 32)
    let starts = layout.lines.map(\.offset)
    #expect(starts == [0, 8, 16, 16 + "👨‍👩‍👧".utf8.count])
  }

  @Test("A transparent paint makes an emoji transparent")
  func aTransparentPaintMakesAnEmojiTransparent() {
    let (full, half) = (draw("👍", size: 40, opacity: 1), draw("👍", size: 40, opacity: 0.5))
    let (most, less) = (full.bitmap.opacities.max() ?? 0, half.bitmap.opacities.max() ?? 0)
    #expect(most == 255 && (126...129).contains(less))
    #expect(draw("👍", size: 40, opacity: 0).ink == nil)
  }

  @Test("A part that is drawn again equals the whole", arguments: 0..<20)
  func aPartDrawnAnewEqualsTheWhole(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    var list = DisplayList(background: .white)
    for run in runs("5 👍🏽 \(Scripts.emoji) ok", size: number(6...60)) {
      let turn = seed % 3 == 0 ? Transform(rotationAngle: number(-1...1)) : .identity
      let place = turn.concatenating(Transform(translationX: number(0...90), y: number(20...90)))
      guard run.isColored else {
        list.append(DisplayItem(.glyphs(run), paint: .color(.black), transform: place))
        continue
      }
      let clip = Rect(x: number(0...30), y: number(0...30), width: 200, height: 80)
      for item in run.images(opacity: number(0.3...1), transform: place, clip: clip) { list.append(item) }
    }
    let (whole, part) = (Bitmap(width: 240, height: 120), Bitmap(width: 240, height: 120))
    Rasterizer().draw(list, into: whole)
    let rasterizer = Rasterizer()
    for y in stride(from: 0, to: 120, by: 17) {
      for x in stride(from: 0, to: 240, by: 23) {
        rasterizer.draw(list, into: part, region: Region(PixelRect(x: x, y: y, width: 23, height: 17)))
      }
    }
    #expect(part == whole)
  }

  @Test("The images kept have a bound")
  func theImagesKeptHaveABound() throws {
    let face = try Typeface(path: Scripts.fontFiles[5])
    let colors = try #require(face.colorGlyphs)
    var most = 0
    for id in UInt32(10)..<60 {
      for size in stride(from: 9.0, through: 140, by: 13) {
        _ = colors.glyph(id, pixelsPerEm: size, of: face)
        most = max(most, colors.rememberedBytes)
        #expect(colors.rememberedBytes <= GraphicsLimits.colorGlyphBytes)
      }
    }
    #expect(most > GraphicsLimits.colorGlyphBytes * 3 / 4)
  }

  @Test("Outline fonts keep no images")
  func outlineFontsKeepNoImages() {
    #expect(Scripts.inter.colorGlyphs == nil)
    #expect(runs("Fertig").flatMap { $0.images(opacity: 1, transform: .identity) }.isEmpty)
  }

  @Test("A reduced image has the means of its areas")
  func aReducedImageHasTheMeansOfItsAreas() {
    let bitmap = Bitmap(width: 4, height: 2)
    for (index, value) in [0, 100, 200, 200, 0, 100, 200, 200].enumerated() {
      bitmap.pixels[index] = 0xff00_0000 | UInt32(value)
    }
    let halved = Picture(bitmap).reduced(
      to: Rect(x: 0, y: 0, width: 2, height: 1), in: PixelRect(x: 0, y: 0, width: 2, height: 1))
    #expect([halved.pixels[0], halved.pixels[1]] == [0xff00_0032, 0xff00_00c8])
    // Half of the first pixel is outside of the image.
    let shifted = Picture(bitmap).reduced(
      to: Rect(x: 0.5, y: 0, width: 2, height: 1), in: PixelRect(x: 0, y: 0, width: 3, height: 1))
    #expect((0..<3).map { shifted.pixels[$0] >> 24 } == [128, 255, 128])
  }

  // MARK: Drawing

  private struct Drawing {
    let bitmap: Bitmap
    /// The pixels that are not transparent.
    let ink: PixelRect?
    /// The number of different pixels.
    let colors: Int
  }

  private func draw(_ text: String, size: Double, opacity: Double = 1) -> Drawing {
    draw(text, size: size, Transform(translationX: 20, y: 10), opacity: opacity)
  }

  private func draw(_ text: String, size: Double, _ transform: Transform, opacity: Double = 1) -> Drawing {
    let bitmap = Bitmap(width: 320, height: 280)
    var list = DisplayList(background: .clear)
    for run in runs(text, size: size) {
      for item in run.images(opacity: opacity, transform: transform) { list.append(item) }
    }
    Rasterizer().draw(list, into: bitmap)
    var ink = PixelRect.empty
    for y in 0..<280 {
      for x in 0..<320 where bitmap.pixels[y * 320 + x] >> 24 > 0 {
        ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let pixels = Set((0..<(320 * 280)).map { bitmap.pixels[$0] })
    return Drawing(bitmap: bitmap, ink: ink.isEmpty ? nil : ink, colors: pixels.count)
  }
}

extension Bitmap {
  fileprivate var opacities: [UInt32] { (0..<(width * height)).map { pixels[$0] >> 24 } }
}
