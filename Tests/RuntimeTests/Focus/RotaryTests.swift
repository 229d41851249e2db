import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Knobs")
struct RotaryTests {
  private struct Dial: View {
    let log: Log
    var isAlone = true
    var step: Double? = 1
    @State private var value = 50.0
    var body: some View {
      VStack {
        Pad(name: "dial").words(.value, "\(value)")
          .rotary($value, in: 0...100, by: step, onIdle: { log.note("idle") })
          .onRotaryPress { log.note("press") }
          .onRotaryLongPress { log.note("long") }
        if !isAlone { Area("Other") { log.note("other") } }
      }
    }
  }

  @Test("Alone, a rotary view turns at once; beside others it is entered with a press, and a long press goes back")
  func modes() throws {
    let log = Log()
    let alone = try BarePanel { Dial(log: log) }
    try alone.turn(by: 2)
    #expect(try alone.value(of: "dial") == "52.0")
    let panel = try BarePanel { Dial(log: log, isAlone: false) }
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 3)
    #expect(try panel.value(of: "dial") == "53.0")
    try panel.advance(by: .milliseconds(250))
    #expect(log.take() == ["press", "idle"])
    try panel.longPressKnob()
    #expect(try panel.value(of: "dial") == "50.0")
    #expect(log.take() == ["long"])
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(log.take() == ["other"])
  }

  @Test("Direct: a turn changes the value wherever else the focus could be")
  func direct() throws {
    let panel = try BarePanel { Dial(log: Log(), isAlone: false).rotaryMode(.direct) }
    try panel.turn(by: 3)
    #expect(try panel.value(of: "dial") == "52.0")
  }

  @Test("Press and turn: ten steps, or a tenth of one where there are none; the press then does nothing")
  func pressAndTurn() throws {
    let log = Log()
    for (step, value) in [(1.0, "40.0"), (nil, "49.9")] as [(Double?, String)] {
      let panel = try BarePanel { Dial(log: log, isAlone: false, step: step) }
      try panel.turn(by: 1)
      try panel.pressKnob()
      _ = log.take()
      try panel.send(.knobPressed(isDown: true))
      try panel.turn(by: -1)
      try panel.advance(by: .seconds(1))
      try panel.send(.knobPressed(isDown: false))
      #expect(try panel.value(of: "dial") == value)
      #expect(log.take() == ["idle"])
      #expect(panel.stage.focus.isEditing)
    }
  }

  @Test("10. A change of direction makes a fast knob slow again")
  func reversal() throws {
    let panel = try BarePanel { Dial(log: Log()) }
    try panel.turn(by: 1)
    try panel.turn(by: 2, every: .milliseconds(20))
    #expect(try panel.value(of: "dial") == "61.0")
    try panel.turn(by: -1, every: .milliseconds(20))
    #expect(try panel.value(of: "dial") == "60.0")
    try panel.turn(by: -1, every: .milliseconds(20))
    #expect(try panel.value(of: "dial") == "55.0")
  }

  @Test("2.8 The end of the range is told once")
  func end() throws {
    var cues: [SensoryFeedback] = []
    let panel = try BarePanel { Dial(log: Log()) }
    panel.stage.feedback.onFeedback = { cues.append($0) }
    try panel.turn(by: 60)
    #expect(try panel.value(of: "dial") == "100.0")
    #expect(cues == [.stop])
    try panel.turn(by: -1)
    try panel.turn(by: 3)
    #expect(cues == [.stop, .stop])
  }

  @Test("The crown's spelling: steps, sensitivity, a wrap, clicks and events")
  func crown() throws {
    struct Crown: View {
      let log: Log
      @State private var value = 8.0
      var body: some View {
        Pad(name: "crown").focusable().words(.value, "\(value)")
          .digitalCrownRotation(
            $value, from: 0, through: 10, by: 2, sensitivity: .medium, isContinuous: true,
            onChange: { log.note("\($0.offset)") })
      }
    }
    let log = Log()
    let panel = try BarePanel { Crown(log: log) }
    panel.stage.feedback.onFeedback = { log.note("\($0.kind)") }
    try panel.turn(by: 4)
    #expect(try panel.value(of: "crown") == "0.0")
    #expect(log.take() == ["selection", "10.0", "selection", "0.0"])
  }
}
