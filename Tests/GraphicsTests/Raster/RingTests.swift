import SeededRandom
import Testing

@testable import Graphics

/// Outlines of rectangles, rounded ones and circles, which come from remembered corners.
@Suite(.seeded) struct RingTests {
  private static let box = Rect(x: 8, y: 9, width: 40, height: 30)

  @Test("Outlines of rounded rectangles are rings")
  func outlinesOfRoundedRectanglesAreRings() {
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let paths = [
      Path(Self.box), Path(roundedRect: Self.box, cornerRadius: 6),
      Path(ellipseIn: Rect(x: 3.3, y: 4.7, width: 20, height: 20)),
      Path(roundedRect: Self.box, cornerRadius: 6).offsetBy(dx: 0.1, dy: 1.0 / 3),
    ]
    for path in paths {
      #expect(RingShape(path, StrokeStyle(lineWidth: 2), .identity) != nil)
      #expect(RingShape(path, StrokeStyle(lineWidth: 0), Transform(scaleX: 2, y: -2)) != nil)
      #expect(RingShape(path, StrokeStyle(lineWidth: 2, dash: [3]), .identity) == nil)
      #expect(RingShape(path, StrokeStyle(lineWidth: 2), turned) == nil)
      #expect(RingShape(path, StrokeStyle(lineWidth: 2), Transform(scaleX: 2, y: 1)) == nil)
      #expect(RingShape(path, StrokeStyle(lineWidth: 31), .identity) == nil, "nothing is left in the middle")
    }
  }

  @Test("Other outlines are not")
  func otherOutlinesAreNot() {
    let style = StrokeStyle(lineWidth: 2)
    let twice = Path {
      $0.addRoundedRect(in: Self.box, cornerRadius: 4)
      $0.addRect(Rect(x: 0, y: 0, width: 3, height: 3))
    }
    let notch = Path {
      $0.addLines([Point(x: 8, y: 9), Point(x: 48, y: 9), Point(x: 48, y: 39), Point(x: 9, y: 39)])
      $0.closeSubpath()
    }
    let open = Path { $0.addLines([Point(x: 8, y: 9), Point(x: 48, y: 9), Point(x: 48, y: 39), Point(x: 8, y: 39)]) }
    let continuous = Path(roundedRect: Self.box, cornerRadius: 6, style: .continuous)
    for path in [Path(ellipseIn: Self.box), twice, notch, open, continuous, Path()] {
      #expect(RingShape(path, style, .identity) == nil)
    }
    #expect(RingShape(Path(Self.box), StrokeStyle(lineWidth: 2, lineJoin: .bevel), .identity) == nil)
    #expect(RingShape(Path(Self.box), StrokeStyle(lineWidth: 2, miterLimit: 1), .identity) == nil)
  }

  /// A ring beside the same outline, filled as a path of short lines.
  @Test("Rings are what their outlines are", arguments: 0..<80)
  func ringsAreWhatTheirOutlinesAre(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
    func whole(_ value: Double) -> Double { seed % 3 == 0 ? value.rounded() : value }
    let rect = Rect(
      x: whole(number(9, 14)), y: whole(number(9, 14)), width: whole(number(4, 36)), height: whole(number(4, 36)))
    let shorter = min(rect.width, rect.height)
    let (path, most) =
      switch seed % 4 {
      case 0: (Path(rect), shorter - 0.5)
      case 1: (Path(ellipseIn: Rect(x: rect.minX, y: rect.minY, width: shorter, height: shorter)), shorter / 2)
      default: rounded(rect, radius: number(1, shorter / 2))
      }
    let style = StrokeStyle(lineWidth: number(0.3, min(12, most)), lineJoin: seed % 8 == 0 ? .round : .miter)
    let ring = coverage(white(.stroke(path, style)))
    let outline = coverage(white(.fill(path.strokedPath(style), .nonZero)))
    let worst = zip(ring.joined(), outline.joined()).map { abs($0 - $1) }.max()!
    // The lines of the path stand off by a fortieth of a pixel.
    #expect(worst <= 8, "seed \(seed)")
  }

  /// With the widest line whose inner edge still has a radius.
  private func rounded(_ rect: Rect, radius: Double) -> (Path, Double) {
    (Path(roundedRect: rect, cornerRadius: radius), radius)
  }

  @Test(
    "Rings match sampling",
    arguments: [(10.0, 9.0, 9.0, 3.0), (10.3, 9.6, 12, 1), (12, 12, 2, 7), (12.25, 12.5, 15, 6)])
  func ringsMatchSampling(x: Double, y: Double, radius: Double, width: Double) {
    let rect = Rect(x: x, y: y, width: 38, height: 30)
    let rows = coverage(white(.stroke(Path(roundedRect: rect, cornerRadius: radius), StrokeStyle(lineWidth: width))))
    let worst = worstError(rows) { p in
      // How far outside the rectangle a point lies; negative inside.
      let dx = max(rect.minX - p.x, p.x - rect.maxX) + radius
      let dy = max(rect.minY - p.y, p.y - rect.maxY) + radius
      let distance = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot() + min(max(dx, dy), 0) - radius
      return abs(distance) <= width / 2
    }
    #expect(worst <= 14)
  }
}
