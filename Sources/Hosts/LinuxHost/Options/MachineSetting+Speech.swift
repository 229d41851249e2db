import Looks

extension MachineSetting {
  /// The settings of speech.
  static let speech = [
    MachineSetting(
      "speech.mode", option: "speech-mode",
      "off, ready for a headset, a key or a held corner to switch speech on, or on", default: "off",
      read: SpeechOptions.Mode.init(rawValue:)
    ) { $0.speech.mode = $1 },
    MachineSetting(
      "speech.server", option: "speech-server",
      "the path of speech-dispatcher’s socket; empty for the one that SPEECHD_ADDRESS or XDG_RUNTIME_DIR leads to",
      default: "", read: name
    ) { $0.speech.server = $1 },
    MachineSetting(
      "speech.key", option: "speech-key", "a key from F1 to F24 that switches speech on and off, or none",
      default: "F13", read: functionKey
    ) { $0.speech.key = $1 },
    MachineSetting(
      "speech.corner", option: "speech-corner",
      "the corner that is held for four seconds to switch speech on and off: top-left, top-right, bottom-left, "
        + "bottom-right or none", default: "top-left",
      read: { text in text == "none" ? .some(nil) : SpeechCorner(rawValue: text).map { .some($0) } }
    ) { $0.speech.corner = $1 },
    MachineSetting(
      "speech.private", option: "speech-private",
      "headset to say private content through a headset only, or always", default: "headset",
      read: { ["headset": false, "always": true][$0] }
    ) { $0.speech.saysPrivate = $1 },
    MachineSetting(
      "speech.output", option: "speech-output",
      "auto for what the switch of the headphone jack says, headset or loudspeaker", default: "auto",
      read: { text in text == "auto" ? .some(nil) : SpeechListener(rawValue: text).map { .some($0) } }
    ) { $0.speech.listener = $1 },
    MachineSetting(
      "speech.braille", option: "speech-braille",
      "true to show the present element on a braille display of brltty, or false", default: "false", read: flag
    ) { $0.speech.braille = $1 },
    MachineSetting(
      "speech.scan", option: "speech-scan",
      "the time from one control to the next for working with one switch, from 300 ms to 30 s, or never",
      default: "never", read: scanPace
    ) { $0.speech.scanPace = $1 },
    MachineSetting(
      "speech.tree", option: "speech-tree",
      "the path of a socket at which programs of the panel’s user see and use the accessibility tree; empty for none",
      default: "", read: name
    ) { $0.speech.treeSocket = $1 },
  ].map { $0.with(.speech) }

  /// A time within those that scanning allows; `never` stands for `nil`.
  private static func scanPace(_ text: String) -> Duration?? {
    guard let pace = time(text) else { return nil }
    return pace.map(ScanPace.allowed.contains) ?? true ? .some(pace) : nil
  }

  /// The number of a function key; `none` stands for `nil`.
  private static func functionKey(_ text: String) -> Int?? {
    if text == "none" { return .some(nil) }
    guard text.first == "F", let number = Int(text.dropFirst()), (1...24).contains(number) else { return nil }
    return .some(number)
  }
}
