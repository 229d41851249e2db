import Graphics

/// The few colours that a stage draws by itself; the theme of the controls says them.
@MainActor package protocol StageAppearance {
  /// The colour behind the application's views.
  func background(in environment: EnvironmentValues) -> RGBA
  /// The colour of the ring around what has the focus.
  func focusRing(in environment: EnvironmentValues) -> RGBA
  /// The colour of the line that a divider draws.
  func divider(in environment: EnvironmentValues) -> RGBA
}
