import Testing

@testable import Graphics

/// The promise that everything above relies on: a partial redraw equals a full one.
@Suite struct DamageTests {
  private let width = 160
  private let height = 110

  @Test(arguments: 0..<150)
  func aRegionGetsTheBytesOfAFullDrawAndNothingElseIsTouched(seed: Int) {
    var scene = RandomScene(seed: seed, width: width, height: height)
    let list = scene.list()
    let rasterizer = Rasterizer()
    let full = Bitmap(width: width, height: height)
    rasterizer.draw(list, into: full)
    for _ in 0..<6 {
      let region = scene.region()
      let part = Bitmap(width: width, height: height)
      part.fill(0x1234_5678)
      rasterizer.draw(list, into: part, region: region)
      let expected = Bitmap(width: width, height: height)
      expected.fill(0x1234_5678)
      for rect in region.rects { expected.copyPixels(of: rect, from: full) }
      #expect(part == expected, "seed \(seed), \(region.rects)")
    }
  }

  @Test(arguments: 0..<16)
  func pixelByPixelEqualsAllAtOnce(seed: Int) {
    var scene = RandomScene(seed: seed + 1000, width: 40, height: 30)
    let list = scene.list(items: 12)
    let rasterizer = Rasterizer()
    let (full, part) = (Bitmap(width: 40, height: 30), Bitmap(width: 40, height: 30))
    rasterizer.draw(list, into: full)
    for y in 0..<30 {
      for x in 0..<40 {
        rasterizer.draw(list, into: part, region: Region(PixelRect(x: x, y: y, width: 1, height: 1)))
      }
    }
    #expect(part == full, "seed \(seed)")
  }

  @Test func itemsDrawNothingOutsideTheirBounds() {
    for seed in 2000..<2200 {
      var scene = RandomScene(seed: seed, width: width, height: height)
      let item = scene.list(items: 1).items[0]
      let bitmap = Bitmap(width: width, height: height)
      Rasterizer().draw(DisplayList(items: [item]), into: bitmap)
      bitmap.fill(0, in: item.bounds)
      #expect(bitmap == Bitmap(width: width, height: height))
    }
  }

  @Test func aSecondDrawAndAnotherRasterizerGiveTheSameBytes() {
    var scene = RandomScene(seed: 7, width: width, height: height)
    let list = scene.list(items: 60)
    let (first, second) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    let rasterizer = Rasterizer()
    rasterizer.draw(list, into: first)
    rasterizer.draw(list, into: first)
    Rasterizer().draw(list, into: second)
    #expect(first == second)
  }
}
