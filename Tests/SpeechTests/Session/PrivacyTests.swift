import Faceplate
import FaceplateTesting
import Testing

@testable import Controls
@testable import Runtime
@testable import Speech

@Suite("What is private is heard by the person alone")
struct PrivacyTests {
  private struct Safe: View {
    let onTyped: (String) -> Void
    @State private var pin = ""
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Text("Balance 1234").privacySensitive()
        SecureField("PIN", text: $pin).onChange(of: pin) { onTyped(pin) }
        TextField("Name", text: $name)
      }
    }
  }

  private func panel(_ manner: SpeechManner, onTyped: @escaping (String) -> Void = { _ in }) throws -> Harness {
    let panel = try Harness { Safe(onTyped: onTyped) }
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
    #expect(words == "heard with a headset only\nPIN, heard with a headset only, text field")
  }

  @Test("Digits are sounds as long as they go to the field of a PIN, also while the person is elsewhere")
  func focusStays() throws {
    var pictures: [Bitmap] = []
    for digits: [Character] in [["4", "7"], ["1", "9"]] {
      var pin = ""
      let panel = try panel(SpeechManner(listener: .loudspeaker, hasKeys: true)) { pin = $0 }
      try typePIN(panel)
      try panel.swipe(.left)
      try panel.listen()
      let before = panel.spoken.count
      for digit in digits {
        try panel.key(.character(digit))
        try panel.listen()
      }
      #expect(panel.stage.speech?.current?.element.label == "Balance 1234")
      #expect(panel.spoken[before...].map(\.earcon) == [.hiddenCharacter, .hiddenCharacter])
      // All four digits have arrived. The field shows four characters, and says none.
      let field = try panel.element("PIN")
      #expect(pin == "47" + String(digits) && field.isPrivate && field.value == "4 digits entered")
      #expect(charactersShown(below: panel.stage.rootLayoutNode) == [4, 3])
      pictures.append(panel.snapshot())
    }
    // What it shows is the same for every code of four digits.
    #expect(pictures[0] == pictures[1])
  }

  /// The number of characters that each field shows.
  private func charactersShown(below node: LayoutNode) -> [Int] {
    let own = (node.behavior as? TextFieldBehavior).map { [$0.count] } ?? []
    return own + node.children.flatMap { charactersShown(below: $0) }
  }

  @Test("In a headset digits are said, one by one")
  func headset() throws {
    let panel = try panel(SpeechManner(listener: .headset, hasKeys: true))
    try typePIN(panel)
    let words = panel.transcript.dropFirst().joined(separator: "\n")
    #expect(words == "Balance 1 2 3 4\nPIN, empty, text field\n4\n7\n1", "\(words)")
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
