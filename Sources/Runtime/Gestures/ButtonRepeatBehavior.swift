/// Whether a button acts again and again while it is held.
public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the control chooses: buttons do not repeat.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// A held button acts at once, and again and again.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// A button acts once however long it is held.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view act again and again while they are held: by finger, key or knob.
  ///
  /// How fast is set with ``View/repeatTiming(delay:interval:acceleration:repeats:doubleStrike:slop:)``.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
