/// A timing curve: the progress of an animation, 0…1, as a function of the elapsed fraction of its duration, 0…1.
public nonisolated struct UnitCurve: Hashable, Sendable {
  // The control points of a cubic Bézier curve from (0, 0) to (1, 1).
  private let x1, y1, x2, y2: Double

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1). The x coordinates of its control points are clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      max(0, min(1, startControlPoint.x)), startControlPoint.y, max(0, min(1, endControlPoint.x)), endControlPoint.y)
  }

  /// A curve with a constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// A curve that starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.5523, 0, 1, 0.4477)
  /// A curve that ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.5523, 0.4477, 1)

  /// A curve that starts and ends slowly, close to two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with time and progress exchanged: `curve.value(at: curve.inverse.value(at: p))` is `p`.
  ///
  /// A curve that overshoots reaches some values several times; its inverse returns one of these times.
  public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

  /// Returns the progress after a fraction of the duration; clamped to 0…1 at the ends.
  public func value(at progress: Double) -> Double {
    if x1 == y1 && x2 == y2 || progress <= 0 || progress >= 1 { return max(0, min(1, progress)) }
    return Self.bezier(y1, y2, parameter(at: progress))
  }

  /// Returns the slope of the curve after a fraction of the duration: progress per fraction.
  public func velocity(at progress: Double) -> Double {
    if x1 == y1 && x2 == y2 { return 1 }
    let parameter = parameter(at: max(0, min(1, progress)))
    let dx = Self.slope(x1, x2, parameter)
    return dx > 1e-9 ? Self.slope(y1, y2, parameter) / dx : 0
  }

  /// Returns the curve parameter for a fraction of the duration, by bisection to 2⁻⁴⁰. There is exactly one such
  /// parameter if the curve is monotonic in x. All curves are, except the inverses of curves that overshoot; for these,
  /// bisection finds a parameter at which x increases.
  private func parameter(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns one coordinate of the curve at parameter `t`, from the coordinates of the control points.
  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the derivative of one coordinate with respect to `t`.
  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
