import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Shapes joined and cut")
struct ShapeBooleanTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 20)
  /// The left and the right three quarters of a frame.
  private let left = Rectangle().scale(x: 0.75, anchor: .leading)
  private let right = Rectangle().scale(x: 0.75, anchor: .trailing)

  /// Whether the first, the middle and the last quarter are inside.
  private func parts(_ shape: some Shape) -> [Bool] {
    [5.0, 20.0, 35.0].map { shape.path(in: rect).contains(Point(x: $0, y: 10)) }
  }

  @Test("Each operation keeps its part of both areas")
  func areas() {
    #expect(parts(left.union(right)) == [true, true, true])
    #expect(parts(left.intersection(right)) == [false, true, false])
    #expect(parts(left.subtracting(right)) == [true, false, false])
    #expect(parts(left.symmetricDifference(right)) == [true, false, true])
  }

  @Test("A line is kept inside or outside the other shape")
  func lines() {
    let line = Rectangle().scale(x: 1, y: 0.5)
    #expect(line.lineIntersection(left).path(in: rect).boundingRect == Rect(x: 0, y: 5, width: 30, height: 10))
    #expect(line.lineSubtraction(left).path(in: rect).boundingRect == Rect(x: 30, y: 5, width: 10, height: 10))
  }

  @Test("A joined shape is drawn, and follows an animation of its parts")
  func drawn() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      Circle().subtracting(Circle().scale(0.5)).fill(.black).background(.white)
    }
    #expect(panel.bitmap[50, 50] == 0xffff_ffff)
    #expect(panel.bitmap[50, 10] == 0xff00_0000)
    var pair = Circle().scale(0.5).union(Circle().scale(0.25))
    let to = Circle().scale(1).union(Circle().scale(0.75))
    pair.animatableData = to.animatableData
    #expect(pair.path(in: rect) == to.path(in: rect))
  }
}
