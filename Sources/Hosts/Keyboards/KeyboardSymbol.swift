import CXKB

/// The symbols that X11 numbers, of which each key of a keyboard types one.
package nonisolated enum KeyboardSymbol {
  /// The character that a symbol stands for; `nil` for one that types nothing. Calls `xkb_keysym_to_utf32`.
  package static func character(of symbol: UInt32) -> Character? {
    let value = xkb_keysym_to_utf32(symbol)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return Character(scalar)
  }
}
