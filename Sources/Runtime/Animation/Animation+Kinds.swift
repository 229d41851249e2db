nonisolated extension Animation {
  /// What is used where no other is named: a smooth spring.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Equally fast all the time, for a time in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// Slow at the beginning, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Slow at the end, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Slow at both ends, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Equally fast all the time.
  public static let linear = linear(duration: 0.35)
  /// Slow at the beginning.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

nonisolated extension Animation {
  /// A spring. How fast the old movement is blended into the new one makes no difference: it goes on as it is.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(spring, initialVelocity: 0)
  }

  /// A spring that would swing once in `response` seconds, and is held back: with 1 just enough not to swing over.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring that seems to take a time in seconds and swings over by a share.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }

  /// A smooth spring.
  public static let spring = spring(duration: 0.5, bounce: 0)

  /// A faster spring, for what follows a finger.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A faster spring, for what follows a finger; more bounce if wanted.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A faster spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15)

  /// A spring from its physics, whose speed at the beginning is in whole ways a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that seems to take a time in seconds, whose speed at the beginning is in whole ways a second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring, whose speed at the beginning is in whole ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .spring(spring, initialVelocity: initialVelocity)
  }

  /// A smooth spring.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// A spring without any swing, with more bounce if wanted.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little swing, with more bounce if wanted.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings more, with more bounce if wanted.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring without any swing.
  public static let smooth = smooth(duration: 0.5)
  /// A spring with a little swing.
  public static let snappy = snappy(duration: 0.5)
  /// A spring that swings more.
  public static let bouncy = bouncy(duration: 0.5)
}
