import Graphics

/// A movement that an application computes itself.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
///     withAnimation(Animation(Steps())) { isOpen = true }
///
/// The panel asks for the way from 0 to 1 and applies it to everything that moves, so a result has to be in proportion to
/// the value. It may ask for any time in any order, so the state of the context does not last from one to the next.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// How far the movement has come at a time.
  ///
  /// - Parameters:
  ///   - value: the whole way.
  ///   - time: seconds since the beginning.
  /// - Returns: the part of the way; `nil` once the movement is over.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
}

/// What a custom animation can know beside the time.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the movement may count as complete though it has not come to rest.
  public var isLogicallyComplete = false
}

/// A custom animation whose type is hidden, with the time that it takes.
package nonisolated struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation
  /// In seconds; infinite where no end is found.
  package let duration: Double

  /// The longest movement that is looked for the end of, in seconds.
  private static let longest = 3600.0
  /// How exactly the end is found, in seconds.
  private static let precision = 1.0 / 1024

  package init(_ base: any CustomAnimation) {
    self.base = base
    duration = Self.end(of: base)
  }

  /// The part of the way at a time in seconds: 1 where the movement is over.
  package func progress(at time: Double) -> Double { Self.progress(of: base, at: time) ?? 1 }

  private static func progress(of base: some CustomAnimation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The time from which on the movement is over: found by doubling, then by bisection.
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

  package static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

nonisolated extension AnyCustomAnimation {
  /// What is left of the way after a time, and how fast it grows: a difference quotient.
  package func sample(at time: Double) -> MotionSample {
    let step = Self.precision
    let (now, next) = (progress(at: time), progress(at: time + step))
    return MotionSample(remaining: 1 - now, remainingRate: -(next - now) / step)
  }
}
