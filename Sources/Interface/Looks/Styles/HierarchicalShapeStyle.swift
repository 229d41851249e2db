import Graphics
import Runtime
import Values

/// A level of the foreground style, from primary to quinary.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The style of primary content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The style of secondary content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The style of tertiary content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The style of quaternary content.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The style of quinary content.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the level of the foreground style in the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.foreground?.resolvedStyle(level: level, in: context)
      ?? ForegroundStyles.themeStyle(level: level, in: context.environment)
  }
}

/// A level of a given style.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the base style, faded to the level. A faded background would look like the page behind it, so the levels of
  /// ``ShapeStyle/background`` have colours of their own.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    if let ground = (base as? BackgroundStyle)?.groundStyle(level: level, in: context.environment) { return ground }
    return ForegroundStyles([AnyShapeStyle(base)], within: context.foreground).resolvedStyle(level: level, in: context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public nonisolated static var primary: HierarchicalShapeStyle { .primary }
  /// The style of secondary content.
  public nonisolated static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style of tertiary content.
  public nonisolated static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The style of quaternary content.
  public nonisolated static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The style of quinary content.
  public nonisolated static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The secondary level of this style, with a lower opacity.
  public nonisolated var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The tertiary level of this style, with a lower opacity.
  public nonisolated var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The quaternary level of this style, with a lower opacity.
  public nonisolated var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The quinary level of this style, with a lower opacity.
  public nonisolated var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
