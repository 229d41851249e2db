import Runtime

/// What a person who listens does with touches, the knob and keys, as far as it is not decided yet what they want.
struct ListenerInput {
  /// Whether touches, turns and keys are for the person who listens. Where nothing is heard, and while the panel scans
  /// by itself for one switch, they go to the panel.
  var isTaken = false
  /// What the person has used last.
  var means = ElementPhrase.Means.touch
  var touch = TouchExploration()
  var knob = KnobExploration()
  /// The element under the finger that explores.
  var explored: SpeechStop.ID?
  /// The keys that are down and whose releases the panel does not get.
  private var swallowed: Set<Key> = []

  /// When time has to pass for the touches or the knob next.
  var deadline: Duration? { [touch.deadline, knob.deadline].compactMap { $0 }.min() }

  /// A key that means a wish has come down.
  mutating func swallow(_ key: Key) { swallowed.insert(key) }

  /// Whether the release of a key belongs to a wish.
  mutating func takeRelease(of key: Key) -> Bool { swallowed.remove(key) != nil }

  /// Nothing is held any more.
  mutating func cancel() {
    touch.cancel()
    explored = nil
    knob.cancel()
    swallowed = []
  }
}
