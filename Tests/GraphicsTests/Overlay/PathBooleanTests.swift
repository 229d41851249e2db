import SeededRandom
import Testing

@testable import Graphics

@Suite("Areas joined and cut")
struct PathBooleanTests {
  /// Pixels of a mask along a side, and in a unit.
  private static let side = 96, scale = 2.0

  /// How opaque each pixel of a filled path is, 0…255.
  private func mask(_ path: Path, eoFill: Bool) -> [UInt8] {
    let bitmap = Bitmap(width: Self.side, height: Self.side)
    let item = DisplayItem(
      .fill(path, eoFill ? .evenOdd : .nonZero), paint: .color(.white),
      transform: Transform(scaleX: Self.scale, y: Self.scale))
    Rasterizer().draw(DisplayList(items: [item]), into: bitmap)
    return (0..<Self.side * Self.side).map { UInt8(bitmap.pixels[$0] >> 24) }
  }

  /// Whether each pixel is inside or outside; `nil` where an outline is near.
  private func sides(_ mask: [UInt8]) -> [Bool?] {
    let side = Self.side
    return mask.indices.map { index in
      let (x, y) = (index % side, index / side)
      guard x > 0, y > 0, x < side - 1, y < side - 1, mask[index] == 0 || mask[index] == 255 else { return nil }
      for offset in [-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1]
      where mask[index + offset] != mask[index] { return nil }
      return mask[index] == 255
    }
  }

  /// A path of polygons that cross themselves and others, with many points and edges in common, and of curves.
  private func randomPath(_ random: inout SeededGenerator) -> Path {
    Path { path in
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        func place() -> Point {
          let isCoarse = Bool.random(using: &random)
          let unit = isCoarse ? 8.0 : 0.25
          return Point(
            x: Double(Int.random(in: 0...Int(48 / unit), using: &random)) * unit,
            y: Double(Int.random(in: 0...Int(48 / unit), using: &random)) * unit)
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: path.addRect(Rect(origin: place(), size: Size(width: 16, height: 24)))
        case 1: path.addEllipse(in: Rect(origin: place(), size: Size(width: 20, height: 12)))
        case 2:
          path.move(to: place())
          path.addQuadCurve(to: place(), control: place())
          path.addCurve(to: place(), control1: place(), control2: place())
        default:
          path.addLines((0..<Int.random(in: 3...7, using: &random)).map { _ in place() })
          path.closeSubpath()
        }
      }
    }
  }

  private typealias Operation = @Sendable (Path, Path, Bool) -> Path

  /// Each operation, and what it makes of two areas.
  private static let operations: [(name: String, apply: Operation, isInside: @Sendable (Bool, Bool) -> Bool)] = [
    ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
  ]

  @Test("Random areas look like the combination of their masks, pixel by pixel", arguments: 0..<20)
  func masks(seed: Int) {
    for round in 0..<8 {
      var random = SeededGenerator(seed: seed * 1000 + round)
      let (first, second) = (randomPath(&random), randomPath(&random))
      for eoFill in [false, true] {
        let (one, other) = (sides(mask(first, eoFill: eoFill)), sides(mask(second, eoFill: eoFill)))
        let sure = one.indices.filter { one[$0] != nil && other[$0] != nil }
        #expect(sure.count > Self.side * Self.side / 4, "seed \(seed) round \(round): nearly all is outline")
        for (name, apply, isInside) in Self.operations {
          let shown = mask(apply(first, second, eoFill), eoFill: false)
          let wrong = sure.filter { shown[$0] != (isInside(one[$0]!, other[$0]!) ? 255 : 0) }
          let places = wrong.prefix(5).map { "\($0 % Self.side),\($0 / Self.side)" }
          #expect(wrong.isEmpty, "\(name) seed \(seed) round \(round) eoFill \(eoFill): \(wrong.count) at \(places)")
        }
      }
    }
  }

  @Test("A result looks the same by both fill rules, and joined with itself", arguments: 0..<20)
  func ruleless(seed: Int) {
    var random = SeededGenerator(seed: 77_000 + seed)
    let result = randomPath(&random).symmetricDifference(randomPath(&random))
    let shown = mask(result, eoFill: false)
    func difference(_ other: [UInt8]) -> Int { zip(shown, other).map { abs(Int($0) - Int($1)) }.max() ?? 0 }
    #expect(difference(mask(result, eoFill: true)) <= 2)
    #expect(difference(mask(result.union(result), eoFill: false)) <= 2)
    #expect(result.subtracting(result).isEmpty)
    #expect(result.symmetricDifference(result).isEmpty)
  }

  @Test("Squares that share an edge become one rectangle of four corners")
  func sharedEdge() {
    let joined = Path(Rect(x: 0, y: 0, width: 10, height: 10)).union(Path(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(joined.elements.count == 5, "\(joined)")
    #expect(joined.boundingRect == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("Squares that touch at a corner stay two rings")
  func sharedCorner() {
    let joined = Path(Rect(x: 0, y: 0, width: 10, height: 10)).union(Path(Rect(x: 10, y: 10, width: 10, height: 10)))
    #expect(joined.elements.count { if case .move = $0 { true } else { false } } == 2, "\(joined)")
  }

  @Test("A hole is a ring of its own")
  func hole() {
    let square = Path(Rect(x: 0, y: 0, width: 30, height: 30))
    let frame = square.subtracting(Path(Rect(x: 10, y: 10, width: 10, height: 10)))
    #expect(frame.contains(Point(x: 5, y: 5)))
    #expect(!frame.contains(Point(x: 15, y: 15)))
    #expect(frame.elements.count == 10)
  }

  @Test("A small path is as smooth as a large one")
  func small() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 1, height: 1))
    let joined = circle.union(circle.offsetBy(dx: 0.5, dy: 0))
    let enlarged = joined.applying(Transform(scaleX: 1000, y: 1000)).boundingRect
    #expect(abs(enlarged.width - 1500) < 0.5 && abs(enlarged.height - 1000) < 0.5)
    #expect(joined.elements.count > 60)
  }

  @Test("Numbers that are none, and endless ones, end no program")
  func hostile() {
    let bad: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      func place() -> Point { Point(x: bad.randomElement(using: &random)!, y: bad.randomElement(using: &random)!) }
      let path = Path { path in
        path.addLines([place(), place(), place()])
        path.addCurve(to: place(), control1: place(), control2: place())
      }
      let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
      for (_, apply, _) in Self.operations { _ = apply(path, square, false) }
      _ = path.lineIntersection(square)
    }
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().subtracting(Path(Rect(x: 0, y: 0, width: 1, height: 1))).isEmpty)
  }
}
