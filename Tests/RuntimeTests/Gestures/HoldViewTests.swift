import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Holding a view")
struct HoldViewTests {
  private struct Panel: View {
    let log: Log
    @State private var isThere = true
    @State private var isEnabled = true

    var body: some View {
      VStack {
        if isThere { Pad(name: "pad").onHold { log.note("step") }.disabled(!isEnabled) }
        Do("Remove") { isThere = false }
        Do("Disable") { isEnabled = false }
      }
    }
  }

  @Test("2.1, 2.2 Counts while held", arguments: [(499, 1), (500, 2), (1000, 7), (2000, 17), (5000, 47)])
  func counts(milliseconds: Int, count: Int) throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    try panel.hold("pad", for: .milliseconds(milliseconds))
    #expect(log.take().count == count)
    try panel.advance(by: .seconds(5))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
  }

  @Test("2.4, 2-④ Leaving the neighbourhood stops it; coming back goes on without an extra step")
  func leaving() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    try panel.press("pad")
    try panel.move(dx: 69)
    try panel.advance(by: .seconds(1))
    #expect(log.take().count == 7)
    try panel.move(dx: 2)
    try panel.advance(by: .seconds(1))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
    try panel.move(dx: -2)
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(99))
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(1))
    #expect(log.take().count == 1)
    try panel.lift()
    #expect(log.take().isEmpty)
  }

  @Test("2.5 Removing, disabling and cancelling end it", arguments: ["Remove", "Disable", "cancel", "cancel all"])
  func ends(how: String) throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    try panel.press("pad")
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().count == 3)
    switch how {
    case "cancel": try panel.cancel()
    case "cancel all": try panel.cancelAll()
    default: try panel.activate(how)
    }
    try panel.advance(by: .seconds(5))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
  }

  private struct Pushed: View {
    let log: Log
    @State private var isPushed = false

    var body: some View {
      VStack {
        if isPushed { Pad(name: "banner") }
        Pad(name: "pad", height: 40).onHold { log.note("step") }
        Do("Push") { isPushed = true }
      }
    }
  }

  @Test("2.5 A view that moves away from under a resting contact is no longer held")
  func moving() throws {
    let log = Log()
    let panel = try BarePanel { Pushed(log: log) }
    try panel.press("pad")
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().count == 3)
    try panel.activate("Push")
    try panel.advance(by: .seconds(5))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
    try panel.lift()
    #expect(log.take().isEmpty)
  }

  private struct Lowered: View {
    let log: Log
    let margin: Double
    @State private var isLowered = false

    var body: some View {
      VStack(spacing: 0) {
        if isLowered { Pad(name: "banner", height: 25) }
        Pad(name: "pad", height: 40).touchable(margin: margin).onHold { log.note("step") }
        Do("Lower") { isLowered = true }
        Spacer()
      }
    }
  }

  // The contact is then 5 points above the pad.
  @Test("A view that moves from under a trembling finger is held in its touch area alone", arguments: [0.0, 8])
  func trembling(margin: Double) throws {
    let log = Log()
    let panel = try BarePanel { Lowered(log: log, margin: margin) }
    try panel.press("pad")
    try panel.advance(by: .milliseconds(600))
    #expect(log.take().count == 3)
    try panel.activate("Lower")
    try panel.move(dx: 0.5)
    try panel.advance(by: .seconds(1))
    #expect(log.take().isEmpty == (margin == 0))
    #expect((panel.stage.deadline == nil) == (margin == 0))
  }

  @Test("2.6, 2.7 The rhythm comes from the surroundings")
  func rhythm() throws {
    let log = Log()
    let panel = try BarePanel {
      Panel(log: log).repeatTiming(Rhythm(acceleration: .staggered()))
    }
    try panel.hold("pad", for: .milliseconds(4999))
    #expect(log.take().count == 130)
  }

  @Test("2.6 It takes only an action, also one that has a name: 7 times in a second")
  func named() throws {
    struct Named: View {
      let log: Log
      var body: some View { Pad(name: "pad").onHold(step) }
      private func step() { log.note("step") }
    }
    let log = Log()
    let panel = try BarePanel { Named(log: log) }
    try panel.hold("pad", for: .milliseconds(1000))
    #expect(log.take().count == 7)
  }

  @Test("2-⑦ The first finger owns it")
  func twoFingers() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    try panel.press("pad")
    try panel.press("pad", contact: 1)
    try panel.advance(by: .milliseconds(1000))
    #expect(log.take().count == 7)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
    try panel.lift(contact: 1)
    try panel.tap("pad")
    #expect(log.take().count == 1)
  }

  @Test("An hour of holding takes no time")
  func hour() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    panel.drawsFrames = false
    try panel.hold("pad", for: .seconds(3600))
    #expect(log.take().count == 35_997)
  }
}
