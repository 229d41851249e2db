import Graphics
import Runtime
import Values

/// A colour, gradient, material or image that shapes and text are drawn with.
///
///     Circle().fill(.tint)
///     Text("Oven").foregroundStyle(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
///
/// A custom style implements ``resolve(in:)`` and returns another style that depends on the environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .orange : .gray }
///     }
@preconcurrency @MainActor public protocol ShapeStyle: Sendable {
  /// The type of the style that ``resolve(in:)`` returns; `Never` for styles of the toolkit.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Resolves the style for drawing. The default resolves the result of ``resolve(in:)``; applications need not
  /// implement it.
  func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle
}

extension ShapeStyle {
  /// For the toolkit: resolves the style until one is left that it can draw.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    resolve(in: context.environment)._resolvedStyle(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Must not be called: these styles implement ``_resolvedStyle(in:)`` instead.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by the toolkit and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  /// Is never used: there is no value of this type.
  public typealias Resolved = Never
}

/// The environment in which a style is resolved.
@preconcurrency @MainActor public struct ShapeStyleContext {
  let environment: EnvironmentValues
  /// The foreground styles that ``HierarchicalShapeStyle`` refers to; `nil` for those of the theme.
  var foreground: ForegroundStyles?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyles
  }
}

extension ShapeStyle {
  /// Resolves the style in the environment of a view.
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolvedStyle(in: ShapeStyleContext(environment))
  }
}
