import Glibc
import SeededRandom
import Testing

@testable import Graphics

/// White on black, so that a pixel's blue byte is its coverage.
func coverage(_ items: DisplayItem..., width: Int = 64, height: Int = 64) -> [[Int]] {
  let bitmap = Bitmap(width: width, height: height)
  Rasterizer().draw(DisplayList(background: .black, items: items), into: bitmap)
  return (0..<height).map { y in (0..<width).map { x in Int(bitmap[x, y] & 255) } }
}

func white(_ shape: DisplayItem.Shape, transform: Transform = .identity, clip: Rect = .infinite) -> DisplayItem {
  DisplayItem(shape, paint: .color(.white), transform: transform, clip: clip)
}

/// Covered pixels in total.
func area(_ rows: [[Int]]) -> Double { Double(rows.reduce(0) { $0 + $1.reduce(0, +) }) / 255 }

/// The largest difference from counting 16 × 16 samples in each pixel.
func worstError(_ rows: [[Int]], _ isInside: (Point) -> Bool) -> Int {
  var worst = 0
  let samples = 16
  for (y, row) in rows.enumerated() {
    for (x, value) in row.enumerated() {
      var hits = 0
      for j in 0..<samples {
        for i in 0..<samples {
          let (dx, dy) = ((Double(i) + 0.5) / Double(samples), (Double(j) + 0.5) / Double(samples))
          if isInside(Point(x: Double(x) + dx, y: Double(y) + dy)) { hits += 1 }
        }
      }
      worst = max(worst, abs(value - hits * 255 / (samples * samples)))
    }
  }
  return worst
}

@Suite(.seeded) struct CoverageTests {
  @Test("Triangles match sampling", arguments: 0..<6)
  func trianglesMatchSampling(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let corners = (0..<3).map { _ in
      Point(x: .random(in: -10...74, using: &generator), y: .random(in: -10...74, using: &generator))
    }
    let path = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    func side(_ p: Point, _ a: Point, _ b: Point) -> Bool { (b.x - a.x) * (p.y - a.y) > (b.y - a.y) * (p.x - a.x) }
    let worst = worstError(coverage(white(.fill(path, .nonZero)))) { p in
      let sides = [0, 1, 2].map { side(p, corners[$0], corners[($0 + 1) % 3]) }
      return sides[0] == sides[1] && sides[1] == sides[2]
    }
    #expect(worst <= 8, "seed \(seed)")
  }

  @Test(
    "Ellipses match sampling",
    arguments: [(32.0, 32.0, 24.0, 24.0), (31.3, 30.8, 28.7, 11.2), (32, 32, 3, 3), (20.5, 20.5, 1.1, 0.7)])
  func ellipsesMatchSampling(x: Double, y: Double, a: Double, b: Double) {
    let rows = coverage(white(.ellipse(Rect(x: x - a, y: y - b, width: 2 * a, height: 2 * b))))
    let worst = worstError(rows) { p in
      let (dx, dy) = ((p.x - x) / a, (p.y - y) / b)
      return dx * dx + dy * dy <= 1
    }
    #expect(worst <= 14)
    #expect(abs(area(rows) - .pi * a * b) < 0.05 * (a + b))
  }

  @Test(
    "Rounded rectangles match sampling",
    arguments: [(10.0, 8.0, 12.0), (10.25, 8.5, 12), (10, 8, 0.6), (10, 8, 17.5), (9.75, 8, 99)])
  func roundedRectanglesMatchSampling(x: Double, y: Double, radius: Double) {
    let rect = Rect(x: x, y: y, width: 40, height: 36)
    let rows = coverage(white(.roundedRect(rect, radius: radius)))
    let r = min(radius, 18)
    let worst = worstError(rows) { p in
      guard rect.contains(p) else { return false }
      let dx = max(rect.minX + r - p.x, p.x - rect.maxX + r, 0)
      let dy = max(rect.minY + r - p.y, p.y - rect.maxY + r, 0)
      return dx * dx + dy * dy <= r * r
    }
    #expect(worst <= 14)
  }

