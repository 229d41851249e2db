/// A voice that says nothing, for a session in which nobody listens: one that is worked with a switch, or read in braille.
package final class SilentVoice: SpeechVoice {
  package var onEnd: (Int) -> Void = { _ in }
  package var onReturn: () -> Void = {}

  package init() {}

  /// `false`: nothing waits for the end of words that nobody hears.
  package var isReady: Bool { false }
  /// `nil`: nothing ever ends.
  package var deadline: Duration? { nil }

  package func say(_ utterance: Utterance, number: Int, at time: Duration) {}
  package func stop(at time: Duration) {}
  package func play(_ earcon: Earcon, at time: Duration) {}
  package func adopt(_ pace: SpeechPace) {}
  package func advance(to time: Duration) {}
}
