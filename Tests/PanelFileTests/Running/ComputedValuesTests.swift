import Appliance
import FaceplateTesting
import Testing
import Values

@testable import PanelFile

/// How often values are computed, and when anew.
@MainActor @Suite("Computed values") struct ComputedValuesTests {
  /// A chain of values that each mention the one before twice.
  private func chain(_ length: Int, first: String = "type: number, initial: 1", body: String) -> String {
    var lines = ["values:", "  v0: {\(first)}"]
    for index in 1...length { lines.append("  v\(index): {type: number, is: (v\(index - 1) + v\(index - 1)) / 2}") }
    return (lines + ["pages: {start: {body: [\(body)]}}"]).joined(separator: "\n")
  }

  /// The number of evaluations that a change makes, with what it leads to.
  private func evaluations(_ panel: ShownPanel, _ change: () throws -> Void) throws -> Int {
    let before = panel.model.declared.computed.evaluations
    try change()
    return panel.model.declared.computed.evaluations - before
  }

  @Test("Each value of a chain is computed once for each change", arguments: [1, 30, 256])
  func once(length: Int) throws {
    let panel = try ShownPanel(chain(length, body: "{text: \"{v\(length)}\"}"))
    #expect(panel.harness.labels.contains("1"))
    let count = try evaluations(panel) { try panel.tell("v0", "3") }
    #expect(count == length)
    #expect(panel.harness.labels.contains("3"))
    #expect(try evaluations(panel) { try panel.harness.frame() } == 0)
  }

  @Test("A value is computed once, however many views and conditions read it")
  func readers() throws {
    let texts = (0..<40).map { "{text: {text: \"T\($0) {v2}\", visible: v2 > \($0)}}" }.joined(separator: ", ")
    let panel = try ShownPanel(chain(2, body: "{column: [\(texts)]}"))
    #expect(!panel.harness.labels.contains("T19 20"))
    let count = try evaluations(panel) { try panel.tell("v0", "20") }
    #expect(count == 2)
    #expect(panel.harness.labels.contains("T19 20"))
    #expect(!panel.harness.labels.contains("T20 20"))
  }

  @Test("The last reading of a value is computed once for each change, however many alarms it decides")
  func alarms() async throws {
    let alarms = (0..<20).map { "  a\($0): {when: v30 > \($0 + 30), text: Too high}" }.joined(separator: "\n")
    let panel = try ShownPanel(chain(30, body: "text: Nothing") + "\nalarms:\n" + alarms)
    try await panel.harness.advance(by: .seconds(1))
    let before = panel.model.declared.readings.evaluations
    try panel.tell("v0", "40")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.declared.readings.evaluations - before == 30)
    #expect(panel.model.alarms?.center["a9"]?.state == .unacknowledged)
    #expect(panel.model.alarms?.center["a10"]?.state == .normal)
  }

  @Test("What is computed from a value that an alarm reads as well follows its changes")
  func shared() async throws {
    let panel = try ShownPanel(
      """
      values:
        raw: {type: number, initial: 1}
        level: {type: number, is: raw * 2}
        sum: {type: number, is: level + 1}
      pages: {start: {body: [text: Nothing]}}
      alarms:
        high: {when: level > 1000 or sum > 100, text: Too high}
      """)
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.alarms?.center["high"]?.state == .normal)
    try panel.tell("raw", "60")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.alarms?.center["high"]?.state == .unacknowledged)
  }

  @Test("It is as good as what it is computed from, and follows another expression of the file")
  func follows() throws {
    let bus = "links: {plc: {modbus: tcp://plc.lan}}\n"
    let first = "type: number, modbus: {input: 0}"
    let panel = try ShownPanel(bus + chain(3, first: first, body: "{text: \"{v3}\"}"))
    #expect(panel.harness.labels.contains(PanelTexts.nothing))
    try panel.tell("v0", "7")
    #expect(panel.harness.labels.contains("7"))
    try panel.tell("v0", .stale)
    #expect(panel.harness.labels.contains(PanelTexts.nothing))
    try panel.tell("v0", "8")
    #expect(panel.harness.labels.contains("8"))
    let other = (bus + chain(3, first: first, body: "{text: \"{v3}\"}"))
      .split(separator: "\n").map { $0.contains("v2:") ? "  v2: {type: number, is: v1 * 10}" : String($0) }
    try panel.save(other.joined(separator: "\n"))
    #expect(panel.harness.labels.contains("80"))
  }

  private static let timed = """
    values:
      now: {type: number}
      fresh: {type: switch, is: age(now) < 2.3 s}
      known: {type: switch, is: fresh}
      done: {type: switch}
    pages:
      start:
        body:
          - button: {name: go, label: Go, tap: {if: known, then: {set: {done: true}}}}
          - text: {text: Fresh, visible: known}
    """

  @Test("What asks for an age has the age of the moment, and not that of the last second")
  func age() async throws {
    let panel = try ShownPanel(Self.timed)
    try panel.tell("now", "1")
    try await panel.harness.advance(by: .milliseconds(2200))
    #expect(panel.harness.labels.contains("Fresh"))
    try await panel.harness.advance(by: .milliseconds(300))
    #expect(panel.model.press("go") == nil)
    #expect(panel.kept("done") == "false")
    try await panel.harness.advance(by: .seconds(1))
    #expect(!panel.harness.labels.contains("Fresh"))
    try panel.tell("now", "2")
    #expect(panel.model.press("go") == nil)
    #expect(panel.kept("done") == "true")
  }

  @Test("Values that time changes are computed once in each evaluation")
  func moments() async throws {
    let text = chain(60, body: "{text: \"{v60}\"}")
      .split(separator: "\n").map {
        $0.contains(" v1:") ? "  v1: {type: number, is: v0 + v0 if age(v0) > 1 min else v0}" : String($0)
      }
    let panel = try ShownPanel(text.joined(separator: "\n"))
    try panel.tell("v0", "3")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("3"))
    #expect(try evaluations(panel) { _ = panel.model.datum(of: "v60") } == 60)
  }

  @Test("A chain may have 256 values, and the next one has the message")
  func length() {
    let good = chain(256, body: "{text: \"{v256}\"}")
    #expect(Panels.problems(good) == [])
    let long = chain(300, body: "{text: \"{v300}\"}")
    #expect(
      Panels.problems(long) == [
        "panel.yaml:259:28: v257 is the end of a chain of more than 256 computed values; "
          + "write the expression of one of them in the place of its name"
      ])
  }

  @Test("Of values that are computed from each other the last one in the file has the message")
  func circles() {
    let values = """
      values:
        a: {type: number, is: c + 1}
        x: {type: number, is: a + y}
        b: {type: number, is: a + 1}
        c: {type: number, is: b + 1}
        y: {type: number, is: y}
      pages: {start: {body: [x]}}
      """
    #expect(
      Panels.problems(values) == [
        "panel.yaml:5:25: c is computed from itself; remove it from the expression",
        "panel.yaml:6:25: y is computed from itself; remove it from the expression",
      ])
  }
}
