import SeededRandom
import Testing

@testable import Graphics

/// What is remembered between frames has a bound in bytes, which is reached and never passed.
@Suite(.seeded) struct CacheTests {
  @Test("A rasterizer's memory is bounded")
  func aRasterizersMemoryIsBounded() {
    let (rasterizer, bitmap) = (Rasterizer(), Bitmap(width: 200, height: 150))
    var generator = SeededGenerator(seed: 5)
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
    var most = 0
    for round in 0..<500 {
      let rect = Rect(x: number(0, 9), y: number(0, 9), width: number(70, 150), height: number(70, 120))
      let disc = Rect(x: number(0, 9), y: number(0, 9), width: 100, height: 100)
      let colors = GradientPattern(
        .linear(from: .zero, to: rect.origin), colors: [.black, RGBA(hex: UInt32(round) * 7919 & 0xff_ffff)])
      var items = [
        DisplayItem(.roundedRect(rect, radius: number(10, 34)), paint: .gradient(colors)),
        DisplayItem(.ellipse(disc), paint: .color(.white)),
        DisplayItem(.softRoundedRect(rect, radius: number(2, 20), sigma: number(1, 9)), paint: .color(.black)),
      ]
      for run in TextLayout("Volume 21.5 °C", font: font(number(14, 90))).runs(at: rect.origin) {
        items.append(DisplayItem(.glyphs(run), paint: .color(.black)))
      }
      rasterizer.draw(DisplayList(items: items), into: bitmap)
      #expect(rasterizer.rememberedBytes <= Rasterizer.mostRemembered)
      most = max(most, rasterizer.rememberedBytes)
    }
    #expect(most > Rasterizer.mostRemembered * 3 / 4, "each kind of memory has been filled")
  }

  @Test("A cache that is cleared keeps no typeface of the texts that it had")
  func clearing() throws {
    let cache = ShapingCache()
    weak var former: Typeface?
    do {
      let face = try #require(font(10).typeface.emboldened(to: 900))
      former = face
      _ = cache.shape(ShapingRequest(utf8: Array("former".utf8), typeface: face))
    }
    #expect(former != nil)
    cache.clear()
    #expect(former == nil)
    #expect((cache.count, cache.bytes) == (0, 0))
  }

  @Test("Shaped text is bounded")
  func shapedTextIsBounded() {
    let cache = ShapingCache()
    var most = 0
    for length in [4, 60, 200] {
      for number in 0..<3000 {
        let text = String(repeating: "n", count: length) + String(number)
        _ = cache.shape(ShapingRequest(utf8: Array(text.utf8), typeface: font(10).typeface))
        most = max(most, cache.bytes)
        #expect(cache.count <= GraphicsLimits.shapedStrings && cache.bytes <= GraphicsLimits.shapedBytes)
      }
    }
    #expect(most > GraphicsLimits.shapedBytes * 3 / 4)
  }

  /// Hundreds of frames of a panel that does not change allocate masks once.
  @Test("What is on the screen is remembered once")
  func whatIsOnTheScreenIsRememberedOnce() {
    let (masks, scanner) = (CornerMasks(), Scanner())
    let target = MaskSinkForTests(Bitmap(width: 300, height: 200))
    for step in 0..<200 {
      let rect = Rect(x: Double(step % 8) / 8, y: 3.5, width: 120, height: 60)
      masks.draw(RoundShape(rect, radius: 12, .identity)!, target.bitmap.bounds, scanner: scanner, into: &target.sink)
      let disc = Rect(x: Double(step % 8) / 8, y: 70.25, width: 40, height: 40)
      masks.draw(RoundShape(disc, radius: 20, .identity)!, target.bitmap.bounds, scanner: scanner, into: &target.sink)
    }
    // Eight places of the left corner and of the circle; the right corners are among the same.
    #expect(masks.misses == 16)
  }
}
