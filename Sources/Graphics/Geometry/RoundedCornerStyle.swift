/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or of an ellipse.
  case circular
  /// A curve that leaves the sides gently, without a jump of its curvature.
  case continuous
}
