import Graphics

/// The colours that the stage itself draws with. The theme of the controls provides them.
@MainActor package protocol StageAppearance {
  /// Returns the colour behind the application's views.
  func background(in environment: EnvironmentValues) -> RGBA
  /// Returns the colour of the focus ring.
  func focusRing(in environment: EnvironmentValues) -> RGBA
  /// Returns the colour of a divider.
  func divider(in environment: EnvironmentValues) -> RGBA
}
