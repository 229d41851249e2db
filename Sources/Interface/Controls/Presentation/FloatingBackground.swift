import Looks
import Graphics
import Runtime

/// The elevation of a layer above the page. It scales the shadow in light, and the lightness of the surface in dark.
package nonisolated enum Elevation: Double {
  /// A menu, a popover or the keyboard.
  case menu = 1
  /// A dialog or a sheet, above a page that is darkened.
  case dialog = 1.5

  /// The shadow that the layer casts.
  var shadow: ShadowStyle {
    .drop(color: Color(white: 0, opacity: 0.28), radius: 16 * rawValue, y: 6 * rawValue)
  }

  /// The share of white in the surface of the layer in dark, where a shadow is hardly visible.
  private var lightening: Double { 0.06 * rawValue }

  /// The colour of the surface of the layer.
  func surface(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? .theme(\.surface).mix(with: .white, by: lightening) : .theme(\.surface)
  }
}

/// The background of layers above the page: menus, dialogs, sheets, the keyboard.
package struct FloatingBackground: View {
  let elevation: Elevation
  /// The corner radius, in points; `nil` for that of cards.
  var radius: Double?
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.colorScheme }) private var scheme

  package init(elevation: Elevation, radius: Double? = nil) { (self.elevation, self.radius) = (elevation, radius) }

  package var body: some View {
    let radius = radius ?? theme.metrics.cardRadius
    let shape = RoundedRectangle(cornerRadius: radius)
    ZStack {
      // A circular corner is drawn with a shadow from the cache. It lies below the shape, whose corner is continuous.
      RoundedRectangle(cornerRadius: radius, style: .circular).inset(by: 1).fill(surface.shadow(elevation.shadow))
      shape.fill(surface)
      shape.strokeBorder(.theme(\.outline).opacity(scheme == .dark ? 0.6 : 0.45), lineWidth: theme.metrics.outlineWidth)
    }
  }

  private var surface: Color { elevation.surface(scheme) }
}
