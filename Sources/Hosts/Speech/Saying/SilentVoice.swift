/// A voice that says nothing, for a session without speech: with one switch, or only in braille.
package final class SilentVoice: SpeechVoice {
  package var onEnd: (Int) -> Void = { _ in }
  package var onReturn: () -> Void = {}

  package init() {}

  /// `false`, so nothing waits for the end of words.
  package var isReady: Bool { false }
  /// `nil`: nothing ever ends.
  package var deadline: Duration? { nil }

  package func say(_ utterance: Utterance, number: Int, at time: Duration) {}
  package func stop(at time: Duration) {}
  package func play(_ earcon: Earcon, at time: Duration) {}
  package func adopt(_ pace: SpeechPace) {}
  package func advance(to time: Duration) {}
}
