import CXKB

/// The characters that key symbols type one after another: each by itself, or several together where a dead key or the
/// Compose key has begun a sequence.
package nonisolated final class SymbolSequence {
  private let context: OpaquePointer
  /// The sequence that dead keys and the Compose key have begun; `nil` until one of them is pressed.
  private var compose: ComposeState?

  /// Begins with no sequence. Calls `xkb_context_new`, and returns `nil` if that fails.
  package convenience init?() {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    self.init(owning: context)
  }

  /// Takes over a reference to a context of libxkbcommon.
  init(owning context: OpaquePointer) { self.context = context }

  deinit { xkb_context_unref(context) }

  /// Returns whether a key symbol begins a sequence.
  package static func begins(with symbol: UInt32) -> Bool { ComposeState.begins(with: symbol) }

  /// Returns the text of a symbol whose key goes down.
  package func typed(_ symbol: UInt32) -> TypedText {
    if compose == nil, ComposeState.begins(with: symbol) { compose = ComposeState(context) }
    if let compose, let composed = compose.feed(symbol) { return composed }
    return KeyboardSymbol.character(of: symbol).map { .text(String($0)) } ?? .nothing
  }
}
