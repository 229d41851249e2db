import Runtime

/// Whether text can be selected and copied. A panel has no clipboard.
@preconcurrency @MainActor public protocol TextSelectability {}

/// Text can be selected; on a panel it has no effect.
@preconcurrency @MainActor public struct EnabledTextSelectability: TextSelectability { init() {} }

/// Text cannot be selected.
@preconcurrency @MainActor public struct DisabledTextSelectability: TextSelectability { init() {} }

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected; on a panel it has no effect.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// No effect: a panel has no clipboard that selected text could go to.
  @available(*, deprecated, message: "A panel has no clipboard that selected text could go to.")
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
