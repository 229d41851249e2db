import Looks
import Runtime

/// A button style with a background of glass.
@preconcurrency @MainActor public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  /// Creates the style with regular glass; it is also written `.glass`.
  public init() { glass = .regular }
  /// Creates a glass button style with its own glass.
  public init(_ glass: Glass) { self.glass = glass }
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(configuration: pressed, kind: .bare).glassEffect(glass)
    }
  }
}

/// A button style for the most important action of a screen: a capsule filled with the tint.
@preconcurrency @MainActor public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent glass button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button with a background of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button with a background of the given glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button for the most important action of a screen: a capsule filled with the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
