import SeededRandom
import Testing

@testable import Graphics

@Suite("Lines cut by areas")
struct LineBooleanTests {
  private let square = Path(Rect(x: 10, y: 10, width: 20, height: 20))

  @Test("A line is cut where it enters and leaves an area")
  func cut() {
    let line = Path { $0.addLines([Point(x: 0, y: 20), Point(x: 40, y: 20)]) }
    let inside = Path { $0.addLines([Point(x: 10, y: 20), Point(x: 30, y: 20)]) }
    #expect(line.lineIntersection(square) == inside)
    let outside = Path {
      $0.addLines([Point(x: 0, y: 20), Point(x: 10, y: 20)])
      $0.addLines([Point(x: 30, y: 20), Point(x: 40, y: 20)])
    }
    #expect(line.lineSubtraction(square) == outside)
  }

  @Test("What lies wholly inside or outside stays as it is, with its curves")
  func whole() {
    let circle = Path(ellipseIn: Rect(x: 15, y: 15, width: 10, height: 10))
    #expect(circle.lineIntersection(square) == circle)
    #expect(circle.lineSubtraction(square).isEmpty)
    let far = circle.offsetBy(dx: 100, dy: 0)
    #expect(far.lineSubtraction(square) == far)
    #expect(far.lineIntersection(square).isEmpty)
  }

  @Test("The fill rule says what is inside")
  func rule() {
    let double = Path {
      $0.addPath(square)
      $0.addRect(Rect(x: 15, y: 15, width: 10, height: 10))
    }
    let line = Path { $0.addLines([Point(x: 16, y: 20), Point(x: 24, y: 20)]) }
    #expect(line.lineIntersection(double) == line)
    #expect(line.lineIntersection(double, eoFill: true).isEmpty)
  }

  @Test("Both parts together are as long as the line", arguments: 0..<40)
  func lengths(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func place() -> Point {
      Point(x: Double.random(in: 0...40, using: &random), y: Double.random(in: 0...40, using: &random))
    }
    let area = Path {
      $0.addLines((0..<6).map { _ in place() })
      $0.closeSubpath()
    }
    let lines = Path {
      $0.addLines((0..<5).map { _ in place() })
      $0.addQuadCurve(to: place(), control: place())
    }
    func length(_ path: Path) -> Double {
      path.pieces.reduce(0) { sum, piece in
        let points = piece.flattened
        return sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      }
    }
    let (inside, outside) = (lines.lineIntersection(area), lines.lineSubtraction(area))
    #expect(abs(length(inside) + length(outside) - length(lines)) < 1e-6)
    for piece in inside.pieces where piece.start.distance(to: piece.end) > 1e-6 {
      #expect(area.contains(piece.point(at: 0.5)), "\(piece)")
    }
  }
}
