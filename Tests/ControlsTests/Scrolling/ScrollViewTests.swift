import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Scroll views")
struct ScrollViewTests {
  private struct Rows: View {
    let log: Log
    var count = 20

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { row in
            Button("row \(row)") { log.note("row \(row)") }.frame(width: 200, height: 50)
          }
        }
      }
      .frame(width: 200, height: 200)
    }
  }

  private func panel(_ log: Log = Log(), count: Int = 20) throws -> Harness {
    try Harness(size: Size(width: 200, height: 200)) { Rows(log: log, count: count) }
  }

  private func top(_ panel: Harness, _ label: String = "row 0") throws -> Double {
    let frame = try panel.element(label).frame
    return frame.midY - 25
  }

  @Test("A drag moves the content and presses nothing")
  func drag() throws {
    let log = Log()
    let panel = try panel(log)
    try panel.press("row 2")
    try panel.move(dx: 0, dy: -10)
    try panel.move(dx: 0, dy: -60, steps: 6)
    try panel.advance(by: .milliseconds(200))
    try panel.lift()
    #expect(try top(panel) == -60)
    #expect(log.take().isEmpty)
  }

  @Test("A tap presses, and content that is pulled beyond its end comes back")
  func tapAndBounce() throws {
    let log = Log()
    let panel = try panel(log)
    try panel.tap("row 1")
    #expect(log.take() == ["row 1"])
    try panel.press("row 1")
    try panel.move(dx: 0, dy: 100, steps: 10)
    #expect(try top(panel) > 20)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == 0)
    #expect(panel.stage.deadline == nil)
  }

  @Test("A flick glides on, and a finger that stops it presses nothing")
  func flick() throws {
    let log = Log()
    let panel = try panel(log)
    try panel.press("row 3")
    try panel.move(dx: 0, dy: -90, steps: 6)
    try panel.lift()
    let released = try top(panel)
    try panel.advance(by: .milliseconds(100))
    let gliding = try top(panel)
    #expect(gliding < released - 20)
    try panel.tap(at: Point(x: 100, y: 100))
    let stopped = try top(panel)
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == stopped)
    #expect(log.take().isEmpty)
  }

  @Test("What is out of sight is neither drawn nor hit")
  func outOfSight() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 200, height: 400)) {
      VStack(spacing: 0) {
        Rows(log: log)
        Color.gray.frame(height: 200)
      }
    }
    try panel.tap(at: Point(x: 100, y: 230))
    #expect(log.take().isEmpty)
    let below = panel.snapshot()
    try panel.press(at: Point(x: 100, y: 150))
    try panel.move(dx: 0, dy: -60, steps: 6)
    for y in stride(from: 205, to: 400, by: 13) { #expect(panel.bitmap[100, y] == below[100, y]) }
  }

  @Test("Content that fits is not moved")
  func fits() throws {
    let panel = try panel(count: 3)
    try panel.drag("row 1", dx: 0, dy: -80)
    #expect(try top(panel) == 0)
  }

  @Test("Page and end keys, and the wheel, move it")
  func keysAndWheel() throws {
    let panel = try panel()
    try panel.key(.pageDown)
    try panel.advance(by: .seconds(1))
    #expect(try top(panel) == -180)
    try panel.key(.end)
    try panel.advance(by: .seconds(1))
    #expect(try top(panel) == -800)
    try panel.key(.home)
    try panel.advance(by: .seconds(1))
    #expect(try top(panel) == 0)
    try panel.send(.wheel(by: Size(width: 0, height: 30), at: Point(x: 100, y: 100)))
    #expect(try top(panel) == -30)
  }

  @Test("The control to which the knob goes is brought into sight")
  func knob() throws {
    let panel = try panel()
    for _ in 0..<8 { try panel.turn(by: 1) }
    try panel.advance(by: .seconds(1))
    let frame = try panel.element("row 7").frame
    #expect(frame.minY >= 0 && frame.maxY <= 200)
    #expect(try top(panel) < -100)
  }

  private struct Reader: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Do("Go") { proxy.scrollTo(30, anchor: .center) }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000) { row in Pad(name: "row \(row)", width: 100, height: 40 + Double(row % 3) * 10) }
            }
          }
        }
      }
    }
  }

  @Test("A program goes to a row that is not there yet")
  func scrollTo() throws {
    let panel = try Harness(size: Size(width: 200, height: 220)) { Reader() }
    #expect(!panel.contains("row 30"))
    try panel.activate("Go")
    let frame = try panel.element("row 30").frame
    #expect(abs(frame.midY - 120) <= 1)
  }

  @Test("Only rows near what is seen are there")
  func lazyRows() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { row in Pad(name: "row \(row)", width: 100, height: 40) }
        }
      }
    }
    #expect(panel.labels.count < 40)
    #expect(panel.reports.isEmpty)
    try panel.key(.end)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("row 99999"))
    #expect(try panel.element("row 99999").frame.maxY == 200)
    #expect(panel.labels.count < 40)
  }

  @Test("A bar at the edge stays, and content scrolls under it up to the last row")
  func safeArea() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Pad(name: "row \($0)", width: 200, height: 40) } }
      }
      .safeAreaInset(edge: .bottom) { Pad(name: "bar", width: 200, height: 50) }
    }
    #expect(try panel.element("bar").frame == Rect(x: 0, y: 150, width: 200, height: 50))
    try panel.key(.end)
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("row 9").frame.maxY == 150)
    #expect(try panel.element("row 6").frame.maxY == 30)
  }
}
