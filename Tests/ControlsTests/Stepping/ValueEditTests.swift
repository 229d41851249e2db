import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Edits of values")
struct ValueEditTests {
  private struct Watched: View {
    let kind: String
    let log: Log
    @State private var value = 5.0
    @State private var range = 2.0...8.0

    var body: some View {
      switch kind {
      case "stepper": Stepper("Level", value: $value, in: 0...9, onEditingChanged: tell)
      case "slider": Slider(value: $value, in: 0...9, step: 1, onEditingChanged: tell) { Text("Level") }
      default: RangeSlider("Level", value: $range, in: 0...9, step: 1, onEditingChanged: tell)
      }
    }

    private func tell(_ isEditing: Bool) { log.note(isEditing ? "begin" : "end") }
  }

  /// The element whose value changes.
  private func label(_ kind: String) -> String { kind == "range slider" ? "Level minimum" : "Level" }

  @Test(
    "A touch, a key, Home, End, the knob and assistive technology begin an edit and end it, in every control",
    arguments: ["stepper", "slider", "range slider"])
  func edits(kind: String) throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 320, height: 200)) { Watched(kind: kind, log: log) }
    if kind == "stepper" {
      try panel.tap("Increment", in: "Level")
    } else {
      try panel.drag(label(kind), dx: 30)
    }
    #expect(log.take() == ["begin", "end"], "a touch")
    try panel.adjust(label(kind), by: 1)
    #expect(log.take() == ["begin", "end"], "assistive technology")
    try panel.key(.tab)
    try panel.key(.up)
    #expect(log.take() == ["begin", "end"], "a key")
    try panel.key(.home)
    #expect(log.take() == ["begin", "end"], "Home")
    try panel.key(.end)
    #expect(log.take() == ["begin", "end"], "End")
    try panel.pressKnob()
    #expect(log.take() == ["begin"], "a press of the knob")
    try panel.turn(by: -1)
    try panel.key(.home)
    #expect(log.take() == [], "changes during an edit")
    try panel.key(.escape)
    #expect(log.take() == ["end"], "Escape")
    if kind == "stepper" {
      // Escape has restored the maximum, so only the other button is enabled.
      #expect(try panel.value(of: "Level") == "9")
      try panel.activate("Decrement", in: "Level")
      #expect(log.take() == ["begin", "end"], "a button that assistive technology presses")
    }
  }
}
