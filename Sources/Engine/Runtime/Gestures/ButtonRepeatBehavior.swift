/// Whether a button repeats its action while it is held.
public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The control decides: buttons do not repeat.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action repeats while the button is held. The first time is at the beginning of the press.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action is performed once for each press.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// The key of ``EnvironmentValues/buttonRepeatBehavior``.
private enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view repeat their action while they are held by a finger, a key or the knob.
  ///
  /// The speed is set by ``View/repeatTiming(delay:interval:acceleration:repeats:doubleStrike:slop:)``.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(behavior) { $0.buttonRepeatBehavior = $1 }
  }
}
