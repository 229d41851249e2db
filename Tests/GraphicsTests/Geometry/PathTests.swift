import Graphics
import Testing

@Suite("Paths")
struct PathTests {
  private func near(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  @Test("The bounds leave control points out")
  func bounds() {
    let hill = Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: -10))
    }
    #expect(hill.boundingRect == Rect(x: 0, y: -5, width: 10, height: 5))
    let wave = Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addCurve(to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    }
    #expect(near(wave.boundingRect, Rect(x: 0, y: 0, width: 10, height: 6)))
    #expect(Path().boundingRect.isNull)
  }

  @Test("Arcs go the way they are told; full turns are circles either way")
  func arcs() {
    func arc(_ from: Double, _ to: Double, _ clockwise: Bool) -> Rect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
      }.boundingRect
    }
    let circle = Rect(x: -10, y: -10, width: 20, height: 20)
    #expect(near(arc(0, 90, false), Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(near(arc(0, 90, true), circle))
    #expect(near(arc(0, -90, true), Rect(x: 0, y: -10, width: 10, height: 10)))
    #expect(near(arc(90, 0, false), circle))
    for clockwise in [true, false] {
      #expect(near(arc(0, 360, clockwise), circle))
      #expect(near(arc(-90, 270, clockwise), circle))
    }
    let relative = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(180)) }
    #expect(near(relative.boundingRect, Rect(x: -10, y: 0, width: 20, height: 10)))
  }

  @Test("An arc between tangents touches both and has its radius")
  func tangents() {
    let path = Path {
      $0.move(to: Point(x: 0, y: 20))
      $0.addArc(tangent1End: Point(x: 0, y: 0), tangent2End: Point(x: 20, y: 0), radius: 10)
    }
    #expect(path.currentPoint.map { $0.distance(to: Point(x: 10, y: 0)) < 1e-9 } == true)
    let middle = 10 - 10 * 0.5.squareRoot()
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 0.2))
    #expect(stroked.contains(Point(x: middle, y: middle)))
  }

  @Test("Insides by both rules")
  func insides() {
    let rings = Path {
      $0.addEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
      $0.addEllipse(in: Rect(x: 10, y: 10, width: 20, height: 20))
    }
    let (center, ring, corner) = (Point(x: 20, y: 20), Point(x: 5, y: 20), Point(x: 1, y: 1))
    #expect([center, ring, corner].map { rings.contains($0) } == [true, true, false])
    #expect([center, ring, corner].map { rings.contains($0, eoFill: true) } == [false, true, false])
    let open = Path { $0.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10)]) }
    #expect(open.contains(Point(x: 2, y: 2)) && !open.contains(Point(x: 8, y: 8)))
  }

  @Test("A stroke's outline covers what the stroke covers")
  func stroked() {
    let line = Path { $0.addLines([Point(x: 10, y: 10), Point(x: 30, y: 10)]) }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == Rect(x: 10, y: 8, width: 20, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == Rect(x: 8, y: 8, width: 24, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5]))
    #expect(dashed.contains(Point(x: 12, y: 10)) && !dashed.contains(Point(x: 17, y: 10)))
  }

  @Test("Verbs carry their transform")
  func transforms() {
    let move = Transform(translationX: 100, y: 0)
    let path = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 2, height: 2), transform: move)
      $0.addRects([Rect(x: 4, y: 0, width: 2, height: 2)], transform: move)
      $0.addEllipse(in: Rect(x: 8, y: 0, width: 2, height: 2), transform: move)
      $0.addRoundedRect(
        in: Rect(x: 12, y: 0, width: 9, height: 9), cornerSize: Size(width: 2, height: 3), transform: move)
      $0.addRelativeArc(center: Point(x: 24, y: 1), radius: 1, startAngle: .zero, delta: .degrees(360), transform: move)
    }
    #expect(near(path.boundingRect, Rect(x: 100, y: 0, width: 25, height: 9)))
  }
}
