import Glibc
import SeededRandom
import Testing

@testable import Graphics

@Suite struct GeometryTests {
  @Test("Rectangles join and meet")
  func rectanglesJoinAndMeet() {
    let (a, b) = (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 5, y: -5, width: 10, height: 10))
    #expect(a.union(b) == Rect(x: 0, y: -5, width: 15, height: 15))
    #expect(a.intersection(b) == Rect(x: 5, y: 0, width: 5, height: 5))
    #expect(a.intersection(Rect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(a.union(.null) == a && Rect.null.union(a) == a)
    #expect(a.contains(Point(x: 0, y: 0)) && !a.contains(Point(x: 10, y: 5)))
    #expect(Rect(x: 5, y: 5, width: -3, height: -2).standardized == Rect(x: 2, y: 3, width: 3, height: 2))
    #expect(Rect.infinite.contains(a) && !Rect.null.intersects(a))
  }

  @Test("Transforms compose and invert")
  func transformsComposeAndInvert() throws {
    let map = Transform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -4)
    let back = try #require(map.inverse)
    let point = Point(x: 3, y: 8)
    #expect(point.applying(map).applying(back).distance(to: point) < 1e-9)
    #expect(Transform(scaleX: 0, y: 1).inverse == nil)
    let turned = Point(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-12, "clockwise, as y points down")
  }

  @Test("Angles are added and multiplied in place")
  func anglesAreAddedAndMultipliedInPlace() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    #expect(abs(angle.degrees - 90) < 1e-9)
    angle -= .radians(.pi / 4)
    #expect(abs(angle.degrees - 45) < 1e-9)
    angle *= -4
    #expect(abs(angle.degrees + 180) < 1e-9)
    angle /= 3
    #expect(abs(angle.degrees + 60) < 1e-9)
  }

  @Test("Pixels cover what they touch")
  func pixelsCoverWhatTheyTouch() {
    #expect(
      PixelRect(covering: Rect(x: 0.1, y: -0.1, width: 1, height: 1)) == PixelRect(minX: 0, minY: -1, maxX: 2, maxY: 1))
    #expect(PixelRect(covering: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(covering: Rect(x: 0, y: 0, width: .nan, height: 1)).isEmpty)
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(PixelRect(covering: Rect(x: -1e300, y: 0, width: .infinity, height: 1)).maxX == 1_000_000)
  }

  @Test("Arcs keep their distance")
  func arcsKeepTheirDistance() {
    for clockwise in [false, true] {
      let path = Path {
        $0.addArc(
          center: Point(x: 4, y: 5), radius: 10, startAngle: .degrees(30), endAngle: .degrees(300),
          clockwise: clockwise)
      }
      for element in path.elements {
        guard case .curve(let to, _, _) = element else { continue }
        #expect(abs(to.distance(to: Point(x: 4, y: 5)) - 10) < 1e-9)
      }
    }
  }

  @Test("Paths know their bounds")
  func pathsKnowTheirBounds() {
    let path = Path {
      $0.move(to: Point(x: 1, y: 2))
      $0.addCurve(to: Point(x: 5, y: 2), control1: Point(x: 1, y: 9), control2: Point(x: 5, y: 9))
    }
    #expect(path.boundingRect == Rect(x: 1, y: 2, width: 4, height: 5.25))
    #expect(path.offsetBy(dx: 1, dy: 1).boundingRect == Rect(x: 2, y: 3, width: 4, height: 5.25))
    #expect(Path().boundingRect.isNull && Path().isEmpty)
  }
}

@Suite(.seeded) struct RegionTests {
  @Test("No pixel is lost and none is there twice", arguments: 0..<40)
  func noPixelIsLostAndNoneIsThereTwice(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let side = 64
    var wanted = [Bool](repeating: false, count: side * side)
    var region = Region()
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      let rect = PixelRect(
        x: .random(in: 0..<side, using: &generator), y: .random(in: 0..<side, using: &generator),
        width: .random(in: 0...20, using: &generator), height: .random(in: 0...20, using: &generator)
      ).intersection(PixelRect(x: 0, y: 0, width: side, height: side))
      region.insert(rect)
      for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { wanted[y * side + x] = true } }
      #expect(region.rects.count <= Region.limit)
      var held = [Int](repeating: 0, count: side * side)
      for rect in region.rects {
        #expect(!rect.isEmpty)
        for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { held[y * side + x] += 1 } }
      }
      #expect(held.allSatisfy { $0 <= 1 }, "seed \(seed): rectangles overlap")
      #expect(zip(held, wanted).allSatisfy { $0 == 1 || !$1 }, "seed \(seed): a pixel was lost")
    }
    let inner = PixelRect(x: 10, y: 20, width: 30, height: 12)
    let clipped = region.clipped(to: inner)
    #expect(clipped.area == region.rects.reduce(0) { $0 + $1.intersection(inner).area })
  }

  @Test("Distant changes stay apart")
  func distantChangesStayApart() {
    var region = Region(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.insert(PixelRect(x: 700, y: 400, width: 10, height: 10))
    #expect(region.area == 200 && region.bounds.width == 710)
    #expect(!region.intersects(PixelRect(x: 300, y: 200, width: 10, height: 10)))
  }
}
