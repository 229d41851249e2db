import Runtime

/// Whether people can select text to copy it. A panel has nowhere to copy it to.
@preconcurrency @MainActor public protocol TextSelectability {}

/// People can select text.
@preconcurrency @MainActor public struct EnabledTextSelectability: TextSelectability { init() {} }

/// People cannot select text.
@preconcurrency @MainActor public struct DisabledTextSelectability: TextSelectability { init() {} }

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// No effect: a panel has no clipboard that selected text could go to.
  @available(*, deprecated, message: "A panel has no clipboard that selected text could go to.")
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
