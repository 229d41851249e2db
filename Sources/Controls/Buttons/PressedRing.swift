import Graphics
import Runtime

/// The ring around a control that is pressed, outside its edges: the fingertip covers the control itself.
enum PressedRing {
  /// The thickness of the ring, in points.
  static let width = 4.0

  /// Returns the colour of the ring.
  static func color(in environment: EnvironmentValues) -> RGBA {
    Color.accentColor.opacity(0.55).resolve(in: environment)
  }

  /// Draws the ring around a rectangle whose corners have a radius in points.
  static func draw(around rect: Rect, radius: Double, _ color: RGBA, into painter: inout Painter) {
    let outline = RoundedRectangle(cornerRadius: radius + width).inset(by: width / 2)
    let path = outline.path(in: rect.insetBy(dx: -width, dy: -width))
    painter.draw(.stroke(path, StrokeStyle(lineWidth: width)), .color(color))
  }
}
