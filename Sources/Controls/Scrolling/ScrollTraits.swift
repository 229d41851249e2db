import Runtime

/// When a scroll puts the keyboard away.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// When.
  public static let automatic = Self(name: "automatic"), immediately = Self(name: "immediately")
  /// When.
  public static let interactively = Self(name: "interactively"), never = Self(name: "never")
}

extension View {
  /// No effect: the on-screen keyboard closes with its own key or by a touch beside it.
  @available(*, deprecated, message: "The on-screen keyboard closes with its own key or by a touch beside it.")
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// No effect: scroll indicators show only while the content moves.
  @available(*, deprecated, message: "Scroll indicators show only while the content moves.")
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  /// No effect: scroll indicators show only while the content moves.
  @available(*, deprecated, message: "Scroll indicators show only while the content moves.")
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
