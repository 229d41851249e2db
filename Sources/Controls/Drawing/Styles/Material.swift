import Graphics
import Runtime
import Values

/// A ground that lets some of what is below through: frosted glass, as a colour. What is below is not blurred.
public nonisolated struct Material: ShapeStyle, Hashable {
  /// How much the ground hides, 0…1.
  let density: Double

  /// Mostly clear.
  public static let ultraThin = Material(density: 0.45)
  /// More clear than not.
  public static let thin = Material(density: 0.6)
  /// Somewhat clear.
  public static let regular = Material(density: 0.75)
  /// More opaque than not.
  public static let thick = Material(density: 0.87)
  /// Mostly opaque.
  public static let ultraThick = Material(density: 0.94)
  /// As of bars along an edge.
  public static let bar = Material(density: 0.9)

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The theme's surface, faint.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(context.environment.palette.surface).faded(by: density)
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly clear.
  public nonisolated static var ultraThinMaterial: Material { .ultraThin }
  /// More clear than not.
  public nonisolated static var thinMaterial: Material { .thin }
  /// Somewhat clear.
  public nonisolated static var regularMaterial: Material { .regular }
  /// More opaque than not.
  public nonisolated static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public nonisolated static var ultraThickMaterial: Material { .ultraThick }
  /// As of bars along an edge.
  public nonisolated static var bar: Material { .bar }
}
