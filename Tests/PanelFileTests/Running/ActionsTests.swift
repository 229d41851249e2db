import FaceplateTesting
import Testing
import Values

@testable import PanelFile

/// What actions do with values that are not known, and at the limits.
@MainActor @Suite("Actions of panel files") struct ActionsTests {
  private static let oven = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      door: {type: switch, modbus: {discrete: 0}}
      target: {type: number, in: 0..100, step: 5, modbus: {holding: 0}}
      count: {type: number, modbus: {input: 0}}
      pause: {type: duration, in: 0 s..1 h, step: 1 min, initial: 5 min}
      run: {type: switch}
      light: {type: switch}
    pages:
      start:
        body:
          - button:
              name: start
              label: Start
              tap: [{if: door, then: {tell: Close the door}, else: {set: {run: true}}}, {set: {light: true}}]
          - button: {name: asked, label: Asked, tap: [{if: door, then: {ask: "Go on?"}}, {set: {run: true}}]}
          - button: {name: more, label: More, tap: {step: target}}
          - button: {name: by, label: By, tap: {step: pause, by: count}}
          - button: {name: long, label: Long, tap: {step: pause, by: 2}}
    """

  /// A panel, and what it has logged.
  private func panel(_ text: String = oven) throws -> (ShownPanel, () -> [String]) {
    let panel = try ShownPanel(text)
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    return (
      panel,
      {
        defer { lines = [] }
        return lines
      }
    )
  }

  @Test(
    "A condition that is not known takes neither list, and what follows is done",
    arguments: [Quality.stale, .bad("-"), .unset])
  func unknown(quality: Quality) throws {
    let (panel, lines) = try panel()
    try panel.tell("door", "false")
    try panel.tell("door", quality)
    #expect(panel.model.press("start") == nil)
    #expect(panel.kept("run") == "false")
    #expect(panel.model.questions.shown.value == nil)
    #expect(panel.kept("light") == "true")
    #expect(lines() == ["neither list of an if: is carried out: its condition is not known at the moment"])
    try panel.tell("door", "false")
    #expect(panel.model.press("start") == nil)
    #expect(panel.kept("run") == "true")
    #expect(lines() == [])
  }

  @Test("Escape closes a message as its only button does, and what follows it is done")
  func escape() throws {
    let (panel, _) = try panel()
    try panel.tell("door", "true")
    #expect(panel.model.press("start") == nil)
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Close the door") && panel.kept("light") == "false")
    try panel.harness.key(.escape)
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.model.questions.shown.value == nil)
    #expect(panel.kept("light") == "true")
  }

  @Test("What follows a question that may have been asked is not done")
  func gate() throws {
    let (panel, lines) = try panel()
    #expect(panel.model.press("asked") == nil)
    #expect(panel.kept("run") == "false")
    #expect(lines() == ["neither list of an if: is carried out: its condition is not known at the moment"])
    try panel.tell("door", "false")
    #expect(panel.model.press("asked") == nil)
    #expect(panel.kept("run") == "true")
  }

  @Test("A step from a value that is not known is refused and logged", arguments: [Quality.stale, .bad("-"), .unset])
  func step(quality: Quality) throws {
    let (panel, lines) = try panel()
    try panel.tell("target", "50")
    try panel.tell("target", quality)
    #expect(panel.model.press("more") == nil)
    #expect(panel.model.values["target"]?.datum == .number(50))
    #expect(lines() == ["target is not set: a value that it depends on is not known at the moment"])
    #expect(panel.model.press("by") == nil)
    #expect(lines() == ["pause is not set: a value that it depends on is not known at the moment"])
  }

  @Test("Steps follow each other although the first has not been read back yet, and durations have steps")
  func steps() throws {
    let (panel, lines) = try panel()
    try panel.tell("target", "50")
    #expect(panel.model.press("more") == nil)
    try panel.tell("target", .pending)
    #expect(panel.model.press("more") == nil)
    #expect(panel.model.values["target"]?.datum == .number(60))
    #expect(panel.model.press("long") == nil)
    #expect(panel.kept("pause") == "7 min")
    #expect(lines() == [])
  }

  @Test("A page that is not opened, since too many are open, is logged")
  func pages() throws {
    let names = (0...16).map { "p\($0)" }
    let others = names.map { "  \($0): {title: \($0), body: [{text: A}]}\n" }.joined()
    let (panel, lines) = try panel("pages:\n  start: {body: [{text: Start}]}\n" + others)
    for name in names.dropLast() { panel.model.open(name) }
    #expect(lines() == [])
    panel.model.open("p16")
    #expect(panel.model.pages.path.value == Array(names.dropLast()))
    #expect(lines() == ["the page p16 is not opened: 16 pages are already open"])
    panel.model.open("p3")
    #expect(panel.model.pages.path.value == ["p0", "p1", "p2", "p3"])
    #expect(lines() == [])
  }

  @Test("A text is set with the values in its braces, and stays while one of them is not known")
  func textWithValues() throws {
    let (panel, lines) = try panel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        code: {type: text, initial: "47"}
        note: {type: text, initial: none}
        count: {type: number, modbus: {input: 0}}
      pages:
        start:
          body:
            - button: {name: digit, label: Digit, tap: {set: {code: "{code}1"}}}
            - button: {name: brace, label: Brace, tap: {set: {note: "{{code}}"}}}
            - button: {name: count, label: Count, tap: {set: {note: "{count} pieces"}}}
      """)
    #expect(panel.model.press("digit") == nil)
    #expect(panel.model.press("digit") == nil)
    #expect(panel.kept("code") == "4711")
    #expect(panel.model.press("brace") == nil)
    #expect(panel.kept("note") == "{code}")
    #expect(lines() == [])
    #expect(panel.model.press("count") == nil)
    #expect(panel.kept("note") == "{code}")
    #expect(lines() == ["note is not set: a value that it depends on is not known at the moment"])
    try panel.tell("count", "3")
    #expect(panel.model.press("count") == nil)
    #expect(panel.kept("note") == "3 pieces")
  }

  @Test("Presses without end keep a bounded number of lists waiting, and another button is not kept from anything")
  func waits() async throws {
    let (panel, lines) = try panel(
      """
      values: {count: {type: number, in: 0..1000, step: 1}, other: {type: switch}}
      pages:
        start:
          body:
            - button: {name: later, label: Later, tap: [{wait: 10 s}, {step: count}]}
            - button: {name: also, label: Also, tap: [{wait: 10 s}, {set: {other: true}}]}
      """)
    // As a broker presses: its messages come from outside of the panel.
    func press(_ name: String) { #expect(panel.model.press(name) == nil) }
    for _ in 0..<Limits.waits { press("later") }
    #expect(lines() == [])
    press("later")
    #expect(lines() == ["the actions after a wait: are not carried out: \(Limits.waits) others wait already"])
    press("also")
    #expect(lines() == [])
    #expect(panel.model.outside.waits == ["button later": Limits.waits, "button also": 1])
    try await panel.harness.advance(by: .seconds(11))
    #expect(panel.kept("count") == "\(Limits.waits)")
    #expect(panel.kept("other") == "true")
    #expect(panel.model.outside.waits.isEmpty)
  }
}
