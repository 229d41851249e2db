import Graphics
import Runtime
import Values

/// Everything that controls draw from: one table of colours and measures.
///
/// Without one the panel takes ``light`` or ``dark``, and with `colorSchemeContrast` increased their high-contrast forms.
public nonisolated struct Theme: Hashable, Sendable {
  /// The measures of a theme, in points.
  public struct Metrics: Hashable, Sendable {
    /// The corners of buttons, fields and other controls.
    public var cornerRadius = 12.0
    /// The corners of cards and dialogs.
    public var cardRadius = 18.0
    /// The outline of controls.
    public var outlineWidth = 1.0
    /// Between a control and its label.
    public var labelSpacing = 12.0
    /// The thickness of tracks.
    public var trackThickness = 6.0
    /// Half the width of a slider's handle.
    public var handleRadius = 15.0

    /// The measures of the standard themes.
    public init() {}
  }

  /// The colours.
  public var palette: Palette
  /// The measures.
  public var metrics: Metrics

  /// A theme.
  public init(palette: Palette, metrics: Metrics = Metrics()) {
    self.palette = palette
    self.metrics = metrics
  }

  /// Dark things on light ground.
  public static let light = Theme(palette: .light)
  /// Light things on dark ground.
  public static let dark = Theme(palette: .dark)
  /// Dark things on light ground, as far apart as can be.
  public static let highContrastLight = Theme(palette: .highContrastLight, metrics: .bold)
  /// Light things on dark ground, as far apart as can be.
  public static let highContrastDark = Theme(palette: .highContrastDark, metrics: .bold)

  /// The colours that the step indicator began with.
  public static let original = Theme(palette: .original)
}

nonisolated extension SharedValue<Theme> {
  private static let light = SharedValue(.light)
  private static let dark = SharedValue(.dark)
  private static let highContrastLight = SharedValue(.highContrastLight)
  private static let highContrastDark = SharedValue(.highContrastDark)

  static func standard(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> SharedValue<Theme> {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): highContrastLight
    case (.dark, .increased): highContrastDark
    }
  }
}

nonisolated extension Theme.Metrics {
  /// Thicker lines.
  static let bold: Theme.Metrics = {
    var metrics = Theme.Metrics()
    metrics.outlineWidth = 2
    metrics.trackThickness = 8
    return metrics
  }()
}

/// How far the colours of a panel are apart.
public nonisolated enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As the design has them.
  case standard
  /// Farther.
  case increased
}

private enum ThemeKey: EnvironmentKey { static var defaultValue: SharedValue<Theme>? { nil } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  /// What controls draw from; follows ``colorScheme`` and ``colorSchemeContrast`` until it is set.
  public var theme: Theme {
    get { sharedTheme.value }
    set { self[ThemeKey.self] = SharedValue(newValue) }
  }

  var sharedTheme: SharedValue<Theme> { self[ThemeKey.self] ?? .standard(colorScheme, colorSchemeContrast) }

  /// How far colours are apart; set by the host for who needs it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours and measures of controls in this view.
  public func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}
