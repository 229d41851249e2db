/// The people who hear the panel's speech.
public nonisolated enum SpeechListener: String, CaseIterable, Hashable, Sendable {
  /// The person with the headset alone.
  case headset
  /// Everybody near the panel.
  case loudspeaker
}
