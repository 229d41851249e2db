import Glibc
import SeededRandom
import Testing

@testable import Graphics

/// Coverage of tangled paths against brute force: 64 lines in each row of pixels, along which the inside is exact.
@Suite(.seeded) struct ExactCoverageTests {
  private static let width = 48
  private static let height = 40
  private static let lines = 64

  private func randomPath(_ seed: Int) -> Path {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: -12...60, using: &generator), y: .random(in: -12...52, using: &generator))
    }
    return Path { path in
      path.move(to: point())
      for index in 0..<9 {
        switch index % 3 {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
        if index == 5 {
          path.closeSubpath()
          path.move(to: point())
        }
      }
      path.closeSubpath()
    }
  }

  /// The path as short straight lines, far finer than the rasterizer's own.
  private func edges(_ path: Path) -> [(Point, Point)] {
    var edges: [(Point, Point)] = []
    var (current, start) = (Point.zero, Point.zero)
    func add(_ place: (Double) -> Point, to end: Point, steps: Int) {
      for step in 1...steps {
        let next = step == steps ? end : place(Double(step) / Double(steps))
        edges.append((current, next))
        current = next
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): add({ _ in to }, to: to, steps: 1)
      case .quadCurve(let to, let c):
        let from = current
        add({ t in from * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + to * (t * t) }, to: to, steps: 300)
      case .curve(let to, let c, let d):
        let from = current
        let place = { (t: Double) -> Point in
          let u = 1 - t
          return from * (u * u * u) + c * (3 * u * u * t) + d * (3 * u * t * t) + to * (t * t * t)
        }
        add(place, to: to, steps: 300)
      case .closeSubpath: add({ _ in start }, to: start, steps: 1)
      }
    }
    return edges
  }

  /// How much of each pixel lies inside, 0…255.
  private func exact(_ path: Path, _ rule: FillRule) -> [Double] {
    let (edges, width) = (edges(path), Self.width)
    var covered = [Double](repeating: 0, count: width * Self.height)
    for line in 0..<(Self.height * Self.lines) {
      let y = (Double(line) + 0.5) / Double(Self.lines)
      var crossings: [(x: Double, turn: Int)] = []
      for (a, b) in edges where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for index in crossings.indices.dropLast() {
        winding += crossings[index].turn
        guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
        let (from, to) = (max(0, crossings[index].x), min(Double(width), crossings[index + 1].x))
        guard from < to else { continue }
        for x in Int(from)..<min(width, Int(to.rounded(.up))) {
          let part = min(to, Double(x + 1)) - max(from, Double(x))
          covered[line / Self.lines * width + x] += part * 255 / Double(Self.lines)
        }
      }
    }
    return covered
  }

  /// Where a path crosses itself inside a pixel, windings of both sides meet there and their sum is off: such pixels are
  /// few, so the mean stays small.
  @Test("Tangled paths are exact in the mean", arguments: 0..<12)
  func tangledPathsAreExactInTheMean(seed: Int) {
    for rule in [FillRule.nonZero, .evenOdd] {
      let path = randomPath(seed)
      let (drawn, exact) = (
        coverage(white(.fill(path, rule)), width: Self.width, height: Self.height), exact(path, rule)
      )
      let errors = exact.enumerated().map { abs(Double(drawn[$0 / Self.width][$0 % Self.width]) - $1) }
      let mean = errors.reduce(0, +) / Double(errors.count)
      #expect(mean < 2, "seed \(seed), \(rule): \(mean)")
    }
  }

  /// Outlines that do not cross themselves have no such pixels.
  @Test("Simple outlines are exact in every pixel", arguments: 0..<12)
  func simpleOutlinesAreExactInEveryPixel(seed: Int) {
    var generator = SeededGenerator(seed: seed + 100)
    let corners = (0..<7).map { index in
      let (angle, radius) = (Double(index) / 7 * 2 * .pi, Double.random(in: 8...19, using: &generator))
      return Point(x: 24.3 + radius * cos(angle), y: 20.1 + radius * sin(angle))
    }
    let path = Path { path in
      path.move(to: corners[6])
      for index in 0..<7 {
        let before = corners[(index + 6) % 7]
        let middle = (before + corners[index]) * 0.5
        path.addQuadCurve(to: corners[index], control: middle + (middle - Point(x: 24.3, y: 20.1)) * 0.2)
      }
      path.closeSubpath()
    }
    let (drawn, exact) = (
      coverage(white(.fill(path, .nonZero)), width: Self.width, height: Self.height), exact(path, .nonZero)
    )
    let errors = exact.enumerated().map { abs(Double(drawn[$0 / Self.width][$0 % Self.width]) - $1) }
    #expect(errors.max()! < 8, "seed \(seed): \(errors.max()!)")
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.4, "seed \(seed)")
  }

  @Test("Pieces of one path leave no cracks", arguments: 0..<20)
  func piecesOfOnePathLeaveNoCracks(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let middle = Point(x: .random(in: 15...30, using: &generator), y: .random(in: 12...28, using: &generator))
    let corners = [Point(x: 4, y: 4), Point(x: 44, y: 4), Point(x: 44, y: 36), Point(x: 4, y: 36)]
    let path = Path { path in
      for index in 0..<4 {
        path.addLines([corners[index], corners[(index + 1) % 4], middle])
        path.closeSubpath()
      }
    }
    let rows = coverage(white(.fill(path, .nonZero)), width: Self.width, height: Self.height)
    #expect(rows[4..<36].allSatisfy { $0[4..<44].allSatisfy { $0 == 255 } }, "seed \(seed)")
  }
}
