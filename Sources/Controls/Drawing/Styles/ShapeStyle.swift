import Graphics
import Runtime
import Values

/// What shapes and text are drawn with: a colour, a gradient, a material, a picture.
///
///     Circle().fill(.tint)
///     Text("Oven").foregroundStyle(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
///
/// A style of an application's own says in ``resolve(in:)`` which other style it is in its surroundings.
@preconcurrency @MainActor public protocol ShapeStyle: Sendable {
  /// The type of the style that this one is in some surroundings.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one is in some surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style of the style in some surroundings. Applications have no use for it: the default asks ``resolve(in:)``.
  func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle
}

extension ShapeStyle {
  /// The style of the style that this one is here.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    resolve(in: context.environment)._resolvedStyle(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not used: the toolkit asks for the resolved style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) makes its own resolvedStyle")
  }
}

extension Never: ShapeStyle {
  /// Cannot be reached: there is no value of this type.
  public typealias Resolved = Never
}

/// The surroundings that a style is resolved in.
@preconcurrency @MainActor public struct ShapeStyleContext {
  let environment: EnvironmentValues
  /// The styles that ``HierarchicalShapeStyle`` picks from.
  var foreground: ForegroundStyles?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyles
  }
}

extension ShapeStyle {
  /// The style of the style for a view with these values.
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolvedStyle(in: ShapeStyleContext(environment))
  }
}
