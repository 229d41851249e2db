/// The output of speech: a speech server, or a record in memory.
///
/// It speaks one utterance at a time: a new one ends the previous one. It notifies the ``Narrator`` when one has ended.
@MainActor package protocol SpeechVoice: AnyObject {
  /// Whether the voice can speak at present.
  var isReady: Bool { get }
  /// Called with the number of an utterance that was spoken to its end.
  var onEnd: (_ number: Int) -> Void { get set }
  /// Called when the voice can speak again after an outage.
  var onReturn: () -> Void { get set }
  /// When ``advance(to:)`` must be called next; `nil` if time alone changes nothing.
  var deadline: Duration? { get }

  /// Speaks an utterance, in place of the previous one.
  func say(_ utterance: Utterance, number: Int, at time: Duration)
  /// Is silent at once.
  func stop(at time: Duration)
  /// Plays a sound beside the words.
  func play(_ earcon: Earcon, at time: Duration)
  /// Speaks from now on with this speed and volume.
  func adopt(_ pace: SpeechPace)
  /// Acts on the deadlines until a time.
  func advance(to time: Duration)
}
