/// When a scroll puts the keyboard away.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// When.
  public static let automatic = Self(name: "automatic"), immediately = Self(name: "immediately")
  /// When.
  public static let interactively = Self(name: "interactively"), never = Self(name: "never")
}

extension View {
  /// Accepted as in SwiftUI: the keypad goes by its own key, or a touch beside it.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted as in SwiftUI: indicators show while something moves.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  /// Accepted as in SwiftUI: indicators show while something moves.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
