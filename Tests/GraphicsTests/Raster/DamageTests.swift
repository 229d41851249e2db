import SeededRandom
import Testing

@testable import Graphics

/// The promise that everything above relies on: a partial redraw equals a full one.
@Suite(.seeded) struct DamageTests {
  private let width = 160
  private let height = 110

  @Test("A region gets the bytes of a full draw and nothing else is touched", arguments: 0..<150)
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

  @Test("Pixel by pixel equals all at once", arguments: 0..<16)
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

  /// What is too large for one scan is scanned in bands of rows, and edges reach from one into the next.
  @Test("Large shapes are the same in small pieces", arguments: 0..<4)
  func largeShapesAreTheSameInSmallPieces(seed: Int) {
    let (width, height) = (700, 620)
    #expect(Cells.rows(forWidth: width) < height / 2)
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: -40...740, using: &generator), y: .random(in: -40...660, using: &generator))
    }
    let path = Path { path in
      path.move(to: point())
      for index in 0..<60 {
        if index % 3 == 0 { path.addCurve(to: point(), control1: point(), control2: point()) }
        path.addLine(to: point())
      }
    }
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let item = white(seed % 2 == 0 ? .fill(path, .evenOdd) : .stroke(path, style))
    let (full, part) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    let rasterizer = Rasterizer()
    rasterizer.draw(item, onto: full)
    var y = 0
    while y < height {
      let rows = Int.random(in: 1...90, using: &generator)
      rasterizer.draw(item, onto: part, region: Region(PixelRect(x: 0, y: y, width: 333, height: rows)))
      rasterizer.draw(item, onto: part, region: Region(PixelRect(x: 333, y: y, width: 367, height: rows)))
      y += rows
    }
    #expect(full == part, "seed \(seed)")
  }

  @Test("Items draw nothing outside their bounds")
  func itemsDrawNothingOutsideTheirBounds() {
    for seed in 2000..<2200 {
      var scene = RandomScene(seed: seed, width: width, height: height)
      let item = scene.list(items: 1).items[0]
      let bitmap = Bitmap(width: width, height: height)
      Rasterizer().draw(DisplayList(items: [item]), into: bitmap)
      bitmap.fill(0, in: item.bounds)
      #expect(bitmap == Bitmap(width: width, height: height))
    }
  }

  @Test("A second draw and another rasterizer give the same bytes")
  func aSecondDrawAndAnotherRasterizerGiveTheSameBytes() {
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
