import Testing

@testable import Graphics

/// Paths whose own coordinates are beyond the limit of pixels, and which are drawn at ordinary places.
@Suite struct FarPathTests {
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
}
