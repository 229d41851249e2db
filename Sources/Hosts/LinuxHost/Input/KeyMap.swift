import CLinux
import Runtime

/// Maps kernel key codes (`KEY_…`) to ``Key`` values.
///
/// Characters are those of a US keyboard, for machines without the tables of libxkbcommon.
nonisolated enum KeyMap {
  /// The key for a code and the held modifiers; `nil` for keys that the panel does not use.
  static func key(_ code: Int32, modifiers: KeyModifiers) -> Key? {
    if let named = named[code] { return named }
    if (KEY_F1...KEY_F10).contains(code) { return .function(Int(code - KEY_F1) + 1) }
    if code == KEY_F11 || code == KEY_F12 { return .function(Int(code - KEY_F11) + 11) }
    // The X keyboard database makes other keys of these; keypads for people who do not see send them as they are.
    if (KEY_F13...KEY_F24).contains(code) { return .function(Int(code - KEY_F13) + 13) }
    guard let pair = characters[code] else { return nil }
    return .character(modifiers.contains(.shift) ? pair.shifted : pair.plain)
  }

  /// Maps volume keys to knob events: many USB knobs report volume up and down for turns, and mute for their button.
  static func knobEvent(_ code: Int32, isDown: Bool) -> InputEvent.Kind? {
    switch code {
    case KEY_VOLUMEUP: .knobTurned(detents: isDown ? 1 : 0)
    case KEY_VOLUMEDOWN: .knobTurned(detents: isDown ? -1 : 0)
    case KEY_MUTE: .knobPressed(isDown: isDown)
    default: nil
    }
  }

  private static let named: [Int32: Key] = [
    KEY_TAB: .tab, KEY_ENTER: .enter, KEY_KPENTER: .enter, KEY_OK: .enter, KEY_SELECT: .enter,
    KEY_SPACE: .space, KEY_ESC: .escape, KEY_BACK: .escape, KEY_CANCEL: .escape, KEY_EXIT: .escape,
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_PAGEUP: .pageUp, KEY_PAGEDOWN: .pageDown, KEY_HOME: .home, KEY_END: .end,
    KEY_BACKSPACE: .backspace, KEY_DELETE: .delete,
  ]

  private static let characters: [Int32: (plain: Character, shifted: Character)] = {
    var map: [Int32: (plain: Character, shifted: Character)] = [:]
    // Rows of the keyboard; the codes of a row are consecutive.
    let rows: [(first: Int32, plain: String, shifted: String)] = [
      (KEY_1, "1234567890-=", "!@#$%^&*()_+"),
      (KEY_Q, "qwertyuiop[]", "QWERTYUIOP{}"),
      (KEY_A, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
      (KEY_BACKSLASH, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
      (KEY_KP7, "789-456+1230.", "789-456+1230."),
    ]
    for row in rows {
      for (offset, pair) in zip(row.plain, row.shifted).enumerated() { map[row.first + Int32(offset)] = pair }
    }
    for (code, character) in [(KEY_KPASTERISK, "*"), (KEY_KPSLASH, "/")] {
      map[code] = (Character(character), Character(character))
    }
    return map
  }()
}
