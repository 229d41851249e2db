import Testing

@testable import Graphics

/// Large masks keep the pixels that are covered, and equal rows once.
@Suite struct CoverageRunTests {
  private let width = 400
  private let height = 340

  /// Draws a shape in frames of its own, whole and in parts, and returns the memory of its mask; `nil` if the bytes
  /// are not those of a scan.
  private func memory(_ shape: DisplayItem.Shape, _ transform: Transform, clip: Rect = .infinite) -> Int? {
    let list = DisplayList(items: [white(shape, transform: transform, clip: clip)])
    let (bitmap, cold) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    let rasterizer = Rasterizer(usesAllProcessors: false)
    Rasterizer(usesAllProcessors: false).draw(list, into: cold)
    for _ in 0..<3 {
      bitmap.fill(0x1234_5678)
      rasterizer.draw(list, into: bitmap)
      guard bitmap == cold else { return nil }
    }
    bitmap.fill(0x1234_5678)
    for y in stride(from: 0, to: height, by: 7) {
      for x in stride(from: 0, to: width, by: 50) {
        rasterizer.draw(list, into: bitmap, region: Region(PixelRect(x: x, y: y, width: 50, height: 7)))
      }
    }
    return bitmap == cold ? rasterizer.shapes.paths.used : nil
  }

  private let moved = Transform(translationX: 41.3, y: 18.8)
  private let ring = Path { path in
    path.addArc(center: Point(x: 150, y: 150), radius: 140, startAngle: .degrees(150), delta: .degrees(240))
  }

  @Test("A ring is much smaller than its box")
  func aRingIsMuchSmallerThanItsBox() throws {
    let shape = DisplayItem.Shape.stroke(ring, StrokeStyle(lineWidth: 18, lineCap: .round))
    let size = try #require(memory(shape, moved))
    #expect(size > 10_000 && size < 300 * 230 / 2)
    #expect(memory(shape, moved, clip: Rect(x: 50.5, y: 30.25, width: 200.5, height: 100.3)) == size)
  }

  @Test("Equal rows are kept once", arguments: [0, 0.4])
  func equalRowsAreKeptOnce(fraction: Double) throws {
    let card = Path(roundedRect: Rect(x: 3, y: 3, width: 330, height: 300), cornerRadius: 20, style: .continuous)
    let place = Transform(translationX: 20 + fraction, y: 10 + fraction)
    let size = try #require(memory(.fill(card, .nonZero), place))
    #expect(size < 8000)
    let border = try #require(memory(.stroke(card, StrokeStyle(lineWidth: 1)), place))
    #expect(border < 8000)
    #expect(memory(.fill(card, .nonZero), place, clip: Rect(x: 30.5, y: 30.25, width: 200.5, height: 100.3)) == size)
  }

  @Test("What is too large is scanned each time")
  func whatIsTooLargeIsScannedEachTime() throws {
    let comb = Path { path in
      for column in 0..<90 {
        for row in 0..<3 {
          let start = Point(x: Double(column) * 4, y: Double(row) * 100)
          guard path.elements.count < GraphicsLimits.pathMaskElements - 3 else { return }
          path.addLines([start, Point(x: start.x + 20, y: start.y + 70)])
        }
      }
    }
    let size = try #require(memory(.stroke(comb, StrokeStyle(lineWidth: 1.3)), moved))
    #expect(size < DisplayItem.Shape.stroke(comb, StrokeStyle()).outlineBytes + 1)
  }
}
