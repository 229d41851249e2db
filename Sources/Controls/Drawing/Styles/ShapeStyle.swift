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
  /// The ink of the style in some surroundings. Applications have no use for it: the default asks ``resolve(in:)``.
  func _ink(in site: InkSite) -> Ink
}

extension ShapeStyle {
  /// The ink of the style that this one is here.
  public func _ink(in site: InkSite) -> Ink { resolve(in: site.environment)._ink(in: site) }
}

extension ShapeStyle where Resolved == Never {
  /// Styles that make their own ink resolve to nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) makes its own ink") }
}

extension Never: ShapeStyle {
  /// Cannot be reached: there is no value of this type.
  public typealias Resolved = Never
}

/// The surroundings that a style is resolved in.
@preconcurrency @MainActor public struct InkSite {
  let environment: EnvironmentValues
  /// The styles that ``HierarchicalShapeStyle`` picks from.
  var foreground: ForegroundStyles?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyles
  }
}

extension ShapeStyle {
  /// The ink of the style for a view with these values.
  func ink(in environment: EnvironmentValues) -> Ink { _ink(in: InkSite(environment)) }
}
