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

  @Test func whatMayHaveAMaskIsNotCut() {
    func triangle(_ x: Double) -> [Point] {
      [Point(x: x + 20, y: 10), Point(x: x + 120, y: 10), Point(x: x + 120, y: 50)]
    }
    // From the third frame on it is drawn from a mask.
    for _ in 0..<3 { #expect(draw(triangle(999_900), movedBy: 999_900) == draw(triangle(0))) }
  }

  @Test func aLongSlopeIsNotTilted() {
    // Its edge passes column 70 below row 50.
    let far = [Point(x: 400_000, y: 0), Point(x: 1_200_000, y: 400), Point(x: 400_000, y: 400)]
    #expect(draw(far, movedBy: 500_000) == draw(far.map { Point(x: $0.x - 500_000, y: $0.y) }))
  }

  /// Some paths have numbers beyond the range of floating-point arithmetic: whether they are drawn does not depend on the
  /// part of the picture that is drawn.
  @Test(arguments: 0..<1500)
  func aPartIsDrawnAsTheWholeIs(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let far: [Double] = [.nan, .infinity, 1e308, -1e308, 5e299, 1e200, -1e160, 1e100, 1e99, 1e18, 2e6, -1e6]
    func number() -> Double {
      Int.random(in: 0..<24, using: &generator) == 0
        ? far.randomElement(using: &generator)! : .random(in: -20...80, using: &generator)
    }
    func point() -> Point { Point(x: number(), y: number()) }
    let path = Path { path in
      for _ in 0..<3 {
        path.move(to: point())
        path.addLine(to: point())
        path.addQuadCurve(to: point(), control: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        if Bool.random(using: &generator) { path.closeSubpath() }
      }
    }
    let caps: [LineCap] = [.butt, .round, .square]
    let joins: [LineJoin] = [.miter, .round, .bevel]
    let style = StrokeStyle(
      lineWidth: number() / 4, lineCap: caps.randomElement(using: &generator)!,
      lineJoin: joins.randomElement(using: &generator)!, miterLimit: number(),
      dash: Bool.random(using: &generator) ? [number(), number()] : [], dashPhase: number())
    let transform = Transform(a: 1, b: number() / 40, c: 0, d: 1, tx: number(), ty: number())
    let part = PixelRect(
      x: .random(in: 0..<40, using: &generator), y: .random(in: 0..<40, using: &generator), width: 20, height: 20)
    for shape in [DisplayItem.Shape.fill(path, .nonZero), .stroke(path, style)] {
      let item = DisplayItem(shape, paint: .color(.white), transform: transform)
      let whole = Bitmap(width: 60, height: 60)
      rasterizer.draw(DisplayList(background: .black, items: [item]), into: whole)
      let again = whole.copy()
      again.fill(0x1234_5678, in: part)
      Rasterizer(usesAllProcessors: false)
        .draw(DisplayList(background: .black, items: [item]), into: again, region: Region(part))
      #expect(again == whole, "seed \(seed)")
    }
  }
}
