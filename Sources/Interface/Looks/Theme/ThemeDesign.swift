import Graphics
import Runtime
import Values

/// A custom theme: a few choices, from which the themes for light and dark, and for standard and increased contrast,
/// are derived.
///
///     Panel().themeDesign(ThemeDesign(accent: RGBA(hex: 0x7A1FA2), cornerRadius: 4))
///
/// Every colour has the contrast on its backgrounds that WCAG 2.2 demands: 4.5:1 for text and 3:1 for marks, or 7:1 and
/// 4.5:1 with increased contrast. A colour with less contrast is made darker or lighter.
public nonisolated struct ThemeDesign: Hashable, Sendable {
  /// The colours of backgrounds, texts and outlines.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// The colours of the standard themes.
    case standard
    /// The greys of ISA-101; see ``Palette/industrialLight``.
    case industrial
  }

  /// The spacing of controls, and their size if no ``View/controlSize(_:)`` is set.
  public enum Density: String, Hashable, Sendable, CaseIterable {
    /// Small controls with narrow gaps, for panels that are used with a knob or a pen.
    case compact
    /// The sizes of the class of the screen.
    case regular
    /// Large controls with wide gaps, for use with gloves.
    case spacious
  }

  /// The corner radii that a design may have, in points.
  public static let cornerRadii = 0.0...40.0

  /// The colours of backgrounds, texts and outlines.
  public var colors: Colors
  /// The accent: filled buttons, values that can be changed, and selections; `nil` for that of ``colors``. Its opacity is
  /// ignored.
  public var accent: RGBA?
  /// The corner radius of controls, in points, within ``cornerRadii``; `nil` for that of the standard themes. Cards have
  /// one and a half times as much.
  public var cornerRadius: Double?
  /// The spacing and the size of controls.
  public var density: Density

  /// Creates a design. Without arguments, it is that of the standard themes.
  public init(
    colors: Colors = .standard, accent: RGBA? = nil, cornerRadius: Double? = nil, density: Density = .regular
  ) {
    (self.colors, self.accent, self.cornerRadius, self.density) = (colors, accent, cornerRadius, density)
  }

  /// The theme for a colour scheme and a contrast.
  public func theme(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) -> Theme {
    var theme = SharedValue<Theme>.standard(scheme, contrast).value
    if colors == .industrial { theme.palette = scheme == .dark ? .industrialDark : .industrialLight }
    if let accent {
      let opaque = RGBA(red: Double(accent.red), green: Double(accent.green), blue: Double(accent.blue))
      theme.palette = theme.palette.accented(opaque, contrast)
    }
    if colors != .standard || accent != nil { theme.palette = theme.palette.legible(contrast) }
    if let cornerRadius, cornerRadius.isFinite {
      theme.metrics.cornerRadius = min(max(cornerRadius, Self.cornerRadii.lowerBound), Self.cornerRadii.upperBound)
      theme.metrics.cardRadius = theme.metrics.cornerRadius * 1.5
    }
    return theme
  }
}

/// The themes of a design. Each is computed on first use.
final class DesignedThemes: Equatable {
  let design: ThemeDesign
  private var themes: [Place: SharedValue<Theme>] = [:]

  /// The values that a theme depends on besides the design.
  private struct Place: Hashable {
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let screenClass: ScreenClass
  }

  init(_ design: ThemeDesign) { self.design = design }

  /// The theme for a colour scheme, a contrast and a class of screens.
  func theme(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ screenClass: ScreenClass) -> SharedValue<Theme> {
    let place = Place(scheme: scheme, contrast: contrast, screenClass: screenClass)
    if let known = themes[place] { return known }
    var theme = design.theme(scheme, contrast: contrast)
    theme.metrics.scale(by: ScreenMetrics.of(screenClass).typeScale)
    let shared = SharedValue(theme)
    themes[place] = shared
    return shared
  }

  nonisolated static func == (left: DesignedThemes, right: DesignedThemes) -> Bool {
    left === right || left.design == right.design
  }
}

extension ThemeDesign.Density {
  /// The size of controls for which no view sets one.
  nonisolated var controlSize: ControlSize {
    switch self {
    case .compact: .small
    case .regular: .regular
    case .spacious: .large
    }
  }

  /// The factor of the gaps between controls.
  nonisolated var gapScale: Double {
    switch self {
    case .compact: 0.7
    case .regular: 1
    case .spacious: 1.3
    }
  }
}

extension View {
  /// Sets the design from which the themes of this view are derived, in light and dark and in each contrast.
  public func themeDesign(_ design: ThemeDesign) -> some View { environment(design) { $0.themeDesign = $1 } }
}
