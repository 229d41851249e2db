import Glibc

/// A weight on a spring that is damped: how something comes to rest.
public nonisolated struct Spring: Hashable, Sendable {
  /// The weight.
  public let mass: Double
  /// How hard the spring pulls.
  public let stiffness: Double
  /// How much the movement is held back.
  public let damping: Double

  /// A spring from its physics; what makes no sense is brought to the nearest that does.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(1e-6, mass)
    self.stiffness = max(1e-6, stiffness)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = max(0, allowOverDamping ? damping : min(damping, critical))
  }

  /// A spring that seems to take a time in seconds, and swings over by a share: 0 not at all, 1 for ever, less than 0
  /// comes to rest more slowly.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = max(-0.999, min(1, bounce))
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring that would swing once in a time in seconds if nothing held it back, and how much it is held back: 1 is
  /// just enough not to swing over.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(1e-3, response)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(0, dampingRatio) * frequency, allowOverDamping: true)
  }

  /// A smooth spring without any swing.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring with a little swing.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring that swings more.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// A smooth spring, with more bounce if wanted.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little swing, with more bounce if wanted.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings more, with more bounce if wanted.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The time of one swing if nothing held it back, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// How much the spring is held back: 1 is just enough not to swing over.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// How long the movement seems to take, in seconds.
  public var duration: Double { response }
  /// How far the spring swings over.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// When the spring is within a thousandth of its rest for good, in seconds.
  public var settlingDuration: Double {
    let ratio = dampingRatio
    // Just held back: the root of (1 + x) exp(-x) = 0.001.
    let critical = 9.2334
    if abs(ratio - 1) < 1e-3 { return min(Limits.animationTime, critical / frequency) }
    if ratio > 1 {
      return min(Limits.animationTime, critical / (frequency * (ratio - (ratio * ratio - 1).squareRoot())))
    }
    let reach = log(1000 / (1 - ratio * ratio).squareRoot())
    return min(Limits.animationTime, min(critical, reach) / (ratio * frequency))
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// What is left, after a time in seconds, of a distance and of a speed at the beginning.
  package func sample(at time: Double) -> MotionSample {
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-3 {
      let decay = exp(-frequency * time)
      return MotionSample(
        remaining: decay * (1 + frequency * time), carried: decay * time,
        remainingRate: -decay * frequency * frequency * time, carriedRate: decay * (1 - frequency * time))
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      let lag = ratio * frequency / swing
      return MotionSample(
        remaining: decay * (cosine + lag * sine), carried: decay * sine / swing,
        remainingRate: -decay * frequency * frequency / swing * sine, carriedRate: decay * (cosine - lag * sine))
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + spread, -ratio * frequency - spread)
    let (late, early) = (exp(slow * time), exp(fast * time))
    return MotionSample(
      remaining: (slow * early - fast * late) / (slow - fast), carried: (late - early) / (slow - fast),
      remainingRate: slow * fast * (early - late) / (slow - fast),
      carriedRate: (slow * late - fast * early) / (slow - fast))
  }
}

/// What is left of a distance and of a speed some time after the beginning, as factors; and the speed that this gives.
package nonisolated struct MotionSample {
  /// Multiplies the distance at the beginning.
  package var remaining: Double
  /// Multiplies the speed at the beginning; gives a distance.
  package var carried = 0.0
  /// Multiply the distance and the speed at the beginning; give a speed.
  package var remainingRate = 0.0, carriedRate = 0.0
}
