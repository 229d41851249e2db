import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Stepper")
struct StepperTests {
  struct Panel: View {
    let log: Log
    var range = 0...10
    @State var value = 5
    @State private var isDisabled = false

    var body: some View {
      let binding = Binding(get: { value }) {
        value = $0
        log.note("\($0)")
      }
      VStack {
        Stepper("Count", value: binding, in: range).disabled(isDisabled)
        Do("Far out") { value = 99 }
        Do("Disable") { isDisabled.toggle() }
      }
    }
  }

  func count(_ panel: Harness) throws -> String { try panel.value(of: "Count") }

  @Test("1.1 Without a style the value stands between the halves, after the label")
  func defaultStyle() throws {
    let panel = try Harness { Panel(log: Log()) }
    #expect(try count(panel) == "5")
    let (label, down, up) = try (
      panel.element("Count").frame, panel.element("Decrement", in: "Count").frame,
      panel.element("Increment", in: "Count").frame
    )
    #expect(label.minX < down.minX && down.maxX < up.minX)
  }

  @Test("A tap on a half is a step; holding it repeats")
  func touch() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap("Increment", in: "Count")
    #expect(try count(panel) == "6")
    try panel.tap("Decrement", in: "Count")
    #expect(try count(panel) == "5")
    try panel.hold("Decrement", in: "Count", for: .milliseconds(700))
    #expect(log.take() == ["6", "5", "4", "3", "2", "1"])
  }

  @Test("1.4 At a bound nothing happens, by touch, hold, key, knob or assistive technology")
  func bounds() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log, value: 10) }
    try panel.tap("Increment", in: "Count")
    try panel.hold("Increment", in: "Count", for: .seconds(3))
    try panel.adjust("Count", by: 1)
    #expect(throws: HarnessError.self) { try panel.activate("Increment", in: "Count") }
    try panel.key(.tab)
    try panel.key(.up)
    try panel.holdKey(.pageUp, for: .seconds(2))
    try panel.key(.end)
    try panel.pressKnob()
    try panel.turn(by: 3)
    #expect(try count(panel) == "10")
    #expect(log.take() == [])
    try panel.adjust("Count", by: -99)
    #expect(log.take() == ["0"])
  }

  @Test("1.5 A value outside the range is shown as it is; a step leads inside, and none further out")
  func outside() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log, value: 70) }
    #expect(try count(panel) == "70")
    try panel.activate("Far out")
    #expect(try count(panel) == "99")
    #expect(try !panel.isEnabled("Increment", in: "Count"))
    try panel.adjust("Count", by: 1)
    #expect(log.take() == [])
    try panel.tap("Decrement", in: "Count")
    #expect(log.take() == ["9"])
  }

  @Test("1.6 The half at its bound is disabled, and comes back")
  func halves() throws {
    let panel = try Harness { Panel(log: Log(), value: 10) }
    #expect(try !panel.isEnabled("Increment", in: "Count") && panel.isEnabled("Decrement", in: "Count"))
    try panel.tap("Decrement", in: "Count")
    #expect(try panel.isEnabled("Increment", in: "Count"))
  }

  @Test("2.8 A hold that meets the bound stops there and does not start again by itself")
  func holdToBound() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.press("Increment", in: "Count")
    try panel.advance(by: .seconds(3))
    #expect(log.take() == ["6", "7", "8", "9", "10"])
    #expect(panel.stage.deadline == nil)
    try panel.adjust("Count", by: -5)
    try panel.advance(by: .seconds(3))
    #expect(log.take() == ["5"])
    try panel.lift()
    try panel.tap("Increment", in: "Count")
    #expect(log.take() == ["6"])
  }

  @Test("2-⑦ With a finger on each half the first one owns the control")
  func bothHalves() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.press("Increment", in: "Count")
    try panel.press("Decrement", in: "Count", contact: 1)
    try panel.advance(by: .milliseconds(600))
    #expect(log.take() == ["6", "7", "8"])
    try panel.lift()
    try panel.advance(by: .seconds(1))
    try panel.lift(contact: 1)
    #expect(log.take() == [])
    try panel.tap("Decrement", in: "Count")
    #expect(log.take() == ["7"])
  }

  @Test("Assistive technology on one half does not lock the other")
  func assistedHalves() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.activate("Increment", in: "Count")
    try panel.tap("Decrement", in: "Count")
    try panel.activate("Decrement", in: "Count")
    #expect(log.take() == ["6", "5", "4"])
  }

  @Test("2-⑧ Each step starts from the value of its moment, also while held")
  func readsCurrent() throws {
    let panel = try Harness { Panel(log: Log(), range: 0...1000) }
    try panel.press("Increment", in: "Count")
    try panel.adjust("Count", by: 100)
    try panel.advance(by: .milliseconds(500))
    try panel.lift()
    #expect(try count(panel) == "107")
  }

  @Test("1.7 Disabled, it reacts to nothing and is passed over by the focus")
  func disabled() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.activate("Disable")
    try panel.tap("Increment", in: "Count")
    try panel.key(.tab)
    try panel.key(.up)
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.turn(by: 2)
    #expect(log.take() == [])
    #expect(throws: HarnessError.self) { try panel.adjust("Count", by: 1) }
    #expect(try !panel.isEnabled("Count"))
    try panel.activate("Disable")
    try panel.tap("Increment", in: "Count")
    #expect(log.take() == ["6"])
  }

  @Test("1.7 Steps, decimals, units and values without bounds")
  func formats() throws {
    struct Several: View {
      @State var decimal = 0.1
      @State var celsius = 180
      @State var free = 0
      var body: some View {
        VStack {
          Stepper("Decimal", value: $decimal, in: 0...1, step: 0.1, format: .number.fractionDigits(1))
          Stepper("Celsius", value: $celsius, in: 30...250, step: 5, format: .number.unit("°C"))
          Stepper("Free", value: $free, step: 7)
        }
      }
    }
    let panel = try Harness { Several() }
    for label in ["Decimal", "Celsius", "Free"] {
      try panel.tap("Increment", in: label)
      try panel.tap("Increment", in: label)
    }
    try panel.tap("Decrement", in: "Free")
    try panel.tap("Decrement", in: "Free")
    try panel.tap("Decrement", in: "Free")
    let values = try ["Decimal", "Celsius", "Free"].map { try panel.value(of: $0) }
    #expect(values == ["0.3", "190 °C", "-7"])
  }

  @Test("1.10, 1.11 Its width never changes", arguments: [0...99, 0...999, -5...5, 990...1010])
  func width(range: ClosedRange<Int>) throws {
    let panel = try Harness { Panel(log: Log(), range: range, value: range.lowerBound).labelsHidden() }
    panel.checksFrames = false
    let first = try panel.element("Count").frame
    for _ in range {
      try panel.adjust("Count", by: 1)
      #expect(try panel.element("Count").frame == first)
    }
  }

  @Test("1.7 It wraps around where it is told to, and steps by large steps")
  func wrapping() throws {
    let panel = try Harness { Panel(log: Log(), value: 10).stepperWraps().stepperLargeStep(4) }
    try panel.tap("Increment", in: "Count")
    #expect(try count(panel) == "0")
    try panel.tap("Decrement", in: "Count")
    #expect(try count(panel) == "10")
    try panel.key(.tab)
    try panel.key(.pageDown)
    #expect(try count(panel) == "6")
  }

  @Test("1.7 Read-only, it shows its value and takes no change")
  func readOnly() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log).readOnly() }
    #expect(throws: HarnessError.self) { try panel.tap("Increment", in: "Count") }
    try panel.key(.tab)
    try panel.key(.up)
    #expect(throws: HarnessError.self) { try panel.adjust("Count", by: 1) }
    #expect(try log.take() == [] && panel.isEnabled("Count"))
  }
}
