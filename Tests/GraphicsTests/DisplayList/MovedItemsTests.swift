import Graphics
import Testing

@testable import Graphics

@Suite("Items that are moved")
struct MovedItemsTests {
  private static let shapes: [DisplayItem.Shape] = [
    .rect(Rect(x: 3.25, y: 2.7, width: 12.6, height: 9.1)),
    .roundedRect(Rect(x: 3.3, y: 2.2, width: 21.4, height: 17.7), radius: 5.4),
    .ellipse(Rect(x: 1.1, y: 2.9, width: 20.2, height: 11.3)),
    .fill(
      Path {
        $0.move(to: Point(x: 1.3, y: 1.7)); $0.addLine(to: Point(x: 22.1, y: 8.4)); $0.addLine(to: Point(x: 4, y: 19.9))
      }, .nonZero),
    .stroke(Path(ellipseIn: Rect(x: 4.4, y: 4.6, width: 15.3, height: 13.1)), StrokeStyle(lineWidth: 1.7)),
    .softRoundedRect(Rect(x: 6, y: 6, width: 14, height: 12), radius: 3, sigma: 2),
  ]

  private func picture(_ items: [DisplayItem]) -> Bitmap {
    let bitmap = Bitmap(width: 90, height: 80)
    Rasterizer(usesAllProcessors: false).draw(DisplayList(background: .white, items: items), into: bitmap)
    return bitmap
  }

  @Test("A moved item equals one made anew, and its pixels are the moved ones", arguments: shapes.indices)
  func moved(index: Int) {
    let (before, after) = (Transform(translationX: 7, y: 31), Transform(translationX: 40, y: 12))
    let local = Transform(translationX: 0.5, y: 0.25)
    for inner in [Transform.identity, local] {
      func item(_ place: Transform) -> DisplayItem {
        DisplayItem(Self.shapes[index], paint: .color(.black), transform: inner.concatenating(place))
      }
      var items = [item(before)]
      #expect(items.areMovable(from: before, in: .infinite) && items.areRigid)
      let bitmap = picture(items)
      items.move(from: before, to: after, dx: 33, dy: -19)
      #expect(items == [item(after)] && items[0].bounds == item(after).bounds)
      let area = items[0].bounds
      bitmap.movePixels(to: area, dx: 33, dy: -19)
      let fresh = picture(items)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX where bitmap[x, y] != fresh[x, y] { Issue.record("\(x), \(y)") }
      }
    }
  }

  @Test("Gradients, groups and what is turned or enlarged by a part is not rigid, and groups cannot be moved")
  func others() {
    let rect = DisplayItem.Shape.rect(Rect(x: 0, y: 0, width: 9, height: 9))
    let gradient = GradientPattern(
      .linear(from: .zero, to: Point(x: 9, y: 0)), stops: [.init(.white, at: 0), .init(.black, at: 1)])
    #expect(!DisplayItem(rect, paint: .gradient(gradient)).isRigid)
    #expect(!DisplayItem(rect, paint: .color(.black), transform: Transform(rotationAngle: 0.3)).isRigid)
    #expect(!DisplayItem(rect, paint: .color(.black), transform: Transform(scaleX: 1.5, y: 1.5)).isRigid)
    #expect(DisplayItem(rect, paint: .color(.black), transform: Transform(scaleX: 2, y: 2)).isRigid)
    let group = DisplayItem(ItemGroup(items: [DisplayItem(rect, paint: .color(.black))]))
    #expect(!group.isRigid && ![group].areMovable(from: .identity, in: .infinite))
    let third = DisplayItem(rect, paint: .color(.black), transform: Transform(translationX: 1 / 3.0, y: 0))
    #expect(![third].areMovable(from: .identity, in: .infinite))
  }

  @Test("An item with a clip of its own cannot be moved, as the clip would stay where it is")
  func ownClip() {
    let (clip, rect) = (Rect(x: 0, y: 0, width: 90, height: 80), Rect(x: 10, y: 10, width: 9, height: 9))
    let item = DisplayItem(.rect(rect), paint: .color(.black), clip: clip)
    let half = DisplayItem(.rect(rect), paint: .color(.black), clip: Rect(x: 10, y: 15, width: 9, height: 4))
    #expect([item].areMovable(from: .identity, in: clip))
    #expect(![item, half].areMovable(from: .identity, in: clip))
  }

  @Test(
    "Pixels are moved in all directions, also where they overlap what they leave",
    arguments: [
      (3, 0), (-3, 0), (0, 2), (0, -2), (5, -4), (-6, 7), (40, 0), (0, -90),
    ])
  func pixels(dx: Int, dy: Int) {
    let bitmap = Bitmap(width: 30, height: 20)
    for y in 0..<20 { for x in 0..<30 { bitmap[x, y] = UInt32(y * 30 + x) } }
    let before = bitmap.copy()
    let area = PixelRect(minX: 4, minY: -3, maxX: 33, maxY: 17)
    bitmap.movePixels(to: area, dx: dx, dy: dy)
    for y in 0..<20 {
      for x in 0..<30 {
        let isMoved = x >= 4 && y < 17 && (0..<30).contains(x - dx) && (0..<20).contains(y - dy)
        #expect(bitmap[x, y] == (isMoved ? before[x - dx, y - dy] : before[x, y]))
      }
    }
  }

  @Test("The flat part of a rectangle has one colour, and a rounded one's is between its corners")
  func flat() {
    let rounded = DisplayItem(
      .roundedRect(Rect(x: 1.5, y: 2, width: 20, height: 30), radius: 6), paint: .color(.black),
      clip: Rect(x: 0, y: 12.5, width: 100, height: 100))
    #expect(rounded.flatArea == PixelRect(minX: 2, minY: 13, maxX: 21, maxY: 26))
    let circle = DisplayItem(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 90), paint: .color(.black))
    #expect(circle.flatArea?.isEmpty != false)
    #expect(DisplayItem(.ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), paint: .color(.black)).flatArea == nil)
  }
}
