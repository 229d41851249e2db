import Looks
import Runtime

/// The appearance of a panel as a user or an integrator has set it, in the groups `[panel]` and `[theme]` of the
/// configuration file.
public struct LookOptions: Equatable {
  /// When the panel is light and when dark.
  public var appearance = Appearance.light
  /// The contrast between the colours.
  public var contrast = ColorSchemeContrast.standard
  /// The size of text; the default is `large`, at which a body has 17 points.
  public var textSize = DynamicTypeSize.large
  /// Whether views fade instead of moving.
  public var reducesMotion = false
  /// The design that the themes are derived from.
  public var design = ThemeDesign()
  /// Font files that replace Inter, each with its own weight and slant; empty for Inter.
  public var typefaceFiles: [String] = []

  /// Creates the default look.
  public init() {}

  /// Sets the values on an environment. An appearance that changes by itself is left to the panel.
  package func apply(to values: inout EnvironmentValues) {
    if let scheme = appearance.fixed { values.colorScheme = scheme }
    values.colorSchemeContrast = contrast
    values.dynamicTypeSize = textSize
    values.accessibilityReduceMotion = reducesMotion
    values.themeDesign = design
  }
}
