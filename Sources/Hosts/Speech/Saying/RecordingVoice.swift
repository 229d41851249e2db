/// A silent voice that records utterances, and takes as long for the words as a real voice.
///
/// It is used by panels that do not run on a machine: in tests, and in `kiosk render --speech`.
public final class RecordingVoice: SpeechVoice {
  /// The record of the utterances, in order.
  public private(set) var record: [SpokenText] = []
  /// The time for a character at the usual speed, which is espeak-ng's 170 words a minute.
  private static let characterTime = Duration.milliseconds(60)
  /// The greatest number of entries that are kept.
  private static let mostEntries = 10_000

  private var current: (number: Int, index: Int, end: Duration)?
  private var pace = SpeechPace()
  package var onEnd: (Int) -> Void = { _ in }
  package var onReturn: () -> Void = {}

  /// Creates a voice that has said nothing.
  public init() {}

  package var isReady: Bool { true }
  package var deadline: Duration? { current?.end }

  package func say(_ utterance: Utterance, number: Int, at time: Duration) {
    stop(at: time)
    if record.count >= Self.mostEntries { return }
    record.append(
      SpokenText(time: time, text: utterance.text, kind: utterance.kind, language: utterance.language))
    // In proportion to espeak-ng's rates: 80, about 125, 170, about 310 and 449 words a minute.
    let words = [80, 125, 170, 310, 449][pace.speed - 1]
    let length = Self.characterTime * utterance.text.count * 170 / words
    current = (number, record.count - 1, time + max(length, .milliseconds(100)))
  }

  package func stop(at time: Duration) {
    if let current, time < current.end { record[current.index].cutOff = time }
    current = nil
  }

  package func play(_ earcon: Earcon, at time: Duration) {
    if record.count < Self.mostEntries { record.append(SpokenText(time: time, text: "", earcon: earcon)) }
  }

  package func adopt(_ pace: SpeechPace) { self.pace = pace }

  package func advance(to time: Duration) {
    guard let current, current.end <= time else { return }
    self.current = nil
    onEnd(current.number)
  }
}
