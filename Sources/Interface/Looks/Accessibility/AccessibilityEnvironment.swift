import Runtime

private enum WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum TransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether assistive technology is in use. The accessibility tree exists in any case.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  /// Whether the display inverts colours. Always `false`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether controls outline their touchable areas. Always `false`: the controls of a panel have a background.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether information must not be conveyed by colour alone. Switches then have a mark for on and off.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether backgrounds should be opaque. Materials and glass without a tint then are.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// Whether the panel is used by ear, for views that then have another arrangement. The panel's speech sets it for the
  /// root while it is on and takes input. Reading does not depend on it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the panel is operated with switches, for views that then have another arrangement. It is `false` unless
  /// the application sets it: switches that act as keys or as a knob reach every control.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
}
