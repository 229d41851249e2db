// Each function has two names, as in Apple's module: `length` and `simd_length`.

/// The sum of the products of components.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of components.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }

/// The square of the length of a vector.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of the length of a vector.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

/// The Euclidean length of a vector: the root of the sum of its squares.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The same as ``length(_:)``.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

/// The distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// The distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }

/// The vector of length 1 in the same direction. That of a vector without a length is not a number.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 in the same direction. That of a vector without a length is not a number.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The point a share of the way from one to another: 0 for the first, 1 for the second.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// The point a share of the way from one to another, for each component by itself.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// The number a share of the way from one to another.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }

/// The vector that is perpendicular to two others, by the rule of the right hand.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that is perpendicular to two others, by the rule of the right hand.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { cross(x, y) }

/// Each component within the bounds of two others.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// A number within bounds.
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T { x < min ? min : x > max ? max : x }

/// A vector as a mirror throws it back.
///
/// - Parameters:
///   - x: the vector that meets the mirror.
///   - n: the vector of length 1 that is perpendicular to the mirror.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
/// A vector as a mirror throws it back; `n` has length 1 and is perpendicular to the mirror.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }

/// 0 below one bound, 1 above another, and a smooth curve between them.
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let share = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return share * share * (3 - 2 * share)
}
