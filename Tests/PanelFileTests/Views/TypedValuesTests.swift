import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import PanelFile

@MainActor @Suite("Numbers and codes that are typed on a panel file's panel") struct TypedValuesTests {
  private static let panel = """
    values:
      room.target: {type: number, in: 3..480, step: 1, unit: min, initial: 120}
      room.code: {type: text, initial: ""}
    pages:
      start:
        body:
          - stepper: {value: room.target, label: Number}
          - text field: {value: room.code, label: Code, KEYS}
    """

  private func shown(_ keys: String) throws -> ShownPanel {
    try ShownPanel(Self.panel.replacing("KEYS", with: keys), size: Size(width: 480, height: 800))
  }

  @Test("The number of a stepper is typed and kept")
  func stepper() throws {
    let panel = try shown("prompt: none")
    try panel.harness.tab(to: "Number")
    for digit in "257" { try panel.harness.key(.character(digit)) }
    try panel.harness.key(.enter)
    #expect(panel.kept("room.target") == "257")
    let (less, more) = try (
      panel.harness.element("Decrement", in: "Number").frame, panel.harness.element("Increment", in: "Number").frame
    )
    try panel.harness.tap(at: Point(x: (less.maxX + more.minX) / 2, y: less.midY))
    for key in ["4", "8", "1", "Done"] { try panel.harness.tap(key) }
    #expect(panel.kept("room.target") == "257")
    let range = "Enter a number from 3 min to 480 min"
    #expect(panel.harness.announcements.last?.replacing("\u{202f}", with: " ") == range)
    try panel.harness.tap("Done")
    #expect(panel.kept("room.target") == "257")
    for key in ["4", "8", "0", "Done"] { try panel.harness.tap(key) }
    #expect(panel.kept("room.target") == "480")
  }

  @Test(
    "A field has the keypad that the file names",
    arguments: [
      ("prompt: none", ["a", "Done"], ["+"]), ("keypad: number", ["7", "Done"], [".", "+", "a"]),
      ("keypad: decimal", ["7", ".", "Done"], ["+", "a"]), ("keypad: phone", ["7", "+", "#"], ["a"]),
      ("keypad: pin", ["7", "Done"], [".", "a"]), ("keypad: email", ["a", "@"], ["+"]),
    ])
  func keypads(keys: String, has: [String], lacks: [String]) throws {
    let panel = try shown(keys).harness
    try panel.tap("Code")
    for key in has { #expect(panel.contains(key), "\(key)") }
    for key in lacks { #expect(!panel.contains(key), "\(key)") }
  }

  @Test("A code that is typed on digits stays masked, and its keys are secret")
  func code() throws {
    func picture(_ code: String) throws -> (Bitmap, ShownPanel) {
      let panel = try shown("keypad: pin, secret: true")
      panel.harness.checksFrames = false
      try panel.harness.tap("Code")
      #expect(try panel.harness.element("7").isPrivate)
      for digit in code { try panel.harness.tap(String(digit)) }
      try panel.harness.tap("Done")
      return (panel.harness.snapshot(), panel)
    }
    let (one, panel) = try picture("4711")
    #expect(panel.kept("room.code") == "4711")
    #expect(try one == picture("9029").0)
  }

  @Test("A keypad that does not exist is a mistake in the file")
  func unknown() {
    let problems = Panels.problems(Self.panel.replacing("KEYS", with: "keypad: hex"))
    #expect(
      problems == [
        "panel.yaml:8:61: keypad: cannot be “hex”; write one of decimal, email, number, phone, pin"
      ])
  }

  @Test("A field and a segmented picker have their title beside them, or above them", arguments: [800.0, 320])
  func titles(width: Double) throws {
    func frame(_ item: String, _ name: String) throws -> Rect {
      let panel = try ShownPanel(
        """
        values:
          host: {type: text, initial: boiler, label: Host}
          mode: {type: choice, options: {a: Heating and hot water, b: Hot water only}, initial: a, label: Mode}
        pages: {start: {body: [\(item)]}}
        """, size: Size(width: width, height: 240))
      return try panel.harness.element(name).frame
    }
    for (item, name) in [
      ("text field: {value: host KEYS}", "Host"), ("picker: {value: mode, style: segmented KEYS}", "Mode"),
    ] {
      let alone = try frame(item.replacing(" KEYS", with: ", label: \"\", spoken: \(name)"), name)
      let titled = try frame(item.replacing(" KEYS", with: ""), name)
      #expect((titled.minX - alone.minX) + (titled.minY - alone.minY) > 10, "\(name)")
      #expect(titled.maxX < width)
    }
  }
}
