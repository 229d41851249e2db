import Faceplate
import FaceplateTesting
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
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

  private struct Form: View {
    @State private var name = "Eva"
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Number", text: $name).readOnly()
        Text("End")
      }
    }
  }

  @Test("The keyboard is told by what it changes in the field, wherever the caret is")
  func caret() throws {
    let panel = try Harness { Form() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(hasKeys: true))
    try panel.listen()
    try panel.key(.right)
    try panel.key(.enter)
    try panel.listen()
    func said(_ key: Key, _ modifiers: KeyModifiers = []) throws -> [String] {
      let before = panel.spoken.count
      try panel.key(key, modifiers)
      try panel.listen()
      return panel.spoken[before...].filter { $0.kind == .letter }.map(\.text)
    }
    #expect(try said(.character("x")) == ["x"])
    for _ in 0..<2 { #expect(try said(.left) == []) }
    #expect(try said(.backspace) == ["v deleted"])
    #expect(try panel.value(of: "Name") == "Eax")
    #expect(try said(.character("a"), .control) == [])
    #expect(try said(.backspace) == ["Eax deleted"])
    #expect(try said(.backspace) == [])
  }

  @Test("Reading on goes past the keys of a secret, to the end")
  func readingOn() throws {
    struct Lock: View {
      var body: some View {
        Text("Door")
        PINPad("Code", enter: { _ in .wrong }, cancel: {})
        Text("Bell 4 rings")
      }
    }
    let panel = try Harness { Lock() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: .loudspeaker))
    try panel.listen()
    panel.stage.speech?.perform(.readAll)
    for _ in 0..<20 { try panel.listen() }
    #expect(panel.transcript.contains("Door") && panel.transcript.last == "Bell 4 rings")
    #expect(panel.spoken.last?.earcon == .edge)
    #expect(!panel.transcript.contains("4"))
    #expect(panel.stage.speech?.isReading == false)
  }

  @Test("A field that can only be read asks for nothing, and takes no typing")
  func readOnly() throws {
    let panel = try Harness { Form() }
    panel.checksFrames = false
    try panel.startSpeech()
    try panel.listen()
    for _ in 0..<2 {
      try panel.swipe(.right)
      try panel.listen()
      try panel.advance(by: .seconds(1))
      try panel.listen()
    }
    #expect(panel.transcript.last == "Number, Eva, text field")
    #expect(panel.spoken.filter { $0.kind == .hint }.map(\.text) == ["Double tap to type."], "the first field alone")
    try panel.doubleTap()
    try panel.listen()
    #expect(!panel.transcript.contains { $0.contains("typing") })
    try panel.swipe(.right)
    try panel.listen()
    #expect(panel.transcript.last == "End")
  }
}
