import CXKB
import Glibc

/// What the keys of a keyboard type, by libxkbcommon's tables: a German Z, a French digit, an AltGr.
nonisolated final class KeyboardLayout {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer

  /// Codes of evdev are 8 less than those of X, which the tables use.
  private static let offset = 8

  /// `nil` where the tables know no such layout, or are not installed.
  ///
  /// - Parameter name: such as `de`, or `fr(oss)` with a variant; empty for `XKB_DEFAULT_LAYOUT`, else `us`.
  init?(_ name: String) {
    guard let (layout, variant) = Self.parts(name), let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else {
      return nil
    }
    // A faulty name is told by the one who asked, not by the library on standard error.
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    guard let keymap = Self.keymap(context, layout, variant), let state = xkb_state_new(keymap) else {
      xkb_context_unref(context)
      return nil
    }
    (self.context, self.keymap, self.state) = (context, keymap, state)
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// Takes note of a key that went down or up, modifiers above all.
  func note(_ code: Int32, isDown: Bool) {
    _ = xkb_state_update_key(state, key(code), isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
  }

  /// What a key types now; `nil` for keys that type nothing.
  func character(_ code: Int32) -> Character? {
    // Control turns letters into control characters, which are of no use to anybody here.
    let number = xkb_keysym_to_utf32(xkb_state_key_get_one_sym(state, key(code)))
    guard number >= 32, number != 127, let scalar = Unicode.Scalar(number) else { return nil }
    return Character(scalar)
  }

  /// Whether a key chooses a third character rather than being Alt.
  func choosesLevel(_ code: Int32) -> Bool {
    xkb_state_key_get_one_sym(state, key(code)) == xkb_keysym_t(XKB_KEY_ISO_Level3_Shift)
  }

  private func key(_ code: Int32) -> xkb_keycode_t { xkb_keycode_t(Int(code) + Self.offset) }

  private static func keymap(_ context: OpaquePointer, _ layout: String, _ variant: String) -> OpaquePointer? {
    layout.withCString { layout in
      variant.withCString { variant in
        var names = xkb_rule_names()
        // Null is the environment's, then the library's own.
        (names.layout, names.variant) = (layout.pointee == 0 ? nil : layout, variant.pointee == 0 ? nil : variant)
        return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
  }

  /// `fr(oss)` is the layout `fr` and its variant `oss`.
  static func parts(_ name: String) -> (layout: String, variant: String)? {
    guard let open = name.firstIndex(of: "(") else { return isPlain(name) ? (name, "") : nil }
    guard name.last == ")" else { return nil }
    let (layout, variant) = (name[..<open], name[name.index(after: open)...].dropLast())
    return !layout.isEmpty && isPlain(layout) && isPlain(variant) ? (String(layout), String(variant)) : nil
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }

  /// A name if the tables know it.
  static func name(_ text: String) -> String? { text.isEmpty || KeyboardLayout(text) != nil ? text : nil }
}
