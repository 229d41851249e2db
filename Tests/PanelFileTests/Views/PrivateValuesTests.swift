import Looks
import FaceplateTesting
import Graphics
import Localization
import Runtime
import Testing

@testable import PanelFile

/// The codes are digits that no frame and no other text of these panels has.
@MainActor @Suite("Private values of panel files") struct PrivateValuesTests {
  private static let safe = """
    values:
      safe.code: {type: text, initial: "4711"}
      safe.level: {type: number, in: 0..9999, initial: 4712, private: true, label: Balance}
      safe.double: {type: number, is: safe.level * 2}
      safe.open: {type: switch, label: Door}
    pages:
      start:
        body:
          - text field: {value: safe.code, secret: true, label: PIN}
          - text: "Code is {safe.code}"
          - text: "Twice {safe.double}"
          - button: {label: "Pay {safe.level}"}
          - value: safe.level
          - readout: safe.level
          - gauge: safe.level
          - stepper: safe.level
          - toggle: {value: safe.open, label: "Open {safe.code}"}
          - toggle: {value: safe.open, spoken: "Door {safe.code}", hint: "It takes {safe.code}"}
          - state lamp: {label: Lamp, state: normal, text: "{safe.code}"}
          - qr code: "{safe.code}"
          - chart: {values: [safe.level], label: Money}
          - text: Locked
    """
  private static let secrets = ["4711", "4712", "9424"]

  @Test(
    "No private value decides whether an element is there or can be worked: everybody sees that",
    arguments: ["visible", "enabled"])
  func presence(key: String) {
    let problems = Panels.problems(
      """
      values:
        safe.code: {type: number, private: true, initial: 4711}
      pages:
        start:
          body:
            - button: {label: Open, \(key): safe.code == 4711, tap: {tell: Open}}
      """)
    #expect(
      problems == [
        "panel.yaml:6:9: \(key): reveals safe.code, which is private; show the element always and use if: in its actions, or use "
          + "access: for elements that only a role may see"
      ])
  }

  private func heard(_ listener: SpeechListener) throws -> [String] {
    let panel = try ShownPanel(Self.safe, size: Size(width: 800, height: 2000)).harness
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: listener))
    try panel.listen()
    for _ in 0..<20 {
      try panel.swipe(.right)
      try panel.listen()
      try panel.advance(by: .seconds(1))
      try panel.listen()
    }
    return panel.transcript
  }

  /// Whether a text has a secret, however its digits are apart.
  private func tells(_ text: String) -> Bool {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    return Self.secrets.contains { digits.contains($0) }
  }

  @Test("A loudspeaker says none of what shows them, and says the rest")
  func loudspeaker() throws {
    let heard = try heard(.loudspeaker)
    #expect(heard.filter(tells) == [])
    #expect(heard.contains("PIN, heard with a headset only, text field"), "\(heard)")
    #expect(heard.contains("Balance, heard with a headset only, adjustable"), "\(heard)")
    #expect(heard.contains("heard with a headset only, off, switch") == false, "\(heard)")
    #expect(heard.contains("Locked"), "\(heard)")
  }

  @Test("A headset says them")
  func headset() throws {
    let heard = try heard(.headset)
    #expect(heard.contains("Code is 4 7 1 1") && heard.contains("PIN, 4 digits entered, text field"), "\(heard)")
    #expect(heard.contains { $0.hasPrefix("Twice 9") }, "\(heard)")
  }

  @Test("Other programs are told none of them")
  func tree() throws {
    let panel = try ShownPanel(Self.safe, size: Size(width: 800, height: 2000)).harness
    let elements = panel.stage.elements.flatMap(\.flattened).map(\.withoutPrivate)
    #expect(elements.map(\.line).filter(tells) == [])
    #expect(elements.contains { $0.label == "Locked" && !$0.isPrivate })
    // Without the mark they are there.
    let text = Self.safe.replacing(", private: true", with: "").replacing(", secret: true", with: "")
    let open = try ShownPanel(text, size: Size(width: 800, height: 2000)).harness
    #expect(open.stage.elements.flatMap(\.flattened).map(\.withoutPrivate.line).filter(tells).count >= 10)
  }

  @Test("A value that is changed elsewhere is no announcement for other programs")
  func announced() throws {
    let panel = try ShownPanel(Self.safe, size: Size(width: 800, height: 2000))
    var told: [String] = []
    panel.harness.stage.announcer.onTell = { told.append($0) }
    try panel.tell("safe.level", "4714")
    try panel.harness.advance(by: .seconds(1))
    #expect(told == [])
  }

  @Test(
    "What everybody sees and hears cannot show one",
    arguments: [
      ("pages: {start: {title: \"Code {code}\", body: [code]}}", "the title of a page shows code, which is private"),
      (
        "alarms: {a: {when: lit, text: \"Code {code}\"}}\npages: {start: [code]}",
        "an alarm shows code, which is private"
      ),
      (
        "pages: {start: [{button: {label: A, tap: {tell: \"Code {code}\"}}}]}",
        "a message shows code, which is private"
      ),
      (
        "pages: {start: [{button: {label: A, tap: [{if: lit, then: [{ask: \"Is it {code}?\"}]}]}}]}",
        "a question shows code, which is private"
      ),
    ])
  func refused(pages: String, message: String) {
    let problems = Panels.problems(
      "values: {code: {type: text, private: true}, lit: {type: switch}}\n\(pages)")
    #expect(problems.count == 1 && problems.allSatisfy { $0.contains(message) }, "\(problems)")
  }

  @Test("Pages' titles follow the language, in the bar and in links")
  func titles() throws {
    let panel = try ShownPanel(
      """
      languages: {de: {Oven: Ofen, More: Mehr}}
      panel: {tabs: [start, more]}
      pages: {start: {title: Oven, body: [{text: x}]}, more: {title: More, body: [{text: y}]}}
      """)
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    try panel.harness.frame()
    let labels = panel.harness.labels
    #expect(labels.contains("Ofen") && labels.contains("Mehr") && !labels.contains("Oven"), "\(labels)")
  }
}
