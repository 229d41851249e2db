import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite("Shapes")
struct ShapeTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  @Test("Fill and strokes of one shape lie over each other in the order in which they are named")
  func chains() throws {
    let bitmap = try drawn {
      Rectangle().fill(red).stroke(blue, lineWidth: 8).frame(width: 20, height: 20)
    }
    #expect(
      [bitmap.hex(20, 20), bitmap.hex(10, 20), bitmap.hex(7, 20), bitmap.hex(5, 20)] == [
        "FF0000", "0000FF", "0000FF", "FFFFFF",
      ])
  }

  @Test("A border lies wholly inside, a stroke on both sides of the outline")
  func borders() throws {
    let border = try drawn { Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20) }
    #expect([9, 10, 13, 14].map { border.hex($0, 20) } == ["FFFFFF", "FF0000", "FF0000", "FFFFFF"])
    let stroke = try drawn { Rectangle().stroke(red, lineWidth: 4).frame(width: 20, height: 20) }
    #expect([7, 8, 11, 12].map { stroke.hex($0, 20) } == ["FFFFFF", "FF0000", "FF0000", "FFFFFF"])
  }

  @Test("A trimmed outline is that share of its length")
  func trim() {
    let circle = Circle().path(in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(length(circle) - 20 * .pi) < 0.05)
    for (from, to) in [(0.0, 0.25), (0.1, 0.6), (0.9, 1), (0, 1)] {
      #expect(abs(length(circle.trimmedPath(from: from, to: to)) - (to - from) * 20 * .pi) < 0.05)
    }
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let line = Path { $0.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 30)]) }
    #expect(line.trimmedPath(from: 0.125, to: 0.5).boundingRect == Rect(x: 5, y: 0, width: 5, height: 10))
  }

  private func length(_ path: Path) -> Double {
    let outline = path.strokedPath(StrokeStyle(lineWidth: 0.01))
    var (area, start, last) = (0.0, Point.zero, Point.zero)
    outline.forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to):
        area += last.x * to.y - to.x * last.y
        last = to
      default: area += last.x * start.y - start.x * last.y
      }
    }
    return abs(area) / 2 / 0.01
  }

  @Test("A continuous corner starts further out than a circle's and meets it on the diagonal")
  func continuous() {
    let circular = RoundedRectangle(cornerRadius: 20, style: .circular).path(in: frame)
    let smooth = RoundedRectangle(cornerRadius: 20).path(in: frame)
    let middle = 20 * (1 - 0.5.squareRoot())
    for path in [circular, smooth] {
      #expect(path.contains(Point(x: middle + 0.1, y: middle + 0.1)))
      #expect(!path.contains(Point(x: middle - 0.1, y: middle - 0.1)))
    }
    #expect(circular.contains(Point(x: 24, y: 0.02)) && !smooth.contains(Point(x: 24, y: 0.02)))
    #expect(smooth.boundingRect == frame)
    // Without room for that it is a circle's: the largest radius gives the same outline in both styles.
    let stadium = RoundedRectangle(cornerRadius: 30).path(in: frame)
    #expect(stadium.contains(Point(x: 9, y: 9)) && !stadium.contains(Point(x: 8.6, y: 8.6)))
  }

  @Test("Each corner has its own radius, and radii that do not fit become smaller together")
  func uneven() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 40).path(in: frame)
    let corners = [Point(x: 1, y: 1), Point(x: 99, y: 1), Point(x: 99, y: 59), Point(x: 1, y: 59)]
    #expect(corners.map { path.contains($0) } == [false, true, false, true])
    let tall = UnevenRoundedRectangle(topLeadingRadius: 90, bottomLeadingRadius: 30).path(in: frame)
    #expect(tall.boundingRect == frame)
    #expect(tall.contains(Point(x: 2, y: 46)) && !tall.contains(Point(x: 2, y: 30)))
  }

  @Test("Turned, scaled, moved and sized shapes")
  func changed() {
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().scale(0.5).path(in: square).boundingRect == Rect(x: 2.5, y: 2.5, width: 5, height: 5))
    #expect(Rectangle().offset(x: 3).path(in: square).boundingRect == Rect(x: 3, y: 0, width: 10, height: 10))
    #expect(
      Rectangle().size(width: 4, height: 2).path(in: square).boundingRect == Rect(x: 0, y: 0, width: 4, height: 2))
    let turned = Rectangle().rotation(.degrees(45)).path(in: square).boundingRect
    #expect(abs(turned.width - 14.142) < 0.01 && abs(turned.minX + 2.071) < 0.01)
    #expect(Rectangle().inset(by: 2).rotation(.degrees(90)).path(in: square).boundingRect.width.rounded() == 6)
    #expect(Rectangle().inset(by: 20).path(in: square).boundingRect.isEmpty)
  }

  @Test("A touch meets the outline, not its frame; of a stroke only the line")
  func touch() throws {
    var touched = ""
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      ZStack {
        Circle().fill(red).onTapGesture { touched = "disc" }.frame(width: 100, height: 100)
        Circle().stroke(blue, lineWidth: 6).onTapGesture { touched = "ring" }.frame(width: 60, height: 60)
      }
    }
    func touch(_ x: Double, _ y: Double) throws -> String {
      touched = ""
      try panel.press(at: Point(x: x, y: y))
      try panel.lift()
      return touched
    }
    #expect(try touch(50, 50) == "disc")
    #expect(try touch(50, 21) == "ring")
    #expect(try touch(3, 3) == "")
  }

  @Test("Shapes of any type, and static members")
  func members() {
    let shapes: [AnyShape] = [AnyShape(.circle), AnyShape(.rect(cornerRadius: 4)), AnyShape(.capsule), AnyShape(.rect)]
    #expect(shapes.map { $0.path(in: frame).boundingRect.width } == [60, 100, 100, 100])
    #expect(shapes[0].sizeThatFits(ProposedViewSize(frame.size)) == Size(width: 60, height: 60))
  }

  @Test("A circle's outline begins at its right and goes down, and a trim of it with it")
  func circle() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: rect).boundingRect
    #expect(quarter.minX > 49.9 && quarter.minY > 49.9, "\(quarter)")
    let half = Ellipse().trim(from: 0.5, to: 1).path(in: rect).boundingRect
    #expect(half.maxY < 50.1 && half.width > 99, "\(half)")
  }
}
