import Faceplate

// The forms of springs with a blend duration, which SwiftUI has.
nonisolated extension Animation {
  /// A spring animation. `blendDuration` has no effect.
  @available(*, deprecated, message: "A new spring takes over the velocity at once; leave blendDuration out.")
  public static func spring(_ spring: Spring, blendDuration: Double) -> Animation { .spring(spring) }

  /// A spring animation. `blendDuration` has no effect.
  @available(*, deprecated, message: "A new spring takes over the velocity at once; leave blendDuration out.")
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring animation. `blendDuration` has no effect.
  @available(*, deprecated, message: "A new spring takes over the velocity at once; leave blendDuration out.")
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  /// A fast spring animation, for a view that follows a finger. `blendDuration` has no effect.
  @available(*, deprecated, message: "A new spring takes over the velocity at once; leave blendDuration out.")
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double
  ) -> Animation {
    .interactiveSpring(response: response, dampingFraction: dampingFraction)
  }

  /// A fast spring animation, for a view that follows a finger. `blendDuration` has no effect.
  @available(*, deprecated, message: "A new spring takes over the velocity at once; leave blendDuration out.")
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double
  ) -> Animation {
    .interactiveSpring(duration: duration, extraBounce: extraBounce)
  }
}
