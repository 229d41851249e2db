import Looks

/// The pace of scanning: the panel goes from control to control by itself, and a person with one switch presses it at
/// the right one.
///
/// Holds no timer: the caller passes the time in, and `deadline` says when to call again. After a few rounds without a
/// press it rests, so that a panel that nobody uses sleeps.
package nonisolated struct ScanExploration {
  /// How many rounds without a press there are before the scan rests.
  package static let rounds = 3
  /// How long to wait while something is being said.
  private static let wordPause = Duration.milliseconds(250)

  private let pace: Duration
  private var due: Duration?
  private var roundsLeft = Self.rounds
  /// What is offered at the present element; `nil` while elements are.
  var choice: ScanChoice?

  /// Creates a scan that rests.
  ///
  /// - Parameter pace: the time between two steps, clamped to ``ScanPace/allowed``.
  package init(pace: Duration) { self.pace = min(max(pace, ScanPace.allowed.lowerBound), ScanPace.allowed.upperBound) }

  /// When ``advance(to:isSpeaking:)`` must be called next; `nil` while the scan rests.
  package var deadline: Duration? { due }
  /// Whether the next press only begins the scan.
  package var isResting: Bool { due == nil }

  /// Continues from now: the switch has been pressed.
  package mutating func start(at time: Duration) { (due, roundsLeft) = (time + pace, Self.rounds) }

  /// Time has passed.
  ///
  /// - Parameter isSpeaking: whether words are being said, to whose end the scan waits.
  /// - Returns: whether to take a step.
  package mutating func advance(to time: Duration, isSpeaking: Bool) -> Bool {
    guard let due, due <= time else { return false }
    self.due = time + (isSpeaking ? Self.wordPause : pace)
    return !isSpeaking
  }

  /// Notes that everything has been gone through once.
  ///
  /// - Returns: whether another round is to begin; `false` if the scan rests from now on.
  package mutating func endRound() -> Bool {
    roundsLeft -= 1
    if roundsLeft == 0 { due = nil }
    return roundsLeft > 0
  }
}
