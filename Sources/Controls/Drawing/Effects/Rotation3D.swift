import Glibc
import Graphics
import Runtime
import Values

/// Draws a view turned in space, as it is seen from far away: nothing is drawn in perspective.
struct SpaceTurnModifier: LayoutModifier, Animatable {
  var angle: Angle
  /// The axis around which it turns.
  var x, y, z: Double
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(angle.radians, AnimatablePair(x, AnimatablePair(y, z))) }
    set {
      angle = Angle(radians: newValue.first)
      (x, y, z) = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }

  /// The part of the turn that is seen: the upper left of its matrix, by Rodrigues' formula.
  func transform(in size: Size) -> Transform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    // A view that is seen from its edge still has to be a view.
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
  /// Draws the view turned in space around an axis through a place of its frame, without perspective. From behind it is
  /// seen the wrong way round.
  ///
  /// - Parameters:
  ///   - anchorZ: accepted as in SwiftUI: without perspective it makes no difference.
  ///   - perspective: accepted as in SwiftUI: there is none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    modifier(SpaceTurnModifier(angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
  }

  /// Draws the view through a map from the corner of its frame; what of it is perspective is left out.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
}
