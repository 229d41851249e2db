/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A superellipse, whose curvature increases continuously from the sides.
  case continuous
}
