import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Rows that scroll, each of which can be dragged onto another.
private struct RowsPanel: View {
  let log: Log
  var isLazy = false

  var body: some View {
    ScrollView {
      if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
    }
  }

  private var rows: some View {
    ForEach(0..<40) { index in
      Text("Row \(index)").frame(maxWidth: .infinity).frame(height: 40)
        .draggable("row \(index)")
        .dropDestination(for: String.self) { items, _ in
          log.note("\(items[0]) on \(index)")
          return true
        }
    }
  }
}

@MainActor
@Suite("Dragging inside scroll views")
struct DragScrollTests {
  private func rows(_ log: Log = Log(), isLazy: Bool = false) throws -> Harness {
    try Harness(size: Size(width: 200, height: 240)) { RowsPanel(log: log, isLazy: isLazy) }
  }

  @Test("A finger that moves at once scrolls")
  func scrolls() throws {
    let log = Log()
    let panel = try rows(log)
    let before = try panel.element("Row 3").frame.minY
    try panel.drag("Row 3", dx: 0, dy: -60)
    #expect(try panel.element("Row 3").frame.minY < before - 30)
    #expect(log.take() == [])
  }

  @Test("A finger that rests for half a second drags, and the content stays")
  func drags() throws {
    let log = Log()
    let panel = try rows(log)
    let before = try panel.element("Row 3").frame
    try panel.press("Row 1")
    try panel.advance(by: .milliseconds(520))
    try panel.move(dx: 0, dy: 80, steps: 8)
    try panel.lift()
    #expect(log.take() == ["row 1 on 3"])
    #expect(try panel.element("Row 3").frame == before)
  }

  @Test(
    "Near an edge the content scrolls on to its end, and stands while the finger is away", arguments: [false, true])
  func edge(isLazy: Bool) throws {
    let log = Log()
    let panel = try rows(log, isLazy: isLazy)
    try panel.press("Row 1")
    try panel.advance(by: .milliseconds(520))
    try panel.move(to: Point(x: 100, y: 236))
    try panel.advance(by: .milliseconds(500))
    // It has gone on by nearly 270 points.
    #expect(try panel.element("Row 9").frame.minY < 120)
    try panel.move(to: Point(x: 100, y: 120))
    let rest = try panel.element("Row 9").frame
    try panel.advance(by: .milliseconds(500))
    #expect(try panel.element("Row 9").frame == rest)
    try panel.move(to: Point(x: 100, y: 236))
    try panel.advance(by: .seconds(10))
    // The last row, whose text stands on whole pixels, reaches from 200 to 240.
    #expect(abs(try panel.element("Row 39").frame.midY - 220) <= 0.5)
    try panel.lift()
    #expect(log.take() == ["row 1 on 39"])
    try panel.advance(by: .seconds(5))
    #expect(panel.stage.deadline == nil)
  }

  @Test("A finger that rests near an edge without having moved scrolls nothing")
  func restsAtEdge() throws {
    let panel = try rows()
    let before = try panel.element("Row 5").frame
    try panel.press("Row 5")
    try panel.advance(by: .seconds(2))
    #expect(try panel.element("Row 5").frame == before)
    try panel.cancel()
  }

  @Test("Keys bring the destination into sight")
  func keysReveal() throws {
    let log = Log()
    let panel = try rows(log)
    try panel.perform("Drag", on: "Row 2")
    for _ in 0..<9 { try panel.key(.down) }
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Row 12").frame.maxY <= 240)
    try panel.key(.enter)
    #expect(log.take() == ["row 2 on 12"])
  }
}
