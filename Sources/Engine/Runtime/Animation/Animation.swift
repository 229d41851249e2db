/// The course of a value from the old one to the new one: a timing curve or a spring, perhaps delayed, sped up or
/// repeated.
///
///     withAnimation(.snappy) { isOpen = true }
public nonisolated struct Animation: Hashable, Sendable {
  private indirect enum Course: Hashable, Sendable {
    case timed(UnitCurve, duration: Double)
    case spring(Spring, velocity: Double)
    case delayed(Animation, by: Double)
    case sped(Animation, by: Double)
    case repeated(Animation, count: Int?, autoreverses: Bool)
    case completed(Animation, after: Double)
    case custom(AnyCustomAnimation)
  }

  private let course: Course
  /// The time until the value is at rest, in seconds; infinite if the animation repeats for ever.
  package let duration: Double

  private init(_ course: Course) {
    self.course = course
    duration =
      switch course {
      case .timed(_, let duration): duration
      case .spring(let spring, _): spring.settlingDuration
      case .delayed(let animation, let delay): animation.duration + delay
      case .sped(let animation, let factor): factor > 0 ? animation.duration / factor : .infinity
      case .repeated(let animation, let count, _): count.map { Double($0) * animation.duration } ?? .infinity
      case .completed(let animation, _): animation.duration
      case .custom(let animation): animation.duration
      }
  }

  /// Creates an animation from an application's own ``CustomAnimation``.
  public init(_ base: some CustomAnimation) { self.init(.custom(AnyCustomAnimation(base))) }

  /// An animation along a timing curve.
  ///
  /// - Parameter duration: in seconds; 0 or more.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.timed(curve, duration: max(0, duration)))
  }

  /// A spring animation with an initial velocity; 1 is the whole distance per second.
  package static func spring(_ spring: Spring, initialVelocity: Double) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }

  /// Returns the animation, begun later by a time in seconds; 0 or more.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(self, by: max(0, delay))) }

  /// Returns the animation with its speed multiplied. At 0 it never begins to move.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(self, by: max(0, speed))) }

  /// Returns the animation, played a number of times; every second time in reverse by default.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// Returns the animation, repeated for as long as the view exists; every second time in reverse by default.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation, logically complete after a time in seconds; 0 or more. The value keeps moving as it would.
  ///
  /// `withAnimation(_:completionCriteria:_:completion:)` with `.logicallyComplete` calls its completion at that time.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completed(self, after: max(0, duration)))
  }

  /// The time at which the value begins to change, in seconds.
  package var beginning: Double {
    switch course {
    case .timed, .spring, .custom: 0
    case .delayed(let animation, let delay): animation.beginning + delay
    case .sped(let animation, let factor): factor > 0 ? animation.beginning / factor : .infinity
    case .repeated(let animation, _, _), .completed(let animation, _): animation.beginning
    }
  }

  /// The time at which the animation seems to be over, in seconds; a spring still oscillates a little afterwards.
  package var visibleDuration: Double {
    switch course {
    case .spring(let spring, _): min(duration, spring.duration)
    case .delayed(let animation, let delay): animation.visibleDuration + delay
    case .sped(let animation, let factor): factor > 0 ? animation.visibleDuration / factor : .infinity
    case .custom(let animation): animation.visibleDuration
    case .completed(_, let duration): duration
    case .timed, .repeated: duration
    }
  }

  /// Returns the remaining parts of the initial distance and velocity after a time in seconds.
  package func sample(at time: Double) -> MotionSample {
    if time >= duration { return MotionSample(remaining: 0) }
    switch course {
    case .timed(let curve, let duration):
      let progress = time / duration
      return MotionSample(
        remaining: 1 - curve.value(at: progress), remainingRate: -curve.velocity(at: progress) / duration)
    case .spring(let spring, let velocity):
      var sample = spring.sample(at: time)
      sample.remaining -= velocity * sample.carried
      sample.remainingRate -= velocity * sample.carriedRate
      return sample
    case .delayed(let animation, let delay):
      return time < delay ? MotionSample(remaining: 1) : animation.sample(at: time - delay)
    case .sped(let animation, let factor):
      var sample = animation.sample(at: time * factor)
      sample.remainingRate *= factor
      sample.carriedRate *= factor
      return sample
    case .repeated(let animation, _, let autoreverses):
      return animation.sample(at: time, autoreverses: autoreverses)
    case .completed(let animation, _): return animation.sample(at: time)
    case .custom(let animation): return animation.sample(at: time)
    }
  }

  /// Returns the sample of a repeated animation.
  private func sample(at time: Double, autoreverses: Bool) -> MotionSample {
    guard duration > 0, duration.isFinite else { return sample(at: time) }
    let round = (time / duration).rounded(.down)
    let rest = time - round * duration
    let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    var sample = sample(at: isBack ? duration - rest : rest)
    if isBack { sample.remainingRate = -sample.remainingRate }
    if round > 0 { (sample.carried, sample.carriedRate) = (0, 0) }
    return sample
  }
}
