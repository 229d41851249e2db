import Runtime

/// The rule by which the width of a button is chosen.
public nonisolated struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as the label needs.
  public static let automatic = ButtonSizing(isFlexible: false), fitted = ButtonSizing(isFlexible: false)
  /// As wide as the space that is offered.
  public static let flexible = ButtonSizing(isFlexible: true)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// The rule by which the width of buttons is chosen.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Decides whether buttons in this view are as wide as their labels need, or fill the width that they are offered.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(sizing) { $0.buttonSizing = $1 } }
}
