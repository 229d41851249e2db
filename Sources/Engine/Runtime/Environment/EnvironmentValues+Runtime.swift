import Graphics

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private enum ScreenSizeKey: EnvironmentKey { static var defaultValue: Size? { nil } }
private enum FontLibraryKey: EnvironmentKey { static var defaultValue: FontLibrary? { nil } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the content is dark on light or light on dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public package(set) var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }

  /// The size of the screen, in points; `nil` outside a stage.
  public package(set) var screenSize: Size? {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }

  /// The fonts that text is drawn with.
  public var fontLibrary: FontLibrary? {
    get { self[FontLibraryKey.self] }
    set { self[FontLibraryKey.self] = newValue }
  }

  /// Whether controls react to input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether a view, or a view around it, is marked as privacy-sensitive. `false` takes no mark away: as in the
  /// accessibility tree, everything inside a private view is private.
  package var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { if newValue { self[PrivacyKey.self] = true } }
  }
}
