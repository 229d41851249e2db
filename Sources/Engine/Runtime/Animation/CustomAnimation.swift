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
  /// Whether the animation counts as completed although it has not come to rest. Once it is `true`, the completions of
  /// ``AnimationCompletionCriteria/logicallyComplete`` are called.
  public var isLogicallyComplete = false
}

/// A type-erased custom animation together with its duration.
package nonisolated struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation
  /// The duration in seconds; infinite if no end is found within an hour.
  package let duration: Double
  /// The time after which the animation counts as completed, in seconds; the duration, unless the animation reports
  /// completion earlier.
  package let visibleDuration: Double

  /// The longest time within which the end is searched for, in seconds.
  private static let longest = 3600.0
  /// The precision with which the end is found, in seconds.
  private static let precision = 1.0 / 1024

  /// Wraps an animation and finds its duration.
  package init(_ base: any CustomAnimation) {
    self.base = base
    duration = Self.earliestTime { Self.evaluate(base, at: $0).progress == nil }
    visibleDuration = Self.earliestTime {
      let (progress, isComplete) = Self.evaluate(base, at: $0)
      return isComplete || progress == nil
    }
  }

  /// Returns the part of the distance covered after a time in seconds; 1 at the end.
  package func progress(at time: Double) -> Double { Self.evaluate(base, at: time).progress ?? 1 }

  /// Returns the part of the distance that an animation has covered after a time, `nil` once it is over, and whether it
  /// counts as completed.
  private static func evaluate(
    _ base: some CustomAnimation, at time: Double
  ) -> (progress: Double?, isComplete: Bool) {
    var context = AnimationContext<Double>()
    let progress = base.animate(value: 1, time: time, context: &context).flatMap { $0.isFinite ? $0 : nil }
    return (progress, context.isLogicallyComplete)
  }

  /// Returns the time from which a condition holds: doubling the time finds an interval that contains it, and
  /// bisection narrows it. Infinite if the condition does not hold within an hour.
  private static func earliestTime(when holds: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, precision)
    while !holds(high) {
      (low, high) = (high, high * 2)
      if low > longest { return .infinity }
    }
    while high - low > precision {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
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
