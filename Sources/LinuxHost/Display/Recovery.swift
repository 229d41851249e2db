/// What to try after a screen has not shown a frame.
///
/// Some failures pass by themselves, as while a monitor wakes; some go away with a new mode, some with the older calls.
nonisolated struct Recovery {
  /// What to do next.
  enum Step: Equatable {
    /// Set the mode anew and show everything.
    case startAfresh
    /// Use the driver's other calls.
    case changeMethod
    /// It does not help.
    case giveUp
  }

  /// Pauses before attempts, so that a screen that needs a moment has it.
  static let pause = Duration.milliseconds(200)
  /// Attempts in each way before another is tried.
  static let attempts = 3

  private var failures = 0

  /// A frame has not been shown.
  mutating func fail() -> Step {
    failures += 1
    if failures == Self.attempts { return .changeMethod }
    return failures >= 2 * Self.attempts ? .giveUp : .startAfresh
  }

  /// A frame has been shown.
  mutating func succeed() { failures = 0 }
}
