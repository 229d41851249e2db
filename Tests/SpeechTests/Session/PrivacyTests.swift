import Faceplate
import FaceplateTesting
import Testing

@testable import Speech

@Suite("What is private is heard by the person alone")
struct PrivacyTests {
  private struct Safe: View {
    @State private var pin = ""
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Text("Balance 1234").privacySensitive()
        SecureField("PIN", text: $pin)
        TextField("Name", text: $name)
      }
    }
  }

  private func panel(_ manner: SpeechManner) throws -> Harness {
    let panel = try Harness { Safe() }
    panel.checksFrames = false
    try panel.startSpeech(manner)
    try panel.listen()
    return panel
  }

  private func typePIN(_ panel: Harness) throws {
    for _ in 0..<2 {
      try panel.swipe(.right)
      try panel.listen()
    }
    for digit: Character in ["4", "7", "1"] {
      try panel.key(.character(digit))
      try panel.listen()
    }
    try panel.key(.backspace)
    try panel.listen()
  }

  @Test("On a loudspeaker the digits of a PIN are sounds, and private text is not said")
  func loudspeaker() throws {
    let panel = try panel(SpeechManner(listener: .loudspeaker, hasKeys: true))
    try typePIN(panel)
    let words = panel.transcript.dropFirst().joined(separator: "\n")
    #expect(words.allSatisfy { !$0.isNumber }, "\(words)")
    #expect(panel.spoken.filter { $0.earcon == .hiddenCharacter }.count == 4)
    #expect(words == "heard with a headset only\nPIN, text field")
  }

  @Test("Digits are sounds as long as they go to the field of a PIN, also while the person is elsewhere")
  func focusStays() throws {
    let panel = try panel(SpeechManner(listener: .loudspeaker, hasKeys: true))
    try typePIN(panel)
    try panel.swipe(.left)
    try panel.listen()
    let before = panel.spoken.count
    for digit: Character in ["4", "7"] {
      try panel.key(.character(digit))
      try panel.listen()
    }
    #expect(panel.stage.speech?.current?.element.label == "Balance 1234")
    #expect(panel.spoken[before...].map(\.earcon) == [.hiddenCharacter, .hiddenCharacter])
  }

  @Test("In a headset digits are said, one by one")
  func headset() throws {
    let panel = try panel(SpeechManner(listener: .headset, hasKeys: true))
    try typePIN(panel)
    let words = panel.transcript.dropFirst().joined(separator: "\n")
    #expect(words == "Balance 1 2 3 4\nPIN, text field\n4\n7\n1", "\(words)")
  }

  @Test("The settings may allow it on a loudspeaker, too")
  func choice() throws {
    let panel = try panel(SpeechManner(listener: .loudspeaker, saysPrivate: true, hasKeys: true))
    try typePIN(panel)
    #expect(panel.transcript.contains("Balance 1 2 3 4") && panel.transcript.contains("7"))
  }

  @Test("The keys of the keyboard on the screen do not tell either")
  func keypad() throws {
    let panel = try panel(SpeechManner(listener: .loudspeaker))
    for _ in 0..<2 { try panel.swipe(.right) }
    try panel.doubleTap()
    try panel.listen()
    let before = panel.spoken.count
    for _ in 0..<12 {
      try panel.swipe(.right)
      try panel.doubleTap()
      try panel.listen()
    }
    let said = panel.spoken[before...].filter { $0.earcon == nil }.map(\.text)
    #expect(said.allSatisfy { $0.count > 1 }, "\(said)")
    #expect(panel.spoken[before...].contains { $0.earcon == .hiddenCharacter })
  }

  @Test("Other fields say what is typed and deleted")
  func open() throws {
    let panel = try panel(SpeechManner(listener: .loudspeaker, hasKeys: true))
    for _ in 0..<3 {
      try panel.swipe(.right)
      try panel.listen()
    }
    try panel.key(.backspace)
    try panel.listen()
    try panel.key(.character("e"))
    try panel.listen()
    #expect(panel.transcript.suffix(3) == ["Name, Ada, text field", "a deleted", "e"])
    #expect(try panel.value(of: "Name") == "Ade")
  }
}
