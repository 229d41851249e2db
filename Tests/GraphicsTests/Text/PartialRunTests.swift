import Testing

@testable import Graphics

/// Runs of some of the glyphs of a text.
@Suite struct PartialRunTests {
  @Test("A run of some glyphs reaches as far as they do, and no further", arguments: [11.0, 40])
  func bounds(size: Double) throws {
    let whole = TextLayout("188 °C", font: font(size)).runs(at: Point(x: 4, y: 4))[0]
    for index in whole.glyphs.indices {
      let part = whole.filter { $0 == whole.glyphs[index] }
      // The space draws nothing.
      if !part.bounds.isEmpty {
        #expect(whole.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.bounds))
        #expect(part.bounds.width < whole.bounds.width / 2)
      }
      // Every pixel that it draws lies within.
      let item = DisplayItem(.glyphs(part), paint: .color(RGBA.black))
      let bitmap = Bitmap(width: 240, height: 80)
      Rasterizer().draw(DisplayList(background: .white, items: [item]), into: bitmap)
      for y in 0..<80 {
        for x in 0..<240 where bitmap[x, y] != RGBA.white.premultiplied {
          #expect(item.bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)), "\(x), \(y)")
        }
      }
    }
    #expect(whole.filter { _ in true } == whole)
    #expect(whole.filter { _ in false }.bounds.isEmpty)
  }
}
