import Glibc
import SeededRandom
import Testing

@testable import Graphics

@Suite(.seeded) struct StrokeTests {
  private func area(of path: Path, _ style: StrokeStyle, transform: Transform = .identity) -> Double {
    GraphicsTests.area(coverage(white(.stroke(path, style), transform: transform), width: 200, height: 200))
  }
  private let line = Path { $0.addLines([Point(x: 30.3, y: 40.1), Point(x: 110.3, y: 100.1)]) }

  @Test("Caps add their area")
  func capsAddTheirArea() {
    #expect(abs(area(of: line, StrokeStyle(lineWidth: 10)) - 1000) < 2)
    #expect(abs(area(of: line, StrokeStyle(lineWidth: 10, lineCap: .square)) - 1100) < 2)
    #expect(abs(area(of: line, StrokeStyle(lineWidth: 10, lineCap: .round)) - 1000 - 25 * .pi) < 2)
  }

  @Test("Joins add their area")
  func joinsAddTheirArea() {
    let corner = Path { $0.addLines([Point(x: 40, y: 120), Point(x: 40, y: 40), Point(x: 120, y: 40)]) }
    let arms = 2 * 80 * 20.0 - 100
    #expect(abs(area(of: corner, StrokeStyle(lineWidth: 20, lineJoin: .bevel)) - arms - 50) < 0.5)
    #expect(abs(area(of: corner, StrokeStyle(lineWidth: 20, lineJoin: .miter)) - arms - 100) < 0.5)
    #expect(abs(area(of: corner, StrokeStyle(lineWidth: 20, lineJoin: .round)) - arms - 25 * .pi) < 0.5)
    let limited = StrokeStyle(lineWidth: 20, lineJoin: .miter, miterLimit: 1.4)
    #expect(abs(area(of: corner, limited) - arms - 50) < 0.5)
    let unlimited = StrokeStyle(lineWidth: 20, lineJoin: .miter, miterLimit: .infinity)
    #expect(abs(area(of: corner, unlimited) - arms - 100) < 0.5)
  }

  @Test("Rings have the area of rings", arguments: [0.5, 1, 2, 7, 24, 60])
  func ringsHaveTheAreaOfRings(width: Double) {
    let ring = Path(ellipseIn: Rect(x: 40, y: 40, width: 120, height: 120))
    #expect(abs(area(of: ring, StrokeStyle(lineWidth: width)) / (120 * .pi * width) - 1) < 0.01)
  }

  /// Quarters of a circle that end where the next begins but for rounding: what lies between has no direction.
  @Test("Almost repeated points leave no spikes")
  func almostRepeatedPointsLeaveNoSpikes() {
    let box = Rect(x: 12.913461254415445, y: 9.015602176940602, width: 15.018068676796357, height: 15.018068676796357)
    let (radius, width) = (box.width / 2, 5.39)
    let ring = Path(ellipseIn: box).strokedPath(StrokeStyle(lineWidth: width))
    let worst = worstError(coverage(white(.fill(ring, .nonZero)))) {
      abs($0.distance(to: box.center) - radius) <= width / 2
    }
    #expect(worst <= 14)
  }

  @Test("Closed rectangles have four mitres")
  func closedRectanglesHaveFourMitres() {
    let rows = coverage(white(.stroke(Path(Rect(x: 10, y: 10, width: 20, height: 10)), StrokeStyle(lineWidth: 4))))
    #expect(GraphicsTests.area(rows) == 24 * 14 - 16 * 6)
    #expect(rows[8][8] == 255 && rows[7][8] == 0 && rows[21][31] == 255 && rows[12][12] == 0)
  }

  @Test("Dashes cover their share")
  func dashesCoverTheirShare() {
    let style = StrokeStyle(lineWidth: 4, dash: [5, 5])
    #expect(abs(area(of: line, style) - 200) < 2)
    let phased = StrokeStyle(lineWidth: 4, dash: [5, 5], dashPhase: 2.5)
    #expect(abs(area(of: line, phased) - 200) < 2)
    #expect(abs(area(of: line, StrokeStyle(lineWidth: 4, dash: [5])) - 200) < 2)
    let ring = Path(ellipseIn: Rect(x: 40, y: 40, width: 100, height: 100))
    let dashed = StrokeStyle(lineWidth: 6, dash: [.pi * 5, .pi * 5])
    #expect(abs(area(of: ring, dashed) / (50 * .pi * 6) - 1) < 0.02)
  }

  @Test("Dashes run over the start of a closed line")
  func dashesRunOverTheStartOfAClosedLine() {
    let square = Path(Rect(x: 10, y: 10, width: 40, height: 40))
    let style = StrokeStyle(lineWidth: 4, dash: [20, 20], dashPhase: 10)
    let rows = coverage(white(.stroke(square, style)))
    #expect(rows[8][8] == 255, "the corner at the start is a mitre, not two ends")
    #expect(abs(GraphicsTests.area(rows) - (4 * 80 + 4 * 0)) < 17)
  }

  @Test("Hairlines are a pixel wide at any scale")
  func hairlinesAreAPixelWideAtAnyScale() {
    let line = Path { $0.addLines([Point(x: 1, y: 1.05), Point(x: 9, y: 1.05)]) }
    for scale in [1.0, 3, 10] {
      let hairline = area(of: line, StrokeStyle(lineWidth: 0), transform: Transform(scaleX: scale, y: scale))
      #expect(abs(hairline - 8 * scale) < 0.1)
    }
  }

  @Test("Lines without length are dots where the cap says so")
  func linesWithoutLengthAreDotsWhereTheCapSaysSo() {
    let dot = Path {
      $0.move(to: Point(x: 20, y: 20))
      $0.addLine(to: Point(x: 20, y: 20))
    }
    #expect(area(of: dot, StrokeStyle(lineWidth: 10)) == 0)
    #expect(abs(area(of: dot, StrokeStyle(lineWidth: 10, lineCap: .round)) - 25 * .pi) < 0.7)
    #expect(area(of: dot, StrokeStyle(lineWidth: 10, lineCap: .square)) == 100)
    #expect(area(of: Path { $0.move(to: Point(x: 20, y: 20)) }, StrokeStyle(lineWidth: 9, lineCap: .round)) == 0)
  }

  @Test("Strokes have no holes", arguments: 0..<60)
  func strokesHaveNoHoles(seed: Int) {
    // Every point near the path must be covered, however sharply it turns.
    var generator = SeededGenerator(seed: seed)
    let points = (0..<5).map { _ in
      Point(x: .random(in: 20...180, using: &generator), y: .random(in: 20...180, using: &generator))
    }
    let path = Path { path in
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      path.addLine(to: points[4])
    }
    let width = Double.random(in: 4...30, using: &generator)
    let rows = coverage(
      white(.stroke(path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))), width: 200, height: 200)
    func expectCovered(_ p: Point) { #expect(rows[Int(p.y)][Int(p.x)] >= 250, "seed \(seed) at \(p)") }
    Flatten.cubic(points[0], points[1], points[2], points[3], segments: 200) {
      if $0 != points[3] { expectCovered($0) }
    }
    for step in 0..<100 { expectCovered(points[3] + (points[4] - points[3]) * (Double(step) / 100)) }
  }
}
