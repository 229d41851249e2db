import FaceplateTesting
import Testing

@testable import PanelFile

@MainActor @Suite("Controls of panel files that are held") struct HeldControlsTests {
  private func panel(_ item: String) throws -> ShownPanel {
    try ShownPanel(
      """
      values: {level: {type: number, in: 0..1000, step: 1, initial: 0}}
      pages: {start: {body: [{\(item)}]}}
      """)
  }

  /// The level after a control has been held for two seconds.
  private func level(_ item: String, _ label: String, in container: String? = nil) throws -> Int {
    let panel = try panel(item)
    try panel.harness.hold(label, in: container, for: .seconds(2))
    return try #require(panel.kept("level").flatMap { Int($0) })
  }

  @Test("A stepper counts faster the longer it is held, if the file says so")
  func stepper() throws {
    func level(_ keys: String) throws -> Int {
      try self.level("stepper: {value: level\(keys)}", "Increment", in: "Level")
    }
    let plain = try level("")
    #expect((14...17).contains(plain))
    #expect(try level(", accelerates: false") == plain)
    #expect(try level(", accelerates: true") >= plain + 4)
  }

  @Test("A button that repeats does what tap: says again and again, and a short press does it once")
  func button() throws {
    func level(_ keys: String) throws -> Int {
      try self.level("button: {label: More, tap: {step: level}\(keys)}", "More")
    }
    #expect(try level("") == 1)
    let plain = try level(", repeats: true")
    #expect((14...17).contains(plain))
    #expect(try level(", repeats: true, accelerates: true") >= plain + 4)
    let panel = try panel("button: {label: More, tap: {step: level}, repeats: true}")
    try panel.harness.tap("More")
    #expect(panel.kept("level") == "1")
  }

  @Test("A button repeats under the knob and under a key, too", arguments: ["knob", "Enter"])
  func others(way: String) throws {
    let panel = try panel("button: {label: More, tap: {step: level}, repeats: true}")
    if way == "knob" {
      try panel.harness.turn(to: "More")
      try panel.harness.holdKnob(for: .seconds(1))
    } else {
      try panel.harness.tab(to: "More")
      try panel.harness.holdKey(.enter, for: .seconds(1))
    }
    #expect(try #require(panel.kept("level").flatMap { Int($0) }) >= 5)
  }

  @Test(
    "A button that cannot repeat is a mistake at its place",
    arguments: [
      ("repeats: true", 3, "repeats: has nothing to repeat; write tap: with an action, such as {step: oven.target}"),
      (
        "tap: {step: level}, repeats: true, hold: {set: {level: 0}}", 38,
        "hold: is never carried out at a button that repeats; remove hold: or repeats:"
      ),
      (
        "repeats: true, tap: [{step: level}, {tell: More}]", 3,
        "tap: has actions that cannot be repeated; use only set, step, toggle, publish and if, or remove repeats:"
      ),
      (
        "repeats: true, tap: {if: level > 5, then: {back: true}, else: {step: level}}", 3,
        "tap: has actions that cannot be repeated; use only set, step, toggle, publish and if, or remove repeats:"
      ),
    ])
  func mistakes(keys: String, column: Int, message: String) {
    let problems = Panels.problems(
      """
      values: {level: {type: number, in: 0..9}}
      pages: {start: {body: [{button: {label: More,
        \(keys)}}]}}
      """)
    #expect(problems == ["panel.yaml:3:\(column): \(message)"])
  }

  @Test("An acceleration without a repetition is a warning, and an if: of steps repeats")
  func strays() {
    func problems(_ keys: String) -> [String] {
      Panels.problems(
        """
        values: {level: {type: number, in: 0..9}}
        pages: {start: {body: [{button: {label: More, tap: {step: level},
          \(keys)}}]}}
        """)
    }
    #expect(
      problems("accelerates: true") == [
        "panel.yaml:3:3: warning: accelerates: has no effect without repeats:; write repeats: true beside it, or remove accelerates:"
      ])
    #expect(problems("accelerates: true, repeats: true") == [])
  }
}
