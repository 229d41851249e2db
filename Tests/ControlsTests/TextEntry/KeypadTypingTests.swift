import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Words of three languages on the keyboard of the screen.
@Suite("Typing on the keyboard of the screen")
struct KeypadTypingTests {
  private struct Page: View {
    var layouts = ["de", "cz", "es"]
    var keypad = Keypad.full
    @State var text = ""

    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        TextField("Field", text: $text).keypad(keypad)
      }
      .padding(8)
      .keyboardLayouts(layouts)
    }
  }

  nonisolated private static let sizes = [
    Size(width: 320, height: 240), Size(width: 480, height: 272), Size(width: 800, height: 480),
  ]

  /// Types a text by touch as somebody would who knows the keys: a letter by its key or, where it has none, by a long
  /// press on its base; several letters on one key by as many presses.
  private func type(_ text: String, on panel: Harness) throws {
    for character in text { try type(character, panel) }
  }

  private func type(_ character: Character, _ panel: Harness) throws {
    if try tap(character, panel) { return }
    if character.isUppercase {
      try panel.tap("Shift")
      if try tap(character, panel) { return }
      let small = try #require(character.lowercased().first)
      if try tap(small, panel) { return }
      return try choose(character, from: Character(Diacritics.base(of: small).uppercased()), panel)
    }
    let bases: [Character: Character] = ["¿": ".", "?": "."]
    try choose(character, from: bases[character] ?? Diacritics.base(of: character), panel)
  }

  /// Taps the key of a character, as often as its place on it says.
  private func tap(_ character: Character, _ panel: Harness) throws -> Bool {
    let name = character == " " ? "Space" : String(character)
    if panel.contains(name) {
      try panel.tap(name)
      return true
    }
    guard let (key, index) = shared(character, panel) else { return false }
    for _ in 0...index {
      try panel.tap(key)
      try panel.advance(by: .milliseconds(100))
    }
    try panel.advance(by: .milliseconds(1300))
    return true
  }

  /// The key that a character shares with others, and its place on it.
  private func shared(_ character: Character, _ panel: Harness) -> (String, Int)? {
    let keys = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button && $0.label.count > 3 }
    for key in keys.map(\.label) where !["Space", "Shift", "Signs", "Done", "Close", "Delete"].contains(key) {
      if key.last?.isNumber == true || key.hasPrefix("."), let index = Array(key).firstIndex(of: character) {
        return (key, index)
      }
    }
    return nil
  }

  private func choose(_ character: Character, from base: Character, _ panel: Harness) throws {
    let key = panel.contains(String(base)) ? String(base) : try #require(shared(base, panel)?.0)
    try panel.hold(key, for: .milliseconds(400))
    try panel.tap(String(character))
  }

  @Test("4 “Größe, Žižkov, ¿qué?” is typed in three layouts, and is seen above the keys", arguments: sizes)
  func languages(size: Size) throws {
    let panel = try Harness(size: size) { Page() }
    try panel.tap("Field")
    for word in ["Größe, ", "Žižkov, ", "¿qué?"] {
      try type(word, on: panel)
      if word != "¿qué?" { try changeLayout(panel) }
    }
    #expect(try panel.value(of: "Field") == "Größe, Žižkov, ¿qué?")
    try expectSeen(panel, size)
  }

  private func changeLayout(_ panel: Harness) throws { try panel.tap("Language") }

  /// The field is above the keys, except on the smallest screen. Low screens have a line above the keys, which shows
  /// what is typed with its caret.
  private func expectSeen(_ panel: Harness, _ size: Size) throws {
    let keys = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button }
    let top = try #require(keys.map(\.frame.minY).min())
    #expect(try (panel.element("Field").frame.maxY <= top) == (size.height > 240))
    if size.height >= 400 { return }
    let line = try #require(panel.stage.rootLayoutNode.caretTexts.last)
    #expect(line.layoutNode.stageFrame.minY >= 0 && line.layoutNode.stageFrame.maxY <= top + 40)
    let caret = line.caretRect(at: 20)
    #expect(caret.minX >= 0 && caret.maxX <= line.frame.width && line.count == 20)
  }

  @Test(
    "Keys are at least 7 mm wide and high, or several letters share one", arguments: sizes, ["de", "cz", "es", "ru"])
  func sizes(size: Size, layout: String) throws {
    let panel = try Harness(size: size) { Page(layouts: [layout]) }
    try panel.tap("Field")
    let keys = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button }
    #expect(keys.count > 12)
    for key in keys {
      #expect(key.frame.width >= 34 && key.frame.height >= 34, "\(key.label) \(key.frame)")
      #expect(key.frame.minX >= 0 && key.frame.maxX <= size.width && key.frame.maxY <= size.height)
    }
  }

  @Test("A layout's own letters have keys; with Shift a long press offers capitals alone")
  func rows() throws {
    let panel = try Harness { Page(layouts: ["de"]) }
    try panel.tap("Field")
    for letter in "qwertzuiopüasdfghjklöäyxcvbnm" { #expect(panel.contains(String(letter)), "\(letter)") }
    #expect(!panel.contains("Language"))
    try panel.tap("Shift")
    try panel.hold("S", for: .milliseconds(400))
    #expect(panel.contains("Š") && !panel.contains("š") && !panel.contains("ß"))
  }

  @Test("A key for line breaks offers nothing when it is held")
  func heldReturn() throws {
    let panel = try Harness { Page(keypad: .lines) }
    try panel.tap("Field")
    try panel.hold("Return", for: .milliseconds(500))
    #expect(panel.contains("Return") && KeypadKey.text("\n").related(in: .english).isEmpty)
  }

  @Test("A short press types the letter itself; a long one types nothing until a letter is chosen")
  func longPress() throws {
    let panel = try Harness { Page(layouts: ["fr"]) }
    try panel.tap("Field")
    try panel.hold("e", for: .milliseconds(300))
    #expect(try panel.value(of: "Field") == "e")
    try panel.hold("e", for: .milliseconds(360))
    #expect(try panel.value(of: "Field") == "e" && panel.contains("é"))
    try panel.tap("é")
    #expect(try panel.value(of: "Field") == "eé" && !panel.contains("ê"))
  }

  @Test("A touch that is cancelled in a long press leaves the offers for a tap; the next tap on the key types it")
  func cancelledHold() throws {
    let panel = try Harness { Page(layouts: ["fr"]) }
    try panel.tap("Field")
    let key = try panel.element("e").frame.center
    for chosen in ["é", "e"] {
      try panel.press(at: key)
      try panel.advance(by: .milliseconds(400))
      try panel.cancel()
      #expect(panel.contains("é"))
      try panel.tap(chosen)
      #expect(!panel.contains("é"))
    }
    #expect(try panel.value(of: "Field") == "ée")
  }

  @Test("The knob has a key for letters with marks, since it cannot press for long")
  func knob() throws {
    let panel = try Harness { Page(layouts: ["fr"]) }
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.activate("Accents")
    try panel.activate("e")
    try panel.activate("è")
    #expect(try panel.value(of: "Field") == "è")
  }

  @Test("A layout that the system does not have is left out")
  func unknown() throws {
    let panel = try Harness { Page(layouts: ["klingon", "cz", "nowhere"]) }
    try panel.tap("Field")
    #expect(panel.contains("ů") && !panel.contains("Language"))
  }

  @Test("Presses of a shared key go through its letters; after 1200 ms the next one is another letter")
  func multiTap() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Page(layouts: []) }
    try panel.tap("Field")
    for _ in 0..<3 { try panel.tap("abc2") }
    #expect(try panel.value(of: "Field") == "c")
    try panel.advance(by: .milliseconds(1201))
    try panel.tap("abc2")
    #expect(try panel.value(of: "Field") == "ca")
    try panel.tap("def3")
    try panel.tap("Shift")
    try panel.tap("ghi4")
    try panel.tap("ghi4")
    #expect(try panel.value(of: "Field") == "cadH")
  }

  @Test("An e-mail address is typed without other pages, a PIN on a bank terminal's keys")
  func pads() throws {
    let mail = try Harness { Page(layouts: [], keypad: .email) }
    try mail.tap("Field")
    for key in "a@b.de" { try mail.tap(String(key)) }
    #expect(try mail.value(of: "Field") == "a@b.de" && !mail.contains("Space"))
    let pin = try Harness(size: Size(width: 800, height: 960)) { Page(layouts: [], keypad: .pin) }
    try pin.tap("Field")
    let (close, done, nine) = try (pin.element("Close").frame, pin.element("Done").frame, pin.element("9").frame)
    #expect(close.minX < done.minX && close.minY == done.minY && close.minY > nine.minY && done.minX == nine.minX)
  }
}
