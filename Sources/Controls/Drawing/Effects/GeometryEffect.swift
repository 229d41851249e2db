import Graphics
import Runtime
import Values

/// A turn, a shift or a distortion of a view that depends on its size, and can be animated. Layout does not see it.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier {
  /// From the view's space to that of its frame, for a size in points.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn through the effect.
  public func body(content: Content) -> some View {
    content.modifier(SizedTransformModifier { effectValue(size: $0).affine })
  }
}

/// Draws a view through a map that depends on its size.
struct SizedTransformModifier: LayoutModifier {
  let map: (Size) -> Transform

  func makeBehavior(for layoutNode: LayoutNode) -> TransformBehavior { TransformBehavior(layoutNode) }
  func configure(_ behavior: TransformBehavior, in environment: EnvironmentValues) { behavior.show(map) }
}

/// A map of the plane by a matrix of three rows, applied to row vectors; its third column is taken to be 0, 0, 1, since
/// nothing is drawn in perspective.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// An entry of the matrix.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// An entry of the matrix.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// An entry of the matrix.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// The map that changes nothing.
  public init() {}

  /// An affine map.
  public init(_ transform: Transform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }

  var affine: Transform { Transform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}
