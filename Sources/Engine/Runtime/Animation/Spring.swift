import Glibc

/// A damped harmonic oscillator, which describes how an animated value comes to rest.
public nonisolated struct Spring: Hashable, Sendable {
  /// The mass on the spring; at least 10⁻⁶.
  public let mass: Double
  /// The spring's force per distance; at least 10⁻⁶.
  public let stiffness: Double
  /// The friction force per velocity; 0 or more.
  public let damping: Double

  /// Creates a spring from physical parameters, which are clamped to valid values.
  ///
  /// - Parameter allowOverDamping: whether the damping may exceed the critical damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(1e-6, mass)
    self.stiffness = max(1e-6, stiffness)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = max(0, allowOverDamping ? damping : min(damping, critical))
  }

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds; at least 0.001.
  ///   - bounce: the overshoot, clamped to -0.999…1: 0 for none, 1 for endless oscillation, and a negative number for a
  ///     slower approach.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = max(-0.999, min(1, bounce))
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its frequency and its damping.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped spring in seconds; at least 0.001.
  ///   - dampingRatio: 0 for no damping; 1 for critical damping, without overshoot; more for a slower approach.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(1e-3, response)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(0, dampingRatio) * frequency, allowOverDamping: true)
  }

  /// A spring of 0.5 s without overshoot.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring of 0.5 s with a small overshoot.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring of 0.5 s with a larger overshoot.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// A spring without overshoot.
  ///
  /// - Parameter extraBounce: added to the bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small overshoot.
  ///
  /// - Parameter extraBounce: added to the bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger overshoot.
  ///
  /// - Parameter extraBounce: added to the bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The ratio of the damping to the critical damping; 1 or more does not overshoot.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// The overshoot: 0 for none, 1 for endless oscillation, negative for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The time after which the spring stays within a thousandth of the distance, in seconds; at most
  /// ``RuntimeLimits/animationTime``.
  public var settlingDuration: Double {
    let ratio = dampingRatio
    // Critical damping: the root of (1 + x) exp(-x) = 0.001.
    let critical = 9.2334
    if abs(ratio - 1) < 1e-3 { return min(RuntimeLimits.animationTime, critical / frequency) }
    if ratio > 1 {
      return min(RuntimeLimits.animationTime, critical / (frequency * (ratio - (ratio * ratio - 1).squareRoot())))
    }
    let reach = log(1000 / (1 - ratio * ratio).squareRoot())
    return min(RuntimeLimits.animationTime, min(critical, reach) / (ratio * frequency))
  }

  /// The angular frequency of the undamped spring, in radians per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// Returns the remaining parts of an initial distance and an initial velocity after a time in seconds.
  ///
  /// These are the closed-form solutions of the damped harmonic oscillator `m x″ + c x′ + k x = 0`: critically damped,
  /// underdamped and overdamped.
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

/// The state of an animation at a time, as factors of the initial distance and the initial velocity.
package nonisolated struct MotionSample {
  /// The factor of the initial distance in the remaining distance: 1 at the beginning, 0 at rest.
  package var remaining: Double
  /// The factor of the initial velocity in the remaining distance, in seconds.
  package var carried = 0.0
  /// The derivatives of `remaining` and `carried` with respect to time, which give the current velocity.
  package var remainingRate = 0.0, carriedRate = 0.0
}
