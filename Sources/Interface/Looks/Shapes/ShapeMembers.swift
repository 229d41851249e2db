import Graphics
import Runtime
import Values

extension Shape where Self == Rectangle {
  /// A rectangle that fills the frame.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a corner radius in points.
  public nonisolated static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with elliptical corners of a size in points.
  public nonisolated static func rect(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius, in points, for each corner.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius, in points, for each corner.
  public nonisolated static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fits the frame.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The largest circle in the centre of the frame.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container: a rectangle on a panel.
  public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
