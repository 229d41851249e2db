import Testing

@testable import Graphics

@Suite struct NinePartTests {
  /// 6×6: a frame of red corners and green edges two pixels wide around blue and yellow columns.
  private let picture: Picture = {
    let bitmap = Bitmap(width: 6, height: 6)
    for y in 0..<6 {
      for x in 0..<6 {
        let (isSide, isEnd) = (x < 2 || x > 3, y < 2 || y > 3)
        bitmap[x, y] =
          isSide && isEnd ? 0xffff_0000 : isSide || isEnd ? 0xff00_ff00 : x == 2 ? 0xff00_00ff : 0xffff_ff00
      }
    }
    return Picture(bitmap)
  }()

  private func drawn(_ part: NinePart, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    Rasterizer().draw(DisplayList(background: .black, items: part.items(in: rect, filter: .nearest)), into: bitmap)
    return bitmap
  }

  @Test("Corners keep their size and the rest grows")
  func cornersKeepTheirSizeAndTheRestGrows() {
    let bitmap = drawn(NinePart(picture, top: 2, left: 2, bottom: 2, right: 2), width: 20, height: 12)
    for (x, y) in [(0, 0), (1, 1), (18, 0), (19, 11), (0, 10)] { #expect(bitmap[x, y] == 0xffff_0000) }
    for (x, y) in [(2, 0), (17, 1), (0, 2), (19, 9), (10, 11)] { #expect(bitmap[x, y] == 0xff00_ff00) }
    #expect(bitmap[3, 5] == 0xff00_00ff && bitmap[9, 5] == 0xff00_00ff && bitmap[10, 5] == 0xffff_ff00)
  }

  @Test("Tiles repeat")
  func tilesRepeat() {
    let bitmap = drawn(NinePart(picture, top: 2, left: 2, bottom: 2, right: 2, resizing: .tile), width: 20, height: 12)
    for x in 2..<18 { #expect(bitmap[x, 6] == (x % 2 == 0 ? 0xff00_00ff : 0xffff_ff00)) }
    #expect(bitmap[1, 6] == 0xff00_ff00 && bitmap[0, 0] == 0xffff_0000)
  }

  @Test("A scale makes pixels smaller than points")
  func aScaleMakesPixelsSmallerThanPoints() {
    let bitmap = drawn(NinePart(picture, top: 2, left: 2, bottom: 2, right: 2, scale: 2), width: 10, height: 10)
    #expect(bitmap[0, 0] == 0xffff_0000 && bitmap[1, 0] == 0xff00_ff00 && bitmap[9, 9] == 0xffff_0000)
  }

  @Test("Corners shrink where there is no room", arguments: [(1, 1), (3, 2), (0, 5)])
  func cornersShrinkWhereThereIsNoRoom(width: Int, height: Int) {
    let part = NinePart(picture, top: 2, left: 2, bottom: 2, right: 2)
    let items = part.items(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    #expect(items.allSatisfy { $0.bounds.width <= max(1, width) && $0.bounds.height <= height })
  }

  @Test("Equal parts give equal items")
  func equalPartsGiveEqualItems() {
    let part = NinePart(picture, top: 9, left: 0, bottom: 3, right: 1)
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(part.items(in: rect) == part.items(in: rect))
  }
}
