import Runtime
import Values

/// A shadow that a style draws behind or inside the filled shape.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  /// A shadow behind the shape.
  ///
  /// - Parameters:
  ///   - color: the colour of the shadow.
  ///   - radius: the blur radius, in points.
  ///   - x: the horizontal offset, in points.
  ///   - y: the vertical offset, in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the shape, as if it were cut out of a layer above. The radius and the offsets are in
  /// points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}
