import Runtime

private enum WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum TransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether something reads the panel out. The tree for it is always there.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  /// Whether colours are inverted. A panel inverts none.
  public var accessibilityInvertColors: Bool { false }

  /// Whether colour alone must not say anything.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether grounds must not show what is behind them.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// Whether somebody has the panel read out, as the host knows it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether somebody works the panel by switches, as the host knows it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
}
