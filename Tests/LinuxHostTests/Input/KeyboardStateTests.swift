import CLinux
import Controls
import Keyboards
import Runtime
import Testing

@testable import LinuxHost

@Suite struct KeyboardStateTests {
  private func typed(_ layout: String, _ codes: [(Int32, Bool)]) throws -> [InputEvent.Kind] {
    let table: KeyboardLayout = try #require(KeyboardLayout(layout))
    var keyboard = KeyboardState(layout: table)
    return codes.compactMap { keyboard.handle($0.0, isDown: $0.1, isKnob: false) }
  }

  @Test("Z and Y change places in Germany")
  func zAndYChangePlacesInGermany() throws {
    #expect(try typed("de", [(KEY_Y, true)]) == [.key(.character("z"), isDown: true)])
    #expect(try typed("us", [(KEY_Y, true)]) == [.key(.character("y"), isDown: true)])
  }

  @Test("A third character is not an alt key")
  func aThirdCharacterIsNotAnAltKey() throws {
    #expect(try typed("de", [(KEY_RIGHTALT, true), (KEY_E, true)]) == [.key(.character("€"), isDown: true)])
    #expect(
      try typed("us", [(KEY_RIGHTALT, true), (KEY_E, true)])
        == [.key(.character("e"), isDown: true, modifiers: .option)])
  }

  @Test("Shift and variants count")
  func shiftAndVariantsCount() throws {
    #expect(
      try typed("fr(oss)", [(KEY_LEFTSHIFT, true), (KEY_1, true)])
        == [.key(.character("1"), isDown: true, modifiers: .shift)])
  }

  @Test("A keyboard that is unplugged while Caps Lock is down leaves no key behind: the next one switches it off")
  func unpluggedCapsLock() throws {
    var keyboard = KeyboardState(layout: try #require(KeyboardLayout("us")))
    func press(_ device: String, _ codes: [(Int32, Bool)]) -> [InputEvent.Kind] {
      codes.compactMap { keyboard.handle($0.0, isDown: $0.1, isKnob: false, device: device) }
    }
    #expect(press("event1", [(KEY_CAPSLOCK, true)]).isEmpty)
    keyboard.forget("event1")
    #expect(press("event2", [(KEY_A, true), (KEY_A, false)]).first == .key(.character("A"), isDown: true))
    #expect(press("event2", [(KEY_CAPSLOCK, true), (KEY_CAPSLOCK, false)]).isEmpty)
    #expect(press("event2", [(KEY_A, true)]) == [.key(.character("a"), isDown: true)])
  }

  @Test("Keys with a name keep it")
  func keysWithANameKeepIt() throws {
    #expect(
      try typed("de", [(KEY_SPACE, true), (KEY_UP, true)]) == [.key(.space, isDown: true), .key(.up, isDown: true)])
    #expect(try typed("de", [(KEY_KP7, true)]) == [.key(.character("7"), isDown: true)])
  }

  @Test("A dead key and a letter type one character")
  func aDeadKeyAndALetterTypeOneCharacter() throws {
    #expect(
      try typed("de", [(KEY_EQUAL, true), (KEY_EQUAL, false), (KEY_E, true)])
        == [.key(.character("é"), isDown: true)])
    #expect(
      try typed("es", [(KEY_APOSTROPHE, true), (KEY_U, true), (KEY_E, true)])
        == [.key(.character("ú"), isDown: true), .key(.character("e"), isDown: true)])
    #expect(
      try typed("de", [(KEY_GRAVE, true), (KEY_LEFTSHIFT, true), (KEY_A, true)])
        == [.key(.character("Â"), isDown: true, modifiers: .shift)])
  }

  @Test("A dead key and a space type the accent")
  func aDeadKeyAndASpaceTypeTheAccent() throws {
    #expect(
      try typed("de", [(KEY_GRAVE, true), (KEY_SPACE, true), (KEY_SPACE, false), (KEY_A, true)])
        == [
          .key(.character("^"), isDown: true), .key(.character("^"), isDown: false),
          .key(.character("a"), isDown: true),
        ])
  }

  @Test("A dead key is lost before a letter that it cannot mark")
  func aDeadKeyIsLostBeforeALetterThatItCannotMark() throws {
    let events = try typed("de", [(KEY_EQUAL, true), (KEY_F, true), (KEY_E, true)])
    #expect(events.last == .key(.character("e"), isDown: true))
  }

  @Test("Control and a letter follow the layout")
  func controlAndALetterFollowTheLayout() throws {
    #expect(
      try typed("de", [(KEY_LEFTCTRL, true), (KEY_Y, true)])
        == [.key(.character("z"), isDown: true, modifiers: .control)])
  }

  @Test("Nonsense is no layout", arguments: ["klingon", "de(", "(oss)", "d/e", "de)"]) func nonsenseIsNoLayout(
    name: String
  ) {
    #expect(KeyboardLayout.name(name) == nil)
  }

  @Test("Control alt and a function key ask for a console")
  func controlAltAndAFunctionKeyAskForAConsole() {
    var keyboard = KeyboardState()
    for code in [KEY_LEFTCTRL, KEY_LEFTALT] { _ = keyboard.handle(code, isDown: true, isKnob: false) }
    #expect(keyboard.handle(KEY_F3, isDown: true, isKnob: false) == nil)
    #expect(keyboard.takeWantedConsole() == 3)
    #expect(keyboard.takeWantedConsole() == nil)
    #expect(keyboard.handle(KEY_F3, isDown: false, isKnob: false) == nil)
  }
}
