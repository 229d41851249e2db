import Faceplate

/// Whether a text outside of fields can be selected and copied. On a panel it cannot.
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
  /// Text cannot be selected, as on every panel.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// No effect: on a panel only the text of fields can be selected.
  @available(*, deprecated, message: "On a panel only the text of fields can be selected.")
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
