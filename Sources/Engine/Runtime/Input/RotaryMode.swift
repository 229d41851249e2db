/// The effect of the knob on the focused view.
public nonisolated enum RotaryMode: Hashable, Sendable {
  /// Turns change the value as soon as the view has the focus. Keys or a touch move the focus elsewhere.
  case direct
  /// Turns move the focus. A press begins to edit, turns then change the value, and another press commits it.
  case navigateThenEdit
}

/// The key of ``EnvironmentValues/rotaryMode``.
private enum RotaryModeKey: EnvironmentKey { static var defaultValue: RotaryMode? { nil } }

extension EnvironmentValues {
  /// The effect of the knob on focused views.
  ///
  /// `nil` is the default: a press begins to edit, unless the view is the only one that can have the focus.
  public package(set) var rotaryMode: RotaryMode? {
    get { self[RotaryModeKey.self] }
    set { self[RotaryModeKey.self] = newValue }
  }
}
