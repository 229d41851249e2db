import SeededRandom
import Testing

@testable import Graphics

/// Items behind opaque ones are not drawn, and nobody can tell from the pixels.
@Suite(.seeded) struct CoverTests {
  private let width = 160
  private let height = 110

  /// Every item drawn by itself: nothing can be left out.
  private func oneByOne(_ list: DisplayList) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(list.background.premultiplied)
    let rasterizer = Rasterizer()
    for item in list.items { rasterizer.draw(item, onto: bitmap) }
    return bitmap
  }

  private func cover(_ generator: inout SeededGenerator, _ picture: Picture) -> DisplayItem {
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
    var rect = Rect(x: number(-20, 120), y: number(-20, 80), width: number(0, 150), height: number(0, 100))
    if Bool.random(using: &generator) {
      rect = Rect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
    }
    let paint: Paint =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .image(ImagePattern(picture, in: rect))
      case 1: .gradient(GradientPattern(.linear(from: .zero, to: Point(x: 90, y: 40)), colors: [.white, .black]))
      default: .color(RGBA(red: number(0, 1), green: number(0, 1), blue: number(0, 1)))
      }
    let shape: DisplayItem.Shape =
      Bool.random(using: &generator) ? .rect(rect) : .roundedRect(rect, radius: number(0, 40))
    let factor = number(0.5, 1.5)
    let place = Transform(a: factor, b: 0, c: 0, d: number(0.5, 1.5), tx: number(-9, 9), ty: number(-9, 9))
    let clip = Bool.random(using: &generator) ? Rect.infinite : Rect(x: 10.3, y: 7.6, width: 100.2, height: 90.9)
    return DisplayItem(shape, paint: paint, transform: Bool.random(using: &generator) ? place : .identity, clip: clip)
  }

  @Test("What lies behind may be left out", arguments: 0..<120)
  func whatLiesBehindMayBeLeftOut(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let bitmap = Bitmap(width: 9, height: 7)
    for index in 0..<63 { bitmap.pixels[index] = .random(in: 0xff00_0000...0xffff_ffff, using: &generator) }
    let picture = Picture(bitmap)
    var scene = RandomScene(seed: seed, width: width, height: height)
    var list = scene.list(items: 6)
    for _ in 0..<8 {
      list.append(cover(&generator, picture))
      list.items += scene.list(items: 1).items
    }
    let together = Bitmap(width: width, height: height)
    Rasterizer().draw(list, into: together)
    #expect(together == oneByOne(list), "seed \(seed)")
  }

  @Test("Hidden items are not drawn")
  func hiddenItemsAreNotDrawn() {
    let behind = (0..<100).map { index in
      DisplayItem(.ellipse(Rect(x: 20 + Double(index % 10), y: 30, width: 40, height: 30)), paint: .color(.white))
    }
    let card = DisplayItem(
      .roundedRect(Rect(x: 10, y: 10, width: 120, height: 80), radius: 12), paint: .color(.black))
    let rasterizer = Rasterizer()
    let bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(DisplayList(background: .white, items: behind + [card]), into: bitmap)
    #expect(rasterizer.drawnItems == 1)
    rasterizer.draw(DisplayList(background: .white, items: [card] + behind), into: bitmap)
    #expect(rasterizer.drawnItems == 1 + 101)
  }

  @Test("A small region draws only what touches it")
  func aSmallRegionDrawsOnlyWhatTouchesIt() {
    let items = (0..<10_000).map { index in
      DisplayItem(
        .roundedRect(Rect(x: Double(index % 100) * 8, y: Double(index / 100) * 8, width: 7, height: 7), radius: 2),
        paint: .color(.white))
    }
    var region = Region()
    for place in 0..<8 { region.insert(PixelRect(x: 90 * place, y: 70 * place, width: 5, height: 5)) }
    let rasterizer = Rasterizer()
    rasterizer.draw(DisplayList(items: items), into: Bitmap(width: 800, height: 800), region: region)
    #expect(rasterizer.drawnItems <= 8 * 4)
  }
}
