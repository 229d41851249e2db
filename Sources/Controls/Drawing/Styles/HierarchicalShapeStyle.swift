import Graphics
import Runtime
import Values

/// The style of the foreground, of first or less importance.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The most important things.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Things of second importance.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Things of third importance.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Things of fourth importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Things of fifth importance.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The level of the foreground around.
  public func _ink(in site: InkSite) -> Ink {
    site.foreground?.ink(level: level, in: site) ?? ForegroundStyles.themeInk(level: level, in: site.environment)
  }
}

/// Another style, of less importance.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// Styles that make their own ink resolve to nothing else.
  public typealias Resolved = Never
  /// The style's ink, fainter.
  public func _ink(in site: InkSite) -> Ink {
    ForegroundStyles([AnyShapeStyle(base)], within: site.foreground).ink(level: level, in: site)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important things.
  public nonisolated static var primary: HierarchicalShapeStyle { .primary }
  /// Things of second importance.
  public nonisolated static var secondary: HierarchicalShapeStyle { .secondary }
  /// Things of third importance.
  public nonisolated static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Things of fourth importance.
  public nonisolated static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Things of fifth importance.
  public nonisolated static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The style for things of second importance.
  public nonisolated var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style for things of third importance.
  public nonisolated var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style for things of fourth importance.
  public nonisolated var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style for things of fifth importance.
  public nonisolated var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
