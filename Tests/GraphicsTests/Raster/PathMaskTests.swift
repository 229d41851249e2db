import SeededRandom
import Testing

@testable import Graphics

/// Outlines that are drawn again come from masks, and nobody can tell from the bytes.
@Suite(.seeded) struct PathMaskTests {
  private let width = 140
  private let height = 100

  /// Outlines with random numbers.
  private struct Icons {
    var generator: SeededGenerator
    let extent: Double

    mutating func next(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }

    mutating func point() -> Point { Point(x: next(0, extent), y: next(0, extent)) }

    mutating func rect() -> Rect {
      Rect(x: next(0, 20), y: next(0, 20), width: next(0, extent), height: next(0, extent))
    }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        case 2: path.closeSubpath()
        default: path.addLine(to: point())
        }
      }
      return path
    }

    mutating func style() -> StrokeStyle {
      StrokeStyle(
        lineWidth: Bool.random(using: &generator) ? 0 : next(0.3, 6),
        lineCap: [.butt, .round, .square].randomElement(using: &generator)!,
        lineJoin: [.miter, .round, .bevel].randomElement(using: &generator)!, miterLimit: next(1, 12),
        dash: Bool.random(using: &generator) ? [] : [next(1, 6), next(1, 6)], dashPhase: next(-5, 5))
    }

    mutating func shape() -> DisplayItem.Shape {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .fill(path(), .evenOdd)
      case 1, 2: .fill(path(), .nonZero)
      case 3: .rect(rect())
      case 4: .ellipse(rect())
      case 5: .roundedRect(rect(), radius: next(0, 20))
      default: .stroke(path(), style())
      }
    }

    mutating func transform() -> Transform {
      let turn = Bool.random(using: &generator) ? Transform(rotationAngle: next(-3, 3)) : .identity
      return turn.scaledBy(x: next(0.4, 1.5), y: next(0.4, 1.5))
    }

    /// A place a whole number of pixels from a corner.
    mutating func place(_ corner: Point) -> Transform {
      Transform(translationX: corner.x + next(-20, 110).rounded(), y: corner.y + next(-20, 80).rounded())
    }

    mutating func paint() -> Paint {
      let color = RGBA(red: next(0, 1), green: next(0, 1), blue: next(0, 1), opacity: next(0, 1) < 0.5 ? 1 : next(0, 1))
      if next(0, 1) < 0.6 { return .color(color) }
      return .gradient(GradientPattern(.linear(from: point(), to: point()), colors: [color, .white]))
    }
  }

  /// A frame after the other from the same shapes, which move, beside drawings that remember nothing.
  @Test("Masks give the bytes of scans", arguments: 0..<60)
  func masksGiveTheBytesOfScans(seed: Int) {
    var icons = Icons(generator: SeededGenerator(seed: seed), extent: seed % 3 == 0 ? 110 : 36)
    let shapes = (0..<8).map { _ in (icons.shape(), icons.transform(), icons.point()) }
    let bitmap = Bitmap(width: width, height: height)
    let rasterizer = Rasterizer(usesAllProcessors: false)
    for frame in 0..<14 {
      var list = DisplayList(background: .black)
      for (shape, transform, corner) in shapes {
        let start = Point(x: icons.next(-5, 30), y: icons.next(-5, 30))
        let clip = Rect(origin: start, size: Size(width: icons.next(20, 120), height: icons.next(9, 90)))
        list.append(
          DisplayItem(
            shape, paint: icons.paint(), transform: transform.concatenating(icons.place(corner)),
            clip: Bool.random(using: &icons.generator) ? .infinite : clip))
      }
      var scene = RandomScene(seed: seed * 10 + frame, width: width, height: height)
      let region = frame % 3 != 0 ? Region(bitmap.bounds) : scene.region()
      let cold = bitmap.copy()
      rasterizer.draw(list, into: bitmap, region: region)
      Rasterizer(usesAllProcessors: false).draw(list, into: cold, region: region)
      #expect(bitmap == cold, "seed \(seed), frame \(frame)")
    }
    #expect(rasterizer.shapes.paths.hits > 0, "seed \(seed)")
  }

  private let arrow = Path { path in
    path.move(to: Point(x: 1, y: 9.7))
    path.addLine(to: Point(x: 12.3, y: 1.1))
    path.addCurve(to: Point(x: 23, y: 20.4), control1: Point(x: 3, y: 4), control2: Point(x: 19, y: 2.5))
    path.closeSubpath()
  }

  /// Draws a shape in a frame of its own.
  private func draw(_ shape: DisplayItem.Shape, _ transform: Transform, _ rasterizer: Rasterizer) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    rasterizer.draw(DisplayList(items: [white(shape, transform: transform)]), into: bitmap)
    return bitmap
  }

  @Test("What is drawn once is not remembered")
  func whatIsDrawnOnceIsNotRemembered() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    let paths = rasterizer.shapes.paths
    let twice = DisplayList(items: [white(.fill(arrow, .nonZero)), white(.fill(arrow, .nonZero))])
    rasterizer.draw(twice, into: Bitmap(width: 40, height: 40))
    #expect(paths.used == 0 && paths.misses == 0, "twice in one frame is no return")
    rasterizer.draw(twice, into: Bitmap(width: 40, height: 40))
    #expect(paths.used > 0 && paths.misses == 1 && paths.hits == 1)
  }

  @Test("What moves by whole pixels keeps its mask", arguments: [false, true])
  func whatMovesByWholePixelsKeepsItsMask(isStroke: Bool) {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    let paths = rasterizer.shapes.paths
    let shape: DisplayItem.Shape = isStroke ? .stroke(arrow, StrokeStyle(lineWidth: 2)) : .fill(arrow, .nonZero)
    let (fx, fy) = (0.1, 2.0 / 3)
    func place(_ x: Double, _ y: Double) -> Transform { Transform(translationX: x + fx, y: y + fy) }
    for _ in 0..<2 { _ = draw(shape, place(0, 0), rasterizer) }
    #expect(paths.misses == 1)
    // Sums with large numbers lose some of the fraction's bits.
    let first = draw(shape, place(30, 30), rasterizer)
    for step in 1...60 {
      let (x, y) = (step * 7 % 100, step * 11 % 70)
      let moved = draw(shape, place(Double(x), Double(y)), rasterizer)
      let isEqual = (2..<28).allSatisfy { row in
        (2..<28).allSatisfy { column in
          x + column >= width || y + row >= height || moved[x + column, y + row] == first[30 + column, 30 + row]
        }
      }
      #expect(isEqual, "moved by \(x), \(y)")
    }
    #expect(paths.misses == 1 && paths.hits == 61)
    for far in [-70_000.0, -1, 90_000] {
      let parts = WholePixels(place(far, far))
      #expect(parts.transform == WholePixels(place(0, 0)).transform && parts.x == Int(far) && parts.y == Int(far))
    }
  }

  @Test("What moves by parts of pixels gets masks of its own")
  func whatMovesByPartsOfPixelsGetsMasksOfItsOwn() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    for step in 0..<16 {
      let transform = Transform(translationX: 5 + Double(step) / 16, y: 5)
      let drawings = (0..<3).map { _ in draw(.fill(arrow, .nonZero), transform, rasterizer) }
      let alone = draw(.fill(arrow, .nonZero), transform, Rasterizer(usesAllProcessors: false))
      #expect(drawings.allSatisfy { $0 == alone })
    }
    #expect(rasterizer.shapes.paths.misses == 16 && rasterizer.shapes.paths.hits == 16)
  }

  /// A change of any point, of the rule or of the style is seen, even one that leaves the bounds and the digest alone.
  @Test("A changed outline is not taken for its former self")
  func aChangedOutlineIsNotTakenForItsFormerSelf() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    func arrow(_ y: Double) -> Path {
      var path = self.arrow
      path.addCurve(to: Point(x: 5, y: 12), control1: Point(x: 6, y: 6), control2: Point(x: 20, y: y))
      return path
    }
    func equal(_ shape: DisplayItem.Shape) -> Bool {
      (0..<3).allSatisfy { _ in draw(shape, .identity, rasterizer) == draw(shape, .identity, Rasterizer()) }
    }
    #expect(
      DisplayItem.Shape.fill(arrow(3), .nonZero).digest(.identity)
        == DisplayItem.Shape.fill(arrow(18), .nonZero).digest(.identity), "else this tests less")
    for _ in 0..<3 {
      #expect(equal(.fill(arrow(3), .nonZero)))
      #expect(equal(.fill(arrow(18), .nonZero)))
      #expect(equal(.fill(arrow(18), .evenOdd)))
      for join in [LineJoin.miter, .round, .bevel] {
        #expect(equal(.stroke(arrow(18), StrokeStyle(lineWidth: 3, lineJoin: join))))
      }
      #expect(equal(.stroke(arrow(18), StrokeStyle(lineWidth: 3, dash: [3, 2]))))
      #expect(equal(.stroke(arrow(18), StrokeStyle(lineWidth: 3, dash: [2, 3]))))
    }
    // The path is copied when it changes, so that its former self stays as it was.
    var path = arrow(3)
    for step in 0..<6 {
      #expect(equal(.fill(path, .nonZero)))
      path.addLine(to: Point(x: 20 - Double(step), y: 15))
    }
  }

  private func tick(_ number: Int) -> DisplayItem.Shape {
    let end = Point(x: 3 + Double(number % 60), y: 3 + Double(number / 60))
    return .stroke(Path { $0.addLines([.zero, end]) }, StrokeStyle(lineWidth: 2, lineCap: .round))
  }

  @Test("The memory of masks is bounded")
  func theMemoryOfMasksIsBounded() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    let paths = rasterizer.shapes.paths
    let bitmap = Bitmap(width: width, height: height)
    var most = 0
    for first in stride(from: 0, to: 3000, by: 40) {
      let list = DisplayList(items: (first..<first + 40).map { white(tick($0)) })
      for _ in 0..<2 {
        rasterizer.draw(list, into: bitmap)
        #expect(paths.used <= GraphicsLimits.pathMaskBytes)
        most = max(most, paths.used)
      }
    }
    #expect(most > GraphicsLimits.pathMaskBytes * 3 / 4)
    #expect(paths.misses > 2700, "new masks take the room of old ones")
    // A path with more points than there is room for is not kept, however small it is.
    let dense = Path { path in
      path.move(to: .zero)
      for index in 0..<20_000 { path.addLine(to: Point(x: Double(index % 30), y: Double(index % 29))) }
    }
    let misses = paths.misses
    for _ in 0..<4 { _ = draw(.fill(dense, .evenOdd), .identity, rasterizer) }
    #expect(paths.misses == misses && paths.used <= GraphicsLimits.pathMaskBytes)
  }

  @Test("What is drawn in each frame outlives what is not")
  func whatIsDrawnInEachFrameOutlivesWhatIsNot() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    let paths = rasterizer.shapes.paths
    let bitmap = Bitmap(width: width, height: height)
    func draw(_ numbers: some Sequence<Int>) {
      rasterizer.draw(DisplayList(items: numbers.map { white(tick($0)) }), into: bitmap)
    }
    for _ in 0..<2 { draw(0..<5) }
    #expect(paths.misses == 5)
    for first in stride(from: 100, to: 2500, by: 30) {
      for _ in 0..<2 { draw(Array(0..<5) + Array(first..<first + 30)) }
    }
    let misses = paths.misses
    #expect(misses > 2000)
    for _ in 0..<2 { draw(0..<5) }
    #expect(paths.misses == misses, "the five were drawn all the time")
    for _ in 0..<2 { draw(100..<105) }
    #expect(paths.misses == misses + 5, "these had to go")
  }

  /// Where a frame has more outlines than there is room for, some come from masks in each frame, and no mask is made
  /// for nothing.
  @Test("Too many outlines do not displace each other")
  func tooManyOutlinesDoNotDisplaceEachOther() {
    let rasterizer = Rasterizer(usesAllProcessors: false)
    let paths = rasterizer.shapes.paths
    let list = DisplayList(items: (0..<1500).map { white(tick($0)) })
    let bitmap = Bitmap(width: width, height: height)
    for _ in 0..<6 { rasterizer.draw(list, into: bitmap) }
    let (misses, hits) = (paths.misses, paths.hits)
    #expect(misses > 100)
    for _ in 0..<5 { rasterizer.draw(list, into: bitmap) }
    #expect(paths.misses == misses && paths.hits == hits + 5 * misses)
    let cold = Bitmap(width: width, height: height)
    Rasterizer(usesAllProcessors: false).draw(list, into: cold)
    #expect(bitmap == cold)
  }

  @Test("Odd numbers give the same bytes again", arguments: 0..<200)
  func oddNumbersGiveTheSameBytesAgain(seed: Int) {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e308, 1e18, -1e6, 999_999.5, 1e-300, -0.0, 1, 17.5, 40, 25]
    var generator = SeededGenerator(seed: seed)
    func number() -> Double { numbers.randomElement(using: &generator)! }
    func near() -> Double { Bool.random(using: &generator) ? number() : .random(in: 0...40, using: &generator) }
    func point() -> Point { Point(x: near(), y: near()) }
    let path = Path { path in
      path.move(to: point())
      path.addLine(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
    }
    let style = StrokeStyle(lineWidth: near(), miterLimit: near(), dash: [near(), near()], dashPhase: near())
    let transform = Transform(a: 1, b: near() / 40, c: 0, d: 1, tx: near(), ty: near())
    for shape in [DisplayItem.Shape.fill(path, .nonZero), .stroke(path, style), .stroke(path, StrokeStyle())] {
      let rasterizer = Rasterizer(usesAllProcessors: false)
      let first = draw(shape, transform, rasterizer)
      for _ in 0..<3 { #expect(draw(shape, transform, rasterizer) == first, "seed \(seed)") }
    }
  }
}
