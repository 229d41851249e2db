import Runtime

extension EnvironmentValues {
  /// Whether the display shows a dimmed picture. Always `false`: a panel dims its backlight, not the picture.
  public var isLuminanceReduced: Bool { false }

  /// Whether an application can open more windows. Always `false`: each display shows one window.
  public var supportsMultipleWindows: Bool { false }
}
