import Graphics
import Observation
import Testing

@testable import Controls
@testable import Looks
@testable import FaceplateTesting
@testable import Runtime

/// A view that counts how often it is drawn.
private struct Counted: @MainActor LayoutView {
  let number: Int

  func makeBehavior(for layoutNode: LayoutNode) -> CountedBehavior { CountedBehavior(layoutNode) }
  func configure(_ behavior: CountedBehavior, in environment: EnvironmentValues) { behavior.number = number }
}

private final class CountedBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode
  var number = 0
  static var drawn: [Int] = []

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  func measure(_ proposal: ProposedViewSize) -> Size { Size(width: 50, height: 20) }

  func paint(into painter: inout Painter) {
    Self.drawn.append(number)
    painter.fill(Rect(x: 2, y: 2, width: 40, height: 10), .white)
  }
}

@Observable private final class Marked { var row = 0 }

@Suite("Pixels that are moved")
struct MovedPixelsTests {
  private func scrolled(
    by distance: Size = Size(width: 0, height: 4), scale: Double = 1, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> (panel: Harness, movement: PixelMovement?) {
    let panel = try Harness(size: Size(width: 200, height: 200), scale: scale, root: content)
    // The first movement shows the indicator and the shade at the edge.
    try panel.send(.wheel(by: distance, at: Point(x: 100, y: 100)))
    panel.drawsFrames = false
    try panel.send(.wheel(by: distance, at: Point(x: 100, y: 100)))
    let (drawing, movement) = try #require(panel.stage.drawMoving())
    movement?.apply(to: panel.bitmap)
    panel.rasterizer.draw(drawing.list, into: panel.bitmap, region: movement?.redrawn ?? drawing.damage)
    try panel.check()
    return (panel, movement)
  }

  @Test("Of a list that is scrolled the pixels are moved, and little is drawn again")
  func rows() throws {
    let (panel, found) = try scrolled { List(0..<100) { Text("Row \($0)") } }
    let movement = try #require(found)
    #expect(movement.dy == -4 && movement.dx == 0)
    #expect(movement.redrawn.area * 2 < 200 * 200)
    try panel.checkAgainstRendering()
  }

  @Test("Nothing is drawn again of a row that is moved within sight")
  func count() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Counted(number: $0) } } }
    }
    CountedBehavior.drawn = []
    try panel.send(.wheel(by: Size(width: 0, height: 4), at: Point(x: 100, y: 100)))
    // The first goes out of sight at the top, and the next comes into sight at the bottom.
    #expect(Set(CountedBehavior.drawn).isSubset(of: [0, 9, 10]))
    try panel.checkAgainstRendering()
  }

  @Test("A row that changes in the same frame is drawn again, and the others are moved")
  func change() throws {
    let model = Marked()
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      List(0..<100) { number in Text("Row \(number)").background(model.row == number ? .red : .green) }
    }
    try panel.send(.wheel(by: Size(width: 0, height: 4), at: Point(x: 100, y: 100)))
    panel.drawsFrames = false
    model.row = 2
    try panel.send(.wheel(by: Size(width: 0, height: 4), at: Point(x: 100, y: 100)))
    let (drawing, found) = try #require(panel.stage.drawMoving())
    let movement = try #require(found)
    #expect(movement.redrawn.area * 2 < 200 * 200)
    movement.apply(to: panel.bitmap)
    panel.rasterizer.draw(drawing.list, into: panel.bitmap, region: movement.redrawn)
    try panel.check()
    try panel.checkAgainstRendering()
  }

  @Test("Who draws the whole panel in between gets no pixels to move")
  func whole() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) { List(0..<100) { Text("Row \($0)") } }
    panel.drawsFrames = false
    try panel.send(.wheel(by: Size(width: 0, height: 4), at: Point(x: 100, y: 100)))
    _ = panel.stage.drawAll()
    let (drawing, movement) = try #require(panel.stage.drawMoving())
    #expect(movement == nil)
    panel.rasterizer.draw(drawing.list, into: panel.bitmap, region: drawing.damage)
    try panel.check()
  }

  @Test("Who draws the display list alone gets no pixels to move")
  func list() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) { List(0..<100) { Text("Row \($0)") } }
    panel.drawsFrames = false
    for _ in 0..<3 {
      try panel.send(.wheel(by: Size(width: 0, height: 4), at: Point(x: 100, y: 100)))
      let drawing = try #require(panel.stage.draw())
      panel.rasterizer.draw(drawing.list, into: panel.bitmap, region: drawing.damage)
      try panel.check()
    }
  }

  @Test("What a group blurs, fades or blends is drawn again as a whole")
  func group() throws {
    let (_, movement) = try scrolled { List(0..<100) { Text("Row \($0)") }.opacity(0.5) }
    #expect(movement == nil)
  }

  @Test("Nothing is moved that lies infinitely far away", arguments: [Double.infinity, -.infinity, .nan])
  func infinitelyFarAway(place: Double) {
    var (before, after) = (Transform.identity, Transform.identity)
    (before.tx, after.tx, after.ty) = (place, place, 4)
    let clip = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(Shift(from: PaintState(transform: before, clip: clip), to: PaintState(transform: after, clip: clip)) == nil)
  }

  @Test("Two scroll views that move in one frame, one of them inside the other, are both right")
  func nested() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      ScrollView {
        VStack {
          ScrollView { VStack { ForEach(0..<30) { Text("Inner \($0)") } } }.frame(height: 120)
          ForEach(0..<30) { Text("Outer \($0)") }
        }
      }
    }
    for step in 0..<20 {
      panel.drawsFrames = false
      try panel.send(.wheel(by: Size(width: 0, height: 5), at: Point(x: 100, y: 20)))
      try panel.send(.wheel(by: Size(width: 0, height: Double(step % 7 - 2)), at: Point(x: 100, y: 180)))
      panel.drawsFrames = true
      try panel.frame()
      try panel.checkAgainstRendering()
    }
  }
}
