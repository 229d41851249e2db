import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Looks
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("Rules of text fields in panel files") struct FieldRulesTests {
  private static func file(_ keys: String) -> String {
    """
    values: {code: {type: text, initial: "1234"}, least: {type: number, initial: 4}}
    pages:
      start:
        body:
          - text field: {value: code, label: Code, \(keys)}
          - button: {label: Else}
          - button: {label: Reset, tap: {set: {code: "0000"}}}
    """
  }

  private func panel(_ keys: String, _ section: String = "") throws -> ShownPanel {
    let panel = try ShownPanel(Self.file(keys) + section, size: Size(width: 480, height: 800))
    try panel.harness.tab(to: "Code")
    try panel.harness.key(.end)
    return panel
  }

  /// Types letters, and deletes the last ones before.
  private func type(_ letters: String, deleting count: Int = 0, _ panel: ShownPanel) throws {
    for _ in 0..<count { try panel.harness.key(.backspace) }
    for letter in letters { try panel.harness.key(.character(letter)) }
  }

  @Test("A text of another length is not set, and the field says so once it is left; the next key takes the words away")
  func length() throws {
    let panel = try panel("length: 4..8")
    let words = "From 4 to 8 characters"
    try type("", deleting: 1, panel)
    #expect(panel.kept("code") == "1234")
    #expect(try panel.harness.value(of: "Code") == "123")
    #expect(!panel.harness.labels.contains(words))
    try panel.harness.key(.tab)
    try panel.harness.frame()
    #expect(panel.harness.labels.contains(words))
    #expect(panel.harness.announcements.contains(words))
    try panel.harness.key(.tab, .shift)
    try panel.harness.key(.end)
    try type("5", panel)
    try panel.harness.frame()
    #expect(!panel.harness.labels.contains(words))
    #expect(panel.kept("code") == "1235")
  }

  @Test("Other characters are not set, and the file has the words for it, in the language of the panel")
  func characters() throws {
    let panel = try panel(
      "characters: 0-9, wrong: Digits only", "\nlanguages: {de: {Digits only: Nur Ziffern}}\n")
    try type("5", panel)
    #expect(panel.kept("code") == "12345")
    try type("x", panel)
    #expect(panel.kept("code") == "12345")
    try panel.harness.key(.enter)
    try panel.harness.frame()
    #expect(panel.harness.labels.contains("Digits only"))
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    try panel.harness.frame()
    #expect(panel.harness.labels.contains("Nur Ziffern"))
  }

  @Test(
    "The words about a field with one length name that length",
    arguments: [("en", "Number of characters: 4"), ("de", "Anzahl der Zeichen: 4")])
  func oneLength(_ language: String, _ words: String) throws {
    let panel = try panel("length: 4")
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    try type("5", panel)
    try panel.harness.key(.enter)
    try panel.harness.frame()
    #expect(panel.harness.labels.contains(words))
  }

  @Test("What others set takes the place of a text that does not fit")
  func others() throws {
    let panel = try panel("length: 4")
    try type("5", panel)
    #expect(try panel.harness.value(of: "Code") == "12345")
    try panel.harness.tap("Reset")
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Code") == "0000")
    #expect(!panel.harness.labels.contains("Number of characters: 4"))
  }

  @Test("A key that comes in the same frame as one that fits is not lost")
  func sameFrame() throws {
    let panel = try panel("length: 4..5")
    for letter: Character in ["5", "6"] {
      panel.harness.stage.handle(
        InputEvent(time: panel.harness.now, .key(.character(letter), isDown: true, modifiers: [])))
    }
    try panel.harness.frame()
    #expect(panel.kept("code") == "12345")
    #expect(try panel.harness.value(of: "Code") == "123456")
    try panel.harness.tap("Reset")
    #expect(try panel.harness.value(of: "Code") == "0000")
  }

  @Test("The words can show values that are not private")
  func values() throws {
    let panel = try panel("length: 4..8, wrong: \"At least {least}\"")
    try type("", deleting: 2, panel)
    try panel.harness.key(.enter)
    try panel.harness.frame()
    #expect(panel.harness.labels.contains("At least 4"))
    #expect(
      Panels.problems(Self.file("secret: true, length: 4, wrong: \"Not {code}\"")) == [
        "panel.yaml:5:9: wrong: shows code, which is private; show it by a text: on a page"
      ])
  }

  @Test("The words about a secret are for the person at the panel")
  func secret() throws {
    let panel = try panel("secret: true, keypad: pin, length: 4..8")
    try type("", deleting: 1, panel)
    try panel.harness.key(.enter)
    try panel.harness.frame()
    #expect(try panel.harness.element("From 4 to 8 characters").isPrivate)
  }

  @Test(
    "Rules that make no sense are a mistake at their place",
    arguments: [
      (
        "length: 8..4", 56,
        "length: expects a whole number from 0 to 4096, or two of them, not “8..4”; "
          + "write one, such as 4, or the lower and the higher one, such as 4..8"
      ),
      (
        "length: some", 56,
        "length: expects a whole number from 0 to 4096, or two of them, not “some”; "
          + "write one, such as 4, or the lower and the higher one, such as 4..8"
      ),
      (
        "wrong: No, characters: 9-0", 71,
        "characters: expects characters, not “9-0”; "
          + "write single ones, or the first and the last of a row, such as 0-9A-F"
      ),
      (
        "characters: 0-9", 48,
        "characters: has no words for a text with other characters; "
          + "write wrong: and what is allowed, such as Digits only"
      ),
      (
        "wrong: Digits only", 48,
        "warning: wrong: has no effect without length: or characters:; write one of them beside it, or remove wrong:"
      ),
    ])
  func mistakes(keys: String, column: Int, message: String) {
    #expect(Panels.problems(Self.file(keys)) == ["panel.yaml:5:\(column): \(message)"])
  }
}
