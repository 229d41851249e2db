import Glibc
import Graphics
import Runtime
import Values

/// Draws a view rotated in space in an orthographic projection: there is no perspective.
struct SpaceTurnModifier: LayoutModifier, Animatable {
  var angle: Angle
  /// The axis of the rotation.
  var x, y, z: Double
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(angle.radians, AnimatablePair(x, AnimatablePair(y, z))) }
    set {
      angle = Angle(radians: newValue.first)
      (x, y, z) = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }

  /// The projection of the rotation: the upper left 2×2 part of the matrix of Rodrigues' rotation formula.
  func transform(in size: Size) -> Transform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    // Avoid a singular matrix for a view that is seen edge-on: touches need its inverse.
    func visible(_ factor: Double) -> Double { abs(factor) < 1e-6 ? 1e-6 : factor }
    let turn = Transform(
      a: visible(c + x * x * (1 - c)), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
      d: visible(c + y * y * (1 - c)), tx: 0, ty: 0)
    return turn.around(anchor.point(in: Rect(origin: .zero, size: size)))
  }

  func makeBehavior(for layoutNode: LayoutNode) -> TransformBehavior { TransformBehavior(layoutNode) }
  func configure(_ behavior: TransformBehavior, in environment: EnvironmentValues) { behavior.show(transform) }
}

extension View {
  /// Draws the view rotated around an axis in space, in an orthographic projection. Seen from behind it is
  /// mirrored.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation.
  ///   - axis: the direction of the axis, of any length but zero.
  ///   - anchor: the point of the frame that the axis passes through.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> some View {
    modifier(SpaceTurnModifier(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
  }

  /// Draws the view through a transform about the top leading corner of its frame. Perspective is dropped.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
}
