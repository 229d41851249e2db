import SeededRandom
import Testing

@testable import Graphics

/// Paths whose own coordinates are beyond the limit of pixels, and which are drawn at ordinary places.
@Suite(.seeded) struct FarPathTests {
  private let rasterizer = Rasterizer(usesAllProcessors: false)

  /// Draws a path through points in a frame of its own, moved to the left.
  private func draw(_ points: [Point], movedBy distance: Double = 0) -> Bitmap {
    let bitmap = Bitmap(width: 140, height: 100)
    let item = DisplayItem(
      .fill(Path { $0.addLines(points) }, .nonZero), paint: .color(.white),
      transform: Transform(translationX: -distance, y: 0))
    rasterizer.draw(DisplayList(background: .black, items: [item]), into: bitmap)
    return bitmap
  }

  @Test("What may have a mask is not cut")
  func whatMayHaveAMaskIsNotCut() {
    func triangle(_ x: Double) -> [Point] {
      [Point(x: x + 20, y: 10), Point(x: x + 120, y: 10), Point(x: x + 120, y: 50)]
    }
    // From the third frame on it is drawn from a mask.
    for _ in 0..<3 { #expect(draw(triangle(999_900), movedBy: 999_900) == draw(triangle(0))) }
  }

  @Test("A long slope is not tilted")
  func aLongSlopeIsNotTilted() {
    // Its edge passes column 70 below row 50.
    let far = [Point(x: 400_000, y: 0), Point(x: 1_200_000, y: 400), Point(x: 400_000, y: 400)]
    #expect(draw(far, movedBy: 500_000) == draw(far.map { Point(x: $0.x - 500_000, y: $0.y) }))
  }

  /// Expects that a part of an item is drawn as the whole is. Returns whether something is seen.
  @discardableResult
  private func expectSame(_ item: DisplayItem, in part: PixelRect, _ comment: Comment) -> Bool {
    let list = DisplayList(background: .black, items: [item])
    let whole = Bitmap(width: 60, height: 60)
    rasterizer.draw(list, into: whole)
    let again = whole.copy()
    again.fill(0x1234_5678, in: part)
    Rasterizer(usesAllProcessors: false).draw(list, into: again, region: Region(part))
    #expect(again == whole, comment)
    return (0..<3_600).contains { whole.pixels[$0] != 0xff00_0000 }
  }

  /// Some paths have numbers that cannot be computed with: whether they are drawn does not depend on the part of the picture
  /// that is drawn.
  @Test("A part is drawn as the whole is", arguments: 0..<30)
  func aPartIsDrawnAsTheWholeIs(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let far: [Double] = [.nan, .infinity, 1e308, -1e308, 5e299, 1e200, -1e160, 1e100, 1e99, 1e18, -2e17, 2e6, -1e6]
    func number() -> Double {
      Int.random(in: 0..<24, using: &generator) == 0
        ? far.randomElement(using: &generator)! : .random(in: -20...80, using: &generator)
    }
    func point() -> Point { Point(x: number(), y: number()) }
    let caps: [LineCap] = [.butt, .round, .square]
    let joins: [LineJoin] = [.miter, .round, .bevel]
    var seen = 0
    for round in 0..<50 {
      let path = Path { path in
        for _ in 0..<3 {
          path.move(to: point())
          path.addLine(to: point())
          path.addQuadCurve(to: point(), control: point())
          path.addCurve(to: point(), control1: point(), control2: point())
          if Bool.random(using: &generator) { path.closeSubpath() }
        }
      }
      let style = StrokeStyle(
        lineWidth: number() / 4, lineCap: caps.randomElement(using: &generator)!,
        lineJoin: joins.randomElement(using: &generator)!, miterLimit: number(),
        dash: Bool.random(using: &generator) ? [number(), number()] : [], dashPhase: number())
      let transform = Transform(a: 1, b: number() / 40, c: 0, d: 1, tx: number(), ty: number())
      let part = PixelRect(
        x: .random(in: 0..<40, using: &generator), y: .random(in: 0..<40, using: &generator), width: 20, height: 20)
      for shape in [DisplayItem.Shape.fill(path, .nonZero), .stroke(path, style)] {
        let item = DisplayItem(shape, paint: .color(.white), transform: transform)
        if expectSame(item, in: part, "seed \(seed), round \(round)") { seen += 1 }
      }
    }
    #expect(seen > 10, "many of them are drawn, else this tests little")
  }

  /// Together they have more lines than a stroke may have for its curves: none takes them from another.
  @Test("The last of many dots is as round as the first")
  func theLastOfManyDotsIsAsRoundAsTheFirst() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round)
    let dots = Path { path in
      for index in 0..<10_000 {
        let place = Point(x: Double(index % 100) * 0.6, y: Double(index / 100) * 0.6 - (index < 9_900 ? 60 : 0))
        path.move(to: place)
        path.addLine(to: place)
      }
    }
    let item = DisplayItem(.stroke(dots, style), paint: .color(.white))
    #expect(expectSame(item, in: PixelRect(x: 20, y: 50, width: 20, height: 10), "ten thousand dots"))
  }

  @Test("A mitre limit below one is none")
  func aMitreLimitBelowOneIsNone() {
    let path = Path { path in
      path.addLines([Point(x: 0, y: 10), Point(x: 30, y: 12), Point(x: 0, y: 14)])
      path.addLines([Point(x: 60, y: 40), Point(x: 70, y: 40)])
    }
    func item(_ limit: Double) -> DisplayItem {
      DisplayItem(.stroke(path, StrokeStyle(lineWidth: 4, miterLimit: limit)), paint: .color(.white))
    }
    for limit in [-20, 0.5, .nan] {
      expectSame(item(limit), in: PixelRect(x: 40, y: 0, width: 20, height: 30), "a limit of \(limit)")
      let bitmap = Bitmap(width: 60, height: 60)
      rasterizer.draw(DisplayList(background: .black, items: [item(limit)]), into: bitmap)
      #expect(bitmap[40, 12] == 0xff00_0000 && bitmap[20, 11] == 0xffff_ffff)
    }
  }

  @Test("A far left end does not hide the right one")
  func aFarLeftEndDoesNotHideTheRightOne() {
    let path = Path { path in
      path.addLines([Point(x: -2e17, y: 20), Point(x: 44, y: 20)])
      path.addLines([Point(x: 58, y: 40), Point(x: 60, y: 40)])
    }
    let item = DisplayItem(.stroke(path, StrokeStyle(lineWidth: 2, lineJoin: .bevel)), paint: .color(.white))
    #expect(expectSame(item, in: PixelRect(x: 36, y: 10, width: 20, height: 20), "an end at 44"))
  }
}
