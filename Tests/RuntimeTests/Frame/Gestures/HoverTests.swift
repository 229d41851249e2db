import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("The pointer over views")
struct HoverTests {
  private struct Pair: View {
    let log: Log
    @State var isShown = true
    @State var gap = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: gap)
        Text("Left").frame(width: 100, height: 40).contentShape(Rectangle()).onHover { log.note("left \($0)") }
        if isShown {
          Pad(name: "Right", width: 100, height: 40)
            .onContinuousHover { phase in
              if case .active(let place) = phase {
                log.note("right \(place.x) \(place.y)")
              } else {
                log.note("right ended")
              }
            }
        }
        Button("Hide") { isShown = false }
        Button("Push") { gap = 80 }
      }
    }
  }

  @Test("A view is told when the pointer enters and leaves, once each")
  func entersAndLeaves() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 200, height: 300)) { Pair(log: log) }
    try panel.hover("Left")
    try panel.hover(at: panel.element("Left").frame.center.offsetBy(dx: 3, dy: 0))
    #expect(log.take() == ["left true"])
    try panel.endHover()
    #expect(log.take() == ["left false"])
    try panel.hover("Left")
    try panel.cancelAll()
    #expect(log.take() == ["left true", "left false"])
  }

  @Test("A view is told each place of the pointer, in its own space")
  func places() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 200, height: 300)) { Pair(log: log) }
    let text = try panel.element("Right").frame.center
    try panel.hover(at: text)
    try panel.hover(at: text.offsetBy(dx: 5, dy: 2))
    #expect(
      log.take() == [
        "right 50.0 20.0", "right 55.0 22.0",
      ])
  }

  @Test("Views that come to lie under a pointer at rest, or go from under it, are told")
  func moves() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 200, height: 300)) { Pair(log: log) }
    try panel.hover("Right")
    _ = log.take()
    try panel.activate("Push")
    #expect(log.take().contains("left true"))
    try panel.hover("Right")
    _ = log.take()
    try panel.activate("Hide")
    #expect(log.take().contains("right ended"))
  }

  @Test("Nothing is told of what lies below a sheet")
  func coveredViews() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .onHover { log.note("below \($0)") }
        .sheet(isPresented: .constant(true)) {
          VStack {
            Text("Title")
            Text("Above").onHover { log.note("above \($0)") }
          }
        }
    }
    try panel.hover("Above")
    try panel.hover(at: Point(x: 4, y: 4))
    #expect(log.take() == ["above true", "above false"])
  }

  @Test("A highlight is drawn while the pointer is over an enabled view", arguments: [true, false])
  func highlight(isEnabled: Bool) throws {
    let panel = try Harness(size: Size(width: 120, height: 80)) {
      Button("Press") {}.hoverEffect(.highlight).disabled(!isEnabled)
    }
    let before = panel.snapshot()
    try panel.hover("Press")
    #expect((panel.snapshot() != before) == isEnabled)
    try panel.endHover()
    #expect(panel.snapshot() == before)
  }
}
