import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Focus, knob and keys")
struct FocusTests {
  struct Panel: View {
    let log: Log
    @State private var count = 50
    @State private var window = 20.0...60
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("Start") { log.note("start") }
        if isThere { Stepper("Count", value: $count, in: 0...100) }
        RangeSlider("Window", value: $window, in: 0...100, step: 5, minimumDistance: 10).frame(width: 300)
        Do("Remove") { isThere = false }
        Text("\(isThere)")
      }
    }
  }

  private func values(_ panel: Harness) throws -> [String] {
    try ["Count", "Window minimum", "Window maximum"].map { try panel.value(of: $0) }
  }

  @Test("10. Turning moves the focus, round and round; a press on a button acts")
  func navigation() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(log.take() == ["start"])
    try panel.turn(by: 3)
    try panel.pressKnob()
    #expect(log.take() == ["start"])
    try panel.turn(by: -3)
    try panel.pressKnob()
    #expect(log.take() == ["start"])
    #expect(try values(panel) == ["50", "20", "60"])
  }

  @Test("The first press of the knob only shows the focus")
  func firstPress() throws {
    let log = Log()
    let panel = try Harness { Stepper("Count", value: .constant(1), in: 0...2) }
    try panel.pressKnob()
    #expect(panel.stage.focus.isVisible && !panel.stage.focus.isEditing && log.entries.isEmpty)
  }

  @Test("10. Stepper: a press edits, a detent steps, a press commits")
  func editing() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.turn(by: 3)
    try panel.turn(by: -1)
    try panel.pressKnob()
    #expect(try panel.value(of: "Count") == "52")
    try panel.turn(by: 1)
    #expect(try values(panel) == ["52", "20", "60"])
  }

  @Test("10. A fast spin counts five times; the first detent after a pause does not")
  func fastSpin() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.advance(by: .seconds(1))
    try panel.turn(by: 1)
    try panel.turn(by: 3, every: .milliseconds(30))
    #expect(try panel.value(of: "Count") == "66")
    try panel.turn(by: -2, every: .milliseconds(41))
    #expect(try panel.value(of: "Count") == "64")
    try panel.advance(by: .seconds(1))
    try panel.send(.knobTurned(detents: 12))
    #expect(try panel.value(of: "Count") == "76")
  }

  @Test("10. A long press brings back the value from before editing")
  func revert() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.turn(by: 9)
    try panel.send(.knobPressed(isDown: true))
    try panel.advance(by: .milliseconds(499))
    #expect(try panel.value(of: "Count") == "59")
    try panel.advance(by: .milliseconds(1))
    #expect(try panel.value(of: "Count") == "50")
    try panel.send(.knobPressed(isDown: false))
    #expect(!panel.stage.focus.isEditing)
  }

  @Test("10. Range slider: presses go from the lower handle to the upper one and out")
  func parts() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.turn(by: 3)
    try panel.pressKnob()
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.turn(by: -4)
    #expect(try values(panel) == ["50", "30", "40"])
    try panel.pressKnob()
    #expect(!panel.stage.focus.isEditing)
    try panel.pressKnob()
    try panel.turn(by: -1)
    try panel.pressKnob()
    try panel.turn(by: 1)
    try panel.longPressKnob()
    #expect(try values(panel) == ["50", "30", "40"])
  }

  @Test("10. Tab visits buttons, steppers and each handle, and Shift-Tab goes back")
  func tab() throws {
    let panel = try Harness { Panel(log: Log()) }
    for _ in 0..<3 { try panel.key(.tab) }
    try panel.key(.right)
    #expect(try values(panel) == ["50", "25", "60"])
    try panel.key(.tab)
    try panel.key(.right)
    #expect(try values(panel) == ["50", "25", "65"])
    try panel.key(.tab, .shift)
    try panel.key(.left)
    #expect(try values(panel) == ["50", "20", "65"])
    try panel.key(.tab, .shift)
    try panel.key(.up)
    #expect(try values(panel) == ["51", "20", "65"])
    try panel.key(.tab, .shift)
    try panel.key(.tab, .shift)
    try panel.key(.left)
    #expect(try values(panel) == ["51", "20", "60"])
  }

  @Test("10. Alone on the panel, a range slider's handles take turns")
  func tabAlone() throws {
    struct Alone: View {
      @State var value = 20.0...60
      var body: some View { RangeSlider("Window", value: $value, in: 0...100, step: 5) }
    }
    let panel = try Harness { Alone() }
    for _ in 0..<3 { try panel.key(.tab) }
    try panel.key(.left)
    #expect(try panel.value(of: "Window minimum") == "15")
  }

  @Test("10. Arrows step and repeat; Page steps ten; Home and End go to the ends")
  func keys() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.key(.tab)
    try panel.key(.tab)
    try panel.holdKey(.up, for: .milliseconds(1000))
    #expect(try panel.value(of: "Count") == "57")
    try panel.key(.down)
    try panel.key(.pageDown)
    #expect(try panel.value(of: "Count") == "46")
    try panel.key(.pageUp)
    try panel.key(.end)
    #expect(try panel.value(of: "Count") == "100")
    try panel.key(.home)
    #expect(try panel.value(of: "Count") == "0")
    try panel.key(.tab)
    try panel.key(.end)
    #expect(try values(panel) == ["0", "50", "60"])
    try panel.key(.tab)
    try panel.key(.end)
    #expect(try values(panel) == ["0", "50", "100"])
  }

  @Test("2-⑨ The kernel's own repeats add no steps")
  func kernelRepeat() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.key(.tab)
    try panel.key(.tab)
    for _ in 0..<10 { try panel.send(.key(.up, isDown: true)) }
    try panel.send(.key(.up, isDown: false))
    #expect(try panel.value(of: "Count") == "51")
    #expect(panel.stage.deadline == nil)
  }

  @Test("10. Enter edits and commits, Escape brings the old value back")
  func escape() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.key(.tab)
    try panel.key(.tab)
    try panel.key(.enter)
    try panel.key(.up)
    try panel.key(.escape)
    #expect(try panel.value(of: "Count") == "50")
    try panel.key(.enter)
    try panel.key(.up)
    try panel.key(.enter)
    try panel.key(.escape)
    #expect(try panel.value(of: "Count") == "51")
  }

  @Test("A touch moves the focus and hides the ring")
  func touch() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.turn(by: 1)
    try panel.tap("Increment", in: "Count")
    #expect(!panel.stage.focus.isVisible)
    try panel.key(.up)
    #expect(try panel.value(of: "Count") == "52")
  }

  @Test("A control that goes while it is edited takes the editing with it")
  func removedWhileEditing() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.send(.key(.up, isDown: true))
    try panel.send(.knobPressed(isDown: true))
    try panel.activate("Remove")
    #expect(panel.stage.deadline == nil && !panel.stage.focus.isEditing)
    try panel.send(.knobPressed(isDown: false))
    try panel.send(.key(.up, isDown: false))
    try panel.turn(by: -1)
    try panel.pressKnob()
    #expect(log.take() == ["start"])
  }

  @Test(
    "Invariant 4: what can be touched can be reached by the knob alone, and by keys alone", arguments: [true, false])
  func reach(byKnob: Bool) throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    func next() throws { byKnob ? try panel.turn(by: 1) : try panel.key(.tab) }
    func press() throws { byKnob ? try panel.pressKnob() : try panel.key(.enter) }
    func change() throws { byKnob ? try panel.turn(by: 1) : try panel.key(.right) }
    try next()
    try press()
    try next()
    if byKnob { try press() }
    try change()
    if byKnob { try press() }
    try next()
    if byKnob { try press() }
    try change()
    byKnob ? try press() : try next()
    try change()
    #expect(log.take() == ["start"])
    #expect(try values(panel) == ["51", "25", "65"])
  }
}
