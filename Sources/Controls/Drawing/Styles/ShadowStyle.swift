import Runtime
import Values

/// A shadow that a style throws behind itself or onto itself.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  /// A shadow behind; radius and offsets are in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside, as if the shape were cut out of what lies above; radius and offsets are in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}
