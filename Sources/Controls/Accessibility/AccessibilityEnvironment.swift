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

  /// Whether information must not be conveyed by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// Whether a screen reader is in use; set by the host.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the panel is operated with switches; set by the host.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
}
