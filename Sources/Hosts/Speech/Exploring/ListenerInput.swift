import Runtime

/// The listener's touches, turns and keys that have not been recognized as a command yet.
struct ListenerInput {
  /// Whether touches, turns and keys are commands for speech. Without speech, and while the panel scans for one switch,
  /// they go to the panel.
  var isTaken = false
  /// The input device that the person used last.
  var means = ElementPhrase.Means.touch
  var touch = TouchExploration()
  var knob = KnobExploration()
  /// The element under the finger that explores.
  var explored: SpeechStop.ID?
  /// The keys that are down and whose releases the panel does not get.
  private var swallowed: Set<Key> = []

  /// The time at which the touches or the knob must be advanced next.
  var deadline: Duration? { [touch.deadline, knob.deadline].compactMap { $0 }.min() }

  /// Notes that a key with a command was pressed.
  mutating func swallow(_ key: Key) { swallowed.insert(key) }

  /// Returns whether the release of a key belongs to a command.
  mutating func takeRelease(of key: Key) -> Bool { swallowed.remove(key) != nil }

  /// Nothing is held any more.
  mutating func cancel() {
    touch.cancel()
    explored = nil
    knob.cancel()
    swallowed = []
  }
}
