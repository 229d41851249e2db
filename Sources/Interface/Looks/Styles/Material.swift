import Graphics
import Runtime
import Values

/// A translucent background: the theme's surface colour with an opacity. Views behind it are not blurred.
public nonisolated struct Material: ShapeStyle, Hashable {
  /// The opacity of the background: 0…1.
  let density: Double

  /// The most transparent material.
  public static let ultraThin = Material(density: 0.45)
  /// A material that is more transparent than ``regular``.
  public static let thin = Material(density: 0.6)
  /// The material for most backgrounds, with an opacity of 75 %.
  public static let regular = Material(density: 0.75)
  /// A material that is more opaque than ``regular``.
  public static let thick = Material(density: 0.87)
  /// The most opaque material.
  public static let ultraThick = Material(density: 0.94)
  /// The material of toolbars and other bars.
  public static let bar = Material(density: 0.9)

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The theme's surface colour with the opacity of the material, or opaque where the user prefers less transparency.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    let surface = ResolvedStyle(context.environment.palette.surface)
    return context.environment.accessibilityReduceTransparency ? surface : surface.faded(by: density)
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public nonisolated static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more transparent than the regular one.
  public nonisolated static var thinMaterial: Material { .thin }
  /// The material for most backgrounds, with an opacity of 75 %.
  public nonisolated static var regularMaterial: Material { .regular }
  /// A material that is more opaque than the regular one.
  public nonisolated static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public nonisolated static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars and other bars.
  public nonisolated static var bar: Material { .bar }
}
