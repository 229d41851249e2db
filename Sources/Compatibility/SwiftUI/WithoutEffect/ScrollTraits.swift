import Faceplate

/// When scrolling closes the on-screen keyboard. On a panel it never does.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI: scrolling leaves the keyboard open.
  public static let automatic = Self(name: "automatic"), immediately = Self(name: "immediately")
  /// Accepted for compatibility with SwiftUI: scrolling leaves the keyboard open.
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
