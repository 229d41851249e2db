import Runtime

extension EnvironmentValues {
  /// Whether the screen is dimmed while it goes on showing. A dimmed panel's backlight is.
  public var isLuminanceReduced: Bool { false }

  /// Whether an application may open windows of its own: each display has one.
  public var supportsMultipleWindows: Bool { false }
}
