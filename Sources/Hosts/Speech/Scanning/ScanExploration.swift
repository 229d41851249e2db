import Looks

/// The pace of scanning: the panel moves from control to control by itself, and a person with one switch presses it at
/// the right control.
///
/// Holds no timer: the caller passes the time in, and `deadline` says when to call again. After a few rounds without a
/// press it rests, so that an unused panel can sleep.
package nonisolated struct ScanExploration {
  /// The number of rounds without a press before the scan rests.
  package static let rounds = 3
  /// The interval of checks while something is being spoken.
  private static let wordPause = Duration.milliseconds(250)

  private let pace: Duration
  private var due: Duration?
  private var roundsLeft = Self.rounds
  /// The choice that is offered at the present element; `nil` while elements are offered.
  var choice: ScanChoice?

  /// Creates a scan that rests.
  ///
  /// - Parameter pace: the time between two steps, clamped to ``ScanPace/allowed``.
  package init(pace: Duration) { self.pace = min(max(pace, ScanPace.allowed.lowerBound), ScanPace.allowed.upperBound) }

  /// When ``advance(to:isSpeaking:)`` must be called next; `nil` while the scan rests.
  package var deadline: Duration? { due }
  /// Whether the next press only begins the scan.
  package var isResting: Bool { due == nil }

  /// Continues after a press of the switch.
  package mutating func start(at time: Duration) { (due, roundsLeft) = (time + pace, Self.rounds) }

  /// Advances to a time.
  ///
  /// - Parameter isSpeaking: whether words are being spoken; the scan waits for their end.
  /// - Returns: whether to take a step.
  package mutating func advance(to time: Duration, isSpeaking: Bool) -> Bool {
    guard let due, due <= time else { return false }
    self.due = time + (isSpeaking ? Self.wordPause : pace)
    return !isSpeaking
  }

  /// Notes that a round is complete.
  ///
  /// - Returns: whether another round is to begin; `false` if the scan rests from now on.
  package mutating func endRound() -> Bool {
    roundsLeft -= 1
    if roundsLeft == 0 { due = nil }
    return roundsLeft > 0
  }
}
