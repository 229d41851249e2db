import Graphics
import Runtime
import Values

/// A transform of a view that depends on its size and can be animated. The layout is not affected.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform from the coordinates of the view to those of its frame, for a size in points.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn through the transform.
  public func body(content: Content) -> some View {
    content.modifier(SizedTransformModifier { effectValue(size: $0).affine })
  }
}

/// Draws a view through a transform that depends on its size.
struct SizedTransformModifier: LayoutModifier {
  let map: (Size) -> Transform

  func makeBehavior(for layoutNode: LayoutNode) -> TransformBehavior { TransformBehavior(layoutNode) }
  func configure(_ behavior: TransformBehavior, in environment: EnvironmentValues) { behavior.show(map) }
}

/// A 3×3 matrix that is applied to row vectors. The third column is ignored, as perspective is not supported.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// The second row of the matrix.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// The third row of the matrix: the translation.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// Creates the identity matrix.
  public init() {}

  /// Creates the matrix of an affine transform.
  public init(_ transform: Transform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether the matrix is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the inverse of this transform; this transform if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// Replaces the transform by its inverse.
  ///
  /// - Returns: `false` if there is no inverse; the transform is unchanged then.
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return false }
    let old = self
    (m11, m21, m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// Returns this transform followed by another. Perspective is dropped.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }

  var affine: Transform { Transform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}
