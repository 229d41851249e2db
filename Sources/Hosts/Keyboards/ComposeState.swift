import CXKB
import Glibc

/// The text that a key types.
package nonisolated enum TypedText: Hashable, Sendable {
  /// The key has no character.
  case nothing
  /// The key is a part of a character, which further keys complete.
  case unfinished
  /// A character or, for some sequences, several.
  case text(String)
}

/// The sequences of dead keys and of the Compose key, as in the Compose file of the locale or, if it has none, in that
/// of American English: “´” and “e” type “é”.
///
/// The file is read when the first such key is pressed. It is part of Debian's `libx11-data`; without it dead keys type
/// nothing.
nonisolated final class ComposeState {
  private let table: OpaquePointer
  private let state: OpaquePointer

  /// Returns `nil` if there is no Compose file.
  init?(_ context: OpaquePointer) {
    let variables: [String] = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { (name: String) in
      getenv(name).map { String(cString: $0) }
    }
    let names = [variables.first { !$0.isEmpty }, "en_US.UTF-8"].compactMap(\.self)
    var opened: OpaquePointer?
    for name in names where opened == nil {
      opened = xkb_compose_table_new_from_locale(context, name, XKB_COMPOSE_COMPILE_NO_FLAGS)
    }
    guard let table = opened else { return nil }
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      xkb_compose_table_unref(table)
      return nil
    }
    (self.table, self.state) = (table, state)
  }

  deinit {
    xkb_compose_state_unref(state)
    xkb_compose_table_unref(table)
  }

  /// Whether a key symbol begins a sequence: that of a dead key or of the Compose key.
  ///
  /// The dead keys of `keysymdef.h` are `XKB_KEY_dead_grave` (0xFE50) to `XKB_KEY_dead_longsolidusoverlay` (0xFE93).
  static func begins(with symbol: xkb_keysym_t) -> Bool {
    (0xFE50...0xFE93).contains(symbol) || symbol == xkb_keysym_t(XKB_KEY_Multi_key)
  }

  /// Adds a key to the sequence. Calls `xkb_compose_state_feed`.
  ///
  /// - Returns: The text that the sequence types; `nil` if the key belongs to none.
  func feed(_ symbol: xkb_keysym_t) -> TypedText? {
    guard xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return nil }
    switch xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSING: return .unfinished
    case XKB_COMPOSE_COMPOSED:
      var bytes = [CChar](repeating: 0, count: 64)
      let count = xkb_compose_state_get_utf8(state, &bytes, bytes.count)
      xkb_compose_state_reset(state)
      let text = String(decoding: bytes.prefix(max(0, Int(count))).map(UInt8.init(bitPattern:)), as: UTF8.self)
      return text.isEmpty ? .nothing : .text(text)
    case XKB_COMPOSE_CANCELLED:
      xkb_compose_state_reset(state)
      return .nothing
    default: return nil
    }
  }
}
