/// Decides how to recover after a screen has failed to show a frame.
///
/// Some failures are temporary, as while a monitor wakes up; others need a new modeset or the legacy calls.
nonisolated struct Recovery {
  /// The next step of a recovery.
  enum Step: Equatable {
    /// Set the mode again and show the whole frame.
    case startAfresh
    /// Switch to the driver's other scan-out method.
    case changeMethod
    /// Close the screen; the attempts have not helped.
    case giveUp
  }

  /// The pause before each attempt, for screens that need time to wake up.
  static let pause = Duration.milliseconds(200)
  /// The number of attempts with one method before the next step.
  static let attempts = 3

  private var failures = 0

  /// Records a frame that could not be shown, and returns the next step.
  mutating func fail() -> Step {
    failures += 1
    if failures == Self.attempts { return .changeMethod }
    return failures >= 2 * Self.attempts ? .giveUp : .startAfresh
  }

  /// Records a frame that was shown, which resets the count.
  mutating func succeed() { failures = 0 }
}
