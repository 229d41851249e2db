import CXKB
import Values

extension KeyboardCatalog {
  /// The layouts of the X keyboard database, which libxkbcommon reads, and the Korean letters, which libhangul composes.
  /// Each is read when a keyboard first shows it.
  package static var xkb: KeyboardCatalog {
    KeyboardCatalog { name in
      if isKorean(name), let korean = HangulComposer() { return korean.letters(name: name) }
      return KeyboardLayout(name).flatMap { KeyboardLetters(name: name, of: $0) }
    } composer: { name in
      isKorean(name) ? HangulComposer()?.composer : nil
    }
  }

  /// Whether a layout is Korean: the database has Latin letters for those.
  private static func isKorean(_ name: String) -> Bool { name == "kr" || name.hasPrefix("kr(") }
}

extension KeyboardLetters {
  /// The names of the keys of a keyboard, row by row from the top.
  ///
  /// A name says where a key is, not what it types: the row of digits is `AE`, the rows of letters are `AD`, `AC` and `AB`,
  /// numbered from the left. `LSGT` is the key between the left Shift key and `AB01`, which American keyboards lack.
  private nonisolated static let names: [[String]] = [
    (1...12).map { "AE\($0 < 10 ? "0" : "")\($0)" }, (1...12).map { "AD\($0 < 10 ? "0" : "")\($0)" },
    (1...11).map { "AC\($0 < 10 ? "0" : "")\($0)" } + ["BKSL"],
    ["LSGT"] + (1...10).map { "AB\($0 < 10 ? "0" : "")\($0)" },
  ]

  /// The combining mark of a dead key by its symbol: `XKB_KEY_dead_grave` (0xFE50) and those after it.
  private nonisolated static let marks: [xkb_keysym_t: Unicode.Scalar] = [
    0xFE50: "\u{300}", 0xFE51: "\u{301}", 0xFE52: "\u{302}", 0xFE53: "\u{303}", 0xFE54: "\u{304}", 0xFE55: "\u{306}",
    0xFE56: "\u{307}", 0xFE57: "\u{308}", 0xFE58: "\u{30A}", 0xFE59: "\u{30B}", 0xFE5A: "\u{30C}", 0xFE5B: "\u{327}",
    0xFE5C: "\u{328}",
  ]

  /// Reads the letters of a layout: the first two levels of its keys are what they type by themselves and with Shift,
  /// the next two what they type with AltGr. Returns `nil` if it has no letters.
  nonisolated init?(name: String, of layout: KeyboardLayout) {
    let keys = Self.names.map { row in row.map { name in (0..<4).map { layout.symbol(of: name, level: $0) } } }
    func letter(_ symbol: xkb_keysym_t) -> Character? {
      Unicode.Scalar(xkb_keysym_to_utf32(symbol)).flatMap { $0.properties.isAlphabetic ? Character($0) : nil }
    }
    let rows = keys.dropFirst().map { row in
      row.compactMap { levels in
        letter(levels[0]).map { Key(plain: $0, shifted: letter(levels[1]) ?? $0) }
      }
    }
    if rows.joined().isEmpty { return nil }
    if !rows.joined().contains(where: { $0.plain.isLowercase }) {
      let corner = (0..<4).map { layout.symbol(of: "TLDE", level: $0) }
      self.init(name: name, rows: Self.scriptRows([[corner] + keys[0]] + keys.dropFirst()))
      return
    }
    let small = { (letters: [Character]) in letters.filter { !$0.isUppercase } }
    let further = small(keys[0].flatMap { [$0[0], $0[1]] }.compactMap(letter))
    let marks = keys.joined().flatMap { [$0[0], $0[1]] }.compactMap { Self.marks[$0] }
    let composed = marks.flatMap { mark in rows.joined().compactMap { Diacritics.letter($0.plain, mark) } }
    let distant = small(keys.joined().flatMap { [$0[2], $0[3]] }.compactMap(letter))
    self.init(name: name, rows: rows, further: further, others: composed + distant)
  }

  /// The rows of a layout whose script has no capitals: four of them if the keys for digits have letters too, as in Thai
  /// and Hindi. What a key types with AltGr is offered by a long press. Signs and digits of English are left out: they have
  /// a separate page.
  private nonisolated static func scriptRows(_ keys: [[[xkb_keysym_t]]]) -> [[Key]] {
    // A letter of the script: no sign, no digit, and nothing that English keyboards have, too.
    func character(_ symbol: xkb_keysym_t) -> Character? {
      guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol)), scalar.value > 0xFF,
        // Ligatures of Arabic are typed by their letters, which they are drawn of.
        !(0xFB50...0xFEFF).contains(scalar.value), !(0x2000...0x2BFF).contains(scalar.value)
      else { return nil }
      return Character(scalar)
    }
    // The first level is typed plainly, the second with Shift, and those above it with AltGr.
    var rows = keys.map { row in
      row.compactMap { levels -> Key? in
        let known = levels.map(character)
        guard let plain = known[0] ?? known[1] else { return nil }
        return Key(plain: plain, shifted: known[1] ?? plain, further: known.dropFirst(2).compactMap(\.self))
      }
    }
    // A few letters on the keys for digits are not worth a row.
    if rows[0].count < 6 {
      for key in rows.removeFirst() {
        let room = rows.indices.dropLast().min { rows[$0].count < rows[$1].count } ?? 0
        rows[room].append(key)
      }
    }
    return rows
  }
}

nonisolated extension KeyboardLayout {
  /// Returns the symbol of a key at a level; 0 if it has none. Calls `xkb_keymap_key_get_syms_by_level`.
  ///
  /// - Parameter name: The name of the key by its place, such as `AD01` for the first one of the row of letters.
  func symbol(of name: String, level: Int) -> xkb_keysym_t {
    let key = xkb_keymap_key_by_name(keymap, name)
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(keymap, key, 0, xkb_level_index_t(level), &symbols)
    return count == 1 ? symbols?.pointee ?? 0 : 0
  }
}