  @Test("Rectangles cover exact areas")
  func rectanglesCoverExactAreas() {
    let rows = coverage(white(.rect(Rect(x: 1.5, y: 2.25, width: 3, height: 2))))
    #expect(rows[2][1] == 96 && rows[2][2] == 192 && rows[3][1] == 128 && rows[3][2] == 255)
    #expect(rows[4][4] == 32 && rows[4][5] == 0 && rows[5][3] == 0)
    let turned = coverage(white(.fill(Path(Rect(x: 1.5, y: 2.25, width: 3, height: 2)), .nonZero)))
    #expect(rows == turned, "the fast path and the scan agree to the last bit")
  }

  @Test("Rules differ where a path overlaps itself")
  func rulesDifferWhereAPathOverlapsItself() {
    let path = Path {
      $0.addRect(Rect(x: 4, y: 4, width: 20, height: 20))
      $0.addRect(Rect(x: 10, y: 10, width: 8, height: 8))
    }
    #expect(abs(area(coverage(white(.fill(path, .nonZero)))) - 400) < 1e-9)
    #expect(abs(area(coverage(white(.fill(path, .evenOdd)))) - 336) < 1e-9)
  }

  @Test("Fractional clips are antialiased")
  func fractionalClipsAreAntialiased() {
    let clip = Rect(x: 2.5, y: 3.25, width: 4, height: 4)
    let clipped = coverage(white(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), clip: clip))
    #expect(clipped == coverage(white(.rect(clip))))
    let path = Path(ellipseIn: Rect(x: -50, y: -50, width: 160, height: 160))
    #expect(clipped == coverage(white(.fill(path, .nonZero), clip: clip)))
  }

  @Test("Colours blend premultiplied")
  func coloursBlendPremultiplied() {
    let bitmap = Bitmap(width: 3, height: 1)
    let half = DisplayItem(
      .rect(Rect(x: 1, y: 0, width: 2, height: 1)), paint: .color(RGBA(red: 1, green: 0, blue: 0, opacity: 0.5)))
    Rasterizer().draw(DisplayList(background: .white, items: [half]), into: bitmap)
    #expect(bitmap[0, 0] == 0xffff_ffff && bitmap[1, 0] == 0xffff_7f7f)
    Rasterizer().draw(DisplayList(background: .clear, items: [half]), into: bitmap)
    #expect(bitmap[0, 0] == 0 && bitmap[1, 0] == 0x8080_0000)
  }

  @Test("Scaling a pixel rounds every byte")
  func scalingAPixelRoundsEveryByte() {
    for byte in 0..<256 {
      for factor in 0..<256 {
        let expected = UInt32((Double(byte * factor) / 255).rounded())
        #expect(Compose.scale(UInt32(byte) * 0x0101_0101, UInt32(factor)) == expected * 0x0101_0101)
      }
    }
  }
}

/// Rounded shapes between pixels come from remembered masks, and are what their paths would be.
@Suite(.seeded) struct RoundShapeTests {
  private func worst(_ a: [[Int]], _ b: [[Int]]) -> Int {
    zip(a.joined(), b.joined()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("Shapes with remembered corners cover what their paths cover", arguments: 0..<60)
  func remembered(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
    let rect = Rect(x: number(2, 9), y: number(2, 9), width: number(1, 50), height: number(1, 50))
    let radius = number(0, min(rect.width, rect.height) / 2)
    let path = coverage(white(.fill(Path(roundedRect: rect, cornerRadius: radius), .nonZero)))
    #expect(worst(coverage(white(.roundedRect(rect, radius: radius))), path) <= 3)
    let side = seed % 2 == 0 ? number(1, 50) : Double(Int.random(in: 1...50, using: &generator))
    let square = Rect(x: rect.minX, y: rect.minY, width: side, height: side)
    let disc = coverage(white(.fill(Path(ellipseIn: square), .nonZero)))
    #expect(worst(coverage(white(.ellipse(square))), disc) <= 3)
  }
}
