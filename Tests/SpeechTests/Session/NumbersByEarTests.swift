import Faceplate
import FaceplateTesting
import Testing

@testable import Speech

@Suite("Numbers that a listener types at a stepper")
struct NumbersByEarTests {
  private struct Page: View {
    @State private var time = 120.0
    var isPrivate = false
    var body: some View {
      VStack {
        Stepper("Time", value: $time, in: 3...480).privacySensitive(isPrivate)
        Button("Other") {}
      }
    }
  }

  private func panel(isPrivate: Bool = false) throws -> Harness {
    let panel = try Harness { Page(isPrivate: isPrivate) }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(hasKeys: true))
    try panel.listen()
    try panel.key(.tab)
    try panel.listen()
    return panel
  }

  /// Returns what is said after a key.
  private func heard(_ key: Key, on panel: Harness) throws -> [String] {
    let before = panel.transcript.count
    try panel.key(key)
    try panel.listen()
    return Array(panel.transcript.dropFirst(before))
  }

  @Test("Each digit is said, and Enter sets the number and says it")
  func digits() throws {
    let panel = try panel()
    #expect(try heard(.character("2"), on: panel) == ["2"])
    #expect(try heard(.character("5"), on: panel) == ["5"])
    #expect(try heard(.character("7"), on: panel) == ["7"])
    #expect(try heard(.backspace, on: panel) == ["7 deleted"])
    #expect(try heard(.enter, on: panel) == ["25"])
    #expect(try panel.value(of: "Time") == "25")
  }

  @Test("Escape keeps the value, says it, and leaves the listener at the stepper")
  func escape() throws {
    let panel = try panel()
    #expect(try heard(.character("9"), on: panel) == ["9"])
    #expect(try heard(.escape, on: panel) == ["120"])
    #expect(try panel.value(of: "Time") == "120")
    #expect(panel.stage.speech?.current?.element.label == "Time")
  }

  @Test("A number outside of the range is not set, and the range is said")
  func outside() throws {
    let panel = try panel()
    for digit in "500" { try panel.key(.character(digit)) }
    try panel.listen()
    #expect(try heard(.enter, on: panel).contains { $0.contains("from 3 to 480") })
    #expect(try panel.value(of: "Time") == "500")
    for digit in "480" { try panel.key(.character(digit)) }
    try panel.listen()
    #expect(try heard(.enter, on: panel).last == "480")
    #expect(try panel.value(of: "Time") == "480")
  }

  @Test("Digits of a private number are a sound on a loudspeaker")
  func secret() throws {
    let panel = try panel(isPrivate: true)
    for key in [Key.character("2"), .character("5"), .enter] {
      let said = try heard(key, on: panel)
      #expect(said == [])
    }
  }
}
