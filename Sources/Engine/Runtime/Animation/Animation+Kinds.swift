nonisolated extension Animation {
  /// The animation used where no other is given: a critically damped spring with a response of 0.55 s.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// An animation at a constant speed.
  ///
  /// - Parameter duration: in seconds; 0 or more.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// An animation that starts slowly.
  ///
  /// - Parameter duration: in seconds; 0 or more.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// An animation that ends slowly.
  ///
  /// - Parameter duration: in seconds; 0 or more.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// An animation that starts and ends slowly.
  ///
  /// - Parameter duration: in seconds; 0 or more.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// An animation of 0.35 s at a constant speed.
  public static let linear = linear(duration: 0.35)
  /// An animation of 0.35 s that starts slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation of 0.35 s that ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation of 0.35 s that starts and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
  ///
  /// - Parameters:
  ///   - p1x: the x coordinate of the first control point, clamped to 0…1.
  ///   - p2x: the x coordinate of the second control point, clamped to 0…1.
  ///   - duration: in seconds; 0 or more.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

nonisolated extension Animation {
  /// A spring animation. It takes over the velocity of the animation that it replaces.
  public static func spring(_ spring: Spring) -> Animation { .spring(spring, initialVelocity: 0) }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds.
  ///   - dampingFraction: 0 for no damping to 1 for critical damping, without overshoot.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: the overshoot, from -1 (overdamped) through 0 (none) to 1 (undamped).
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring animation of 0.5 s without overshoot.
  public static let spring = spring(duration: 0.5, bounce: 0)

  /// A fast spring animation, for a view that follows a finger.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds.
  ///   - dampingFraction: 0 for no damping to 1 for critical damping, without overshoot.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A fast spring animation, for a view that follows a finger.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - extraBounce: added to the bounce of 0.14.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A spring animation of 0.15 s, for a view that follows a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15)

  /// A spring animation from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: the mass on the spring.
  ///   - stiffness: the spring's force per distance.
  ///   - damping: the friction force per velocity.
  ///   - initialVelocity: the velocity at the beginning; 1 is the whole distance per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring animation with an initial velocity.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: the overshoot, from -1 (overdamped) through 0 (none) to 1 (undamped).
  ///   - initialVelocity: the velocity at the beginning; 1 is the whole distance per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring animation with an initial velocity; 1 is the whole distance per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .spring(spring, initialVelocity: initialVelocity)
  }

  /// A spring animation of 0.5 s without overshoot.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// A spring animation without overshoot.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - extraBounce: added to the bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a small overshoot.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - extraBounce: added to the bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a larger overshoot.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - extraBounce: added to the bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation of 0.5 s without overshoot.
  public static let smooth = smooth(duration: 0.5)
  /// A spring animation of 0.5 s with a small overshoot.
  public static let snappy = snappy(duration: 0.5)
  /// A spring animation of 0.5 s with a larger overshoot.
  public static let bouncy = bouncy(duration: 0.5)
}
