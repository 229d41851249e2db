import FaceplateTesting
import Runtime
import Testing

@testable import PanelFile

/// The two actions of a button, by each kind of input.
@MainActor @Suite("Long presses of panel files") struct LongPressTests {
  private static let text = """
    values:
      held: {type: number, in: 0..100, step: 1, initial: 0}
      tapped: {type: number, in: 0..100, step: 1, initial: 0}
    pages:
      start:
        body:
          - button: {label: Purge, hold: {step: held}}
          - button: {label: Both, tap: {step: tapped}, hold: {step: held}}
    """

  @Test(
    "A long press of a finger, the knob, Enter and the space bar does what hold: says, and not what tap: says",
    arguments: ["Purge", "Both"], ["finger", "knob", "Enter", "space"])
  func long(label: String, way: String) throws {
    let panel = try ShownPanel(Self.text)
    switch way {
    case "finger": try panel.harness.hold(label, for: .milliseconds(600))
    case "knob":
      try panel.harness.turn(to: label)
      try panel.harness.holdKnob(for: .milliseconds(600))
    default:
      try panel.harness.tab(to: label)
      try panel.harness.holdKey(way == "Enter" ? .enter : .space, for: .milliseconds(600))
    }
    #expect(panel.kept("held") == "1")
    #expect(panel.kept("tapped") == "0")
  }

  @Test("A short press does what tap: says", arguments: ["knob", "Enter"])
  func short(way: String) throws {
    let panel = try ShownPanel(Self.text)
    if way == "knob" {
      try panel.harness.turn(to: "Both")
      try panel.harness.pressKnob()
    } else {
      try panel.harness.tab(to: "Both")
      try panel.harness.key(.enter)
    }
    #expect(panel.kept("held") == "0")
    #expect(panel.kept("tapped") == "1")
  }
}
