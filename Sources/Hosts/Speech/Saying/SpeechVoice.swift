/// What makes speech heard: a speech server, or a list in memory.
///
/// It says one utterance at a time: a new one ends the one before. It tells the ``Narrator`` when one has ended.
@MainActor package protocol SpeechVoice: AnyObject {
  /// Whether anything can be heard at present.
  var isReady: Bool { get }
  /// Told when the utterance with a number has been said to its end.
  var onEnd: (_ number: Int) -> Void { get set }
  /// Told when the voice can be heard again after it could not.
  var onReturn: () -> Void { get set }
  /// When ``advance(to:)`` must be called next; `nil` if time alone changes nothing.
  var deadline: Duration? { get }

  /// Says an utterance, in place of the one before.
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
