import Graphics

/// An animation that an application computes itself.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
///     withAnimation(Animation(Steps())) { isOpen = true }
///
/// The panel evaluates the animation from 0 to 1 and applies the result to all animated values, so a result must be
/// proportional to `value`. It may evaluate any time in any order, so the context keeps no state between calls.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// Returns the animated value at a time.
  ///
  /// - Parameters:
  ///   - value: the whole distance to animate.
  ///   - time: the time since the beginning, in seconds.
  ///   - context: further information; see ``AnimationContext``.
  /// - Returns: the part of `value` that has been covered; `nil` once the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
}

/// Further information that a custom animation exchanges with the panel.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the animation may count as completed although it has not come to rest.
  public var isLogicallyComplete = false
}

/// A type-erased custom animation together with its duration.
package nonisolated struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation
  /// The duration in seconds; infinite if no end is found within an hour.
  package let duration: Double

  /// The longest duration that is searched for the end, in seconds.
  private static let longest = 3600.0
  /// The precision with which the end is found, in seconds.
  private static let precision = 1.0 / 1024

  /// Wraps an animation and finds its duration.
  package init(_ base: any CustomAnimation) {
    self.base = base
    duration = Self.end(of: base)
  }

  /// Returns the part of the distance covered after a time in seconds; 1 at the end.
  package func progress(at time: Double) -> Double { Self.progress(of: base, at: time) ?? 1 }

  private static func progress(of base: some CustomAnimation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the time at which the animation is over: doubling the time finds an interval that contains it, and
  /// bisection narrows it.
  private static func end(of base: any CustomAnimation) -> Double {
    var (low, high) = (0.0, precision)
    while progress(of: base, at: high) != nil {
      (low, high) = (high, high * 2)
      if low > longest { return .infinity }
    }
    while high - low > precision {
      let middle = (low + high) / 2
      if progress(of: base, at: middle) == nil { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns whether both wrap equal animations.
  package static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the wrapped animation.
  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

nonisolated extension AnyCustomAnimation {
  /// Returns the remaining distance after a time in seconds, and its rate of change as a difference quotient.
  package func sample(at time: Double) -> MotionSample {
    let step = Self.precision
    let (now, next) = (progress(at: time), progress(at: time + step))
    return MotionSample(remaining: 1 - now, remainingRate: -(next - now) / step)
  }
}
