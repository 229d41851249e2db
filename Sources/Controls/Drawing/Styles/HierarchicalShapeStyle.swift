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

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The level of the foreground around.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.foreground?.resolvedStyle(level: level, in: context)
      ?? ForegroundStyles.themeStyle(level: level, in: context.environment)
  }
}

/// Another style, of less importance.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The style's style, fainter.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ForegroundStyles([AnyShapeStyle(base)], within: context.foreground).resolvedStyle(level: level, in: context)
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
