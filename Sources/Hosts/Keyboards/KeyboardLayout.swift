import CXKB
import Glibc

/// A keyboard layout of libxkbcommon: the character that each key types, such as with a German or a French layout or
/// with AltGr.
package nonisolated final class KeyboardLayout {
  let keymap: OpaquePointer
  private let state: OpaquePointer
  /// The sequence of symbols, which composes the text of several keys.
  private let sequence: SymbolSequence

  /// evdev key codes are 8 less than the X11 codes that the tables use.
  private static let offset = 8

  /// Returns `nil` if the layout is unknown or the tables are not installed.
  ///
  /// - Parameter name: A layout such as `de`, or with a variant `fr(oss)`; empty for `XKB_DEFAULT_LAYOUT`, else `us`.
  package init?(_ name: String) {
    guard let (layout, variant) = Self.parts(name), let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else {
      return nil
    }
    // The caller reports an unknown name, so the library must not print it to standard error.
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    guard let keymap = Self.keymap(context, layout, variant), let state = xkb_state_new(keymap) else {
      xkb_context_unref(context)
      return nil
    }
    (self.keymap, self.state) = (keymap, state)
    sequence = SymbolSequence(owning: context)
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
  }

  /// Records a key press or release, so that modifiers take effect. Calls `xkb_state_update_key`.
  package func note(_ code: Int32, isDown: Bool) {
    _ = xkb_state_update_key(state, key(code), isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
  }

  /// Returns the text of a key that goes down with the present modifiers.
  package func typed(_ code: Int32) -> TypedText { sequence.typed(xkb_state_key_get_one_sym(state, key(code))) }

  /// Whether a key is AltGr (`ISO_Level3_Shift`) in this layout rather than Alt.
  package func choosesLevel(_ code: Int32) -> Bool {
    xkb_state_key_get_one_sym(state, key(code)) == xkb_keysym_t(XKB_KEY_ISO_Level3_Shift)
  }

  private func key(_ code: Int32) -> xkb_keycode_t { xkb_keycode_t(Int(code) + Self.offset) }

  private static func keymap(_ context: OpaquePointer, _ layout: String, _ variant: String) -> OpaquePointer? {
    layout.withCString { layout in
      variant.withCString { variant in
        var names = xkb_rule_names()
        // Null selects the default of the environment, then that of the library.
        (names.layout, names.variant) = (layout.pointee == 0 ? nil : layout, variant.pointee == 0 ? nil : variant)
        return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
  }

  /// Splits a name: `fr(oss)` is the layout `fr` with its variant `oss`. Returns `nil` if the name is malformed.
  static func parts(_ name: String) -> (layout: String, variant: String)? {
    guard let open = name.firstIndex(of: "(") else { return isPlain(name) ? (name, "") : nil }
    guard name.last == ")" else { return nil }
    let (layout, variant) = (name[..<open], name[name.index(after: open)...].dropLast())
    return !layout.isEmpty && isPlain(layout) && isPlain(variant) ? (String(layout), String(variant)) : nil
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }

  /// Returns the name if the tables contain it or it is empty, else `nil`.
  package static func name(_ text: String) -> String? { text.isEmpty || KeyboardLayout(text) != nil ? text : nil }
}
