import Looks
import Graphics
import Runtime

/// The ring around a control that is pressed, outside its edges: the fingertip covers the control itself.
enum PressedRing {
  /// The thickness of the ring, in points.
  static let width = 4.0

  /// Returns the colour of the ring: the accent, made darker or lighter where it has too little contrast to the
  /// surroundings of the control.
  ///
  /// WCAG 2.2 (section 1.4.11) demands a contrast of 3:1 for every mark that shows a state; a bright accent such as
  /// yellow has less on white.
  static func color(in environment: EnvironmentValues) -> RGBA {
    environment.palette.legible(
      Color.accentColor.resolve(in: environment), as: .mark, environment.colorSchemeContrast)
  }

  /// Draws the ring around a rectangle whose corners have a radius in points.
  static func draw(around rect: Rect, radius: Double, _ color: RGBA, into painter: inout Painter) {
    let outline = RoundedRectangle(cornerRadius: radius + width).inset(by: width / 2)
    let path = outline.path(in: rect.insetBy(dx: -width, dy: -width))
    painter.draw(.stroke(path, StrokeStyle(lineWidth: width)), .color(color))
  }
}
