import Graphics
import Runtime
import Values

/// The colours and the metrics that all controls draw with.
///
/// Until a view sets one, the theme is ``light`` or ``dark`` depending on `colorScheme`, or its high-contrast form if
/// `colorSchemeContrast` is increased:
///
///     var theme = Theme.dark
///     theme.metrics.cornerRadius = 4
///     Panel().theme(theme)
public nonisolated struct Theme: Hashable, Sendable {
  /// The lengths of a theme, in points.
  public struct Metrics: Hashable, Sendable {
    /// The distance from an end of a slider to that of its track, in points: the radius of a handle that is held.
    package static let trackInset = 18.0

    /// The corner radius of buttons, fields and other controls.
    public var cornerRadius = 12.0
    /// The corner radius of cards and dialogs.
    public var cardRadius = 18.0
    /// The width of the outlines of controls.
    public var outlineWidth = 1.0
    /// The distance between a control and its label.
    public var labelSpacing = 12.0
    /// The thickness of tracks, such as a slider's.
    public var trackThickness = 6.0
    /// The radius of a slider's handle.
    public var handleRadius = 15.0

    /// Creates the metrics of the standard themes.
    public init() {}
  }

  /// The colours of the theme.
  public var palette: Palette
  /// The lengths of the theme.
  public var metrics: Metrics

  /// Creates a theme from colours and lengths.
  public init(palette: Palette, metrics: Metrics = Metrics()) {
    self.palette = palette
    self.metrics = metrics
  }

  /// The light theme: dark content on a light background.
  public static let light = Theme(palette: .light)
  /// The dark theme: light content on a dark background.
  public static let dark = Theme(palette: .dark)
  /// The high-contrast light theme, with thicker outlines and tracks.
  public static let highContrastLight = Theme(palette: .highContrastLight, metrics: .bold)
  /// The high-contrast dark theme, with thicker outlines and tracks.
  public static let highContrastDark = Theme(palette: .highContrastDark, metrics: .bold)

  /// The theme with the colours of the original StepIndicator; see ``Palette/original``.
  public static let original = Theme(palette: .original)
}

nonisolated extension SharedValue<Theme> {
  private static let light = SharedValue(.light)
  private static let dark = SharedValue(.dark)
  private static let highContrastLight = SharedValue(.highContrastLight)
  private static let highContrastDark = SharedValue(.highContrastDark)

  /// The standard theme for a colour scheme and a contrast. It is shared, so that an unset theme costs no copy.
  static func standard(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> SharedValue<Theme> {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): highContrastLight
    case (.dark, .increased): highContrastDark
    }
  }
}

extension SharedValue<Theme> {
  /// The themes for the classes of screens whose type is larger.
  private static var scaled: [ScaledKey: SharedValue<Theme>] = [:]

  /// Identifies a theme of a class of screens.
  private struct ScaledKey: Hashable {
    let theme: ObjectIdentifier
    let screenClass: ScreenClass
  }

  /// The theme with its lengths for a class of screens.
  func scaled(for screenClass: ScreenClass) -> SharedValue<Theme> {
    let factor = ScreenMetrics.of(screenClass).typeScale
    if factor == 1 { return self }
    let key = ScaledKey(theme: ObjectIdentifier(self), screenClass: screenClass)
    if let known = Self.scaled[key] { return known }
    var theme = value
    theme.metrics.scale(by: factor)
    let scaled = SharedValue(theme)
    Self.scaled[key] = scaled
    return scaled
  }
}

extension Theme.Metrics {
  /// Scales the lengths that have to match the size of text.
  mutating func scale(by factor: Double) {
    cornerRadius *= factor
    cardRadius *= factor
    labelSpacing *= factor
    trackThickness = (trackThickness * factor).rounded()
    handleRadius = min(handleRadius * factor, Self.trackInset - 1)
  }
}

nonisolated extension Theme.Metrics {
  /// The metrics of the high-contrast themes: thicker outlines and tracks.
  static let bold: Theme.Metrics = {
    var metrics = Theme.Metrics()
    metrics.outlineWidth = 2
    metrics.trackThickness = 8
    return metrics
  }()
}

/// The contrast between the colours of a panel.
public nonisolated enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The contrast of the standard palettes.
  case standard
  /// The higher contrast of the high-contrast palettes.
  case increased
}

/// The source of an environment's theme.
private struct ThemeSource: Equatable {
  /// The theme that a view has set.
  var theme: SharedValue<Theme>?
  /// The design that a view or the configuration file has set.
  var designed: DesignedThemes?
}

private enum ThemeKey: EnvironmentKey { static var defaultValue: ThemeSource { ThemeSource() } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  /// The colours and the metrics that controls draw with. It follows ``colorScheme`` and
  /// ``colorSchemeContrast`` until a view sets it.
  public var theme: Theme {
    get { sharedTheme.value }
    set { self[ThemeKey.self].theme = SharedValue(newValue) }
  }

  /// The theme as a shared reference, without copying it.
  package var sharedTheme: SharedValue<Theme> {
    let source = self[ThemeKey.self]
    return source.theme
      ?? source.designed?.theme(colorScheme, colorSchemeContrast, screenClass)
      ?? .standard(colorScheme, colorSchemeContrast).scaled(for: screenClass)
  }

  /// The design from which the ``theme`` is derived if no view sets one. Setting it replaces a theme that a view has
  /// set, and sets the control size of the design's density.
  public var themeDesign: ThemeDesign {
    get { self[ThemeKey.self].designed?.design ?? ThemeDesign() }
    set {
      self[ThemeKey.self] = ThemeSource(designed: newValue == ThemeDesign() ? nil : DesignedThemes(newValue))
      controlSize = newValue.density.controlSize
    }
  }

  /// The contrast that the user prefers; set by the host.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours and the metrics of the controls in this view.
  public func theme(_ theme: Theme) -> some View { environment(theme) { $0.theme = $1 } }
}
