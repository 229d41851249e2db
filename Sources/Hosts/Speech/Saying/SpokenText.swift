/// An entry of the record of speech: an utterance or a sound.
public nonisolated struct SpokenText: Hashable, Sendable, CustomStringConvertible {
  /// The time at which it began.
  public var time: Duration
  /// The spoken text; empty for a sound.
  public var text: String
  /// The purpose of the text; `nil` for a sound.
  public var kind: Utterance.Kind?
  /// The sound; `nil` for words.
  public var earcon: Earcon?
  /// The language of the words.
  public var language: String?
  /// The time at which it was cut off; `nil` if it was spoken to its end, or is being spoken.
  public var cutOff: Duration?

  /// The time in seconds, the purpose and the words, with “…” where they were cut off.
  public var description: String {
    // Two decimals are enough to see which utterance ended another.
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    let stamp = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    let what = earcon.map { "(\($0.rawValue))" } ?? text + (cutOff == nil ? "" : " …")
    return "\(stamp)\t\(kind?.rawValue ?? "sound")\t\(what)"
  }
}
