import CLinux

/// A beeper that the kernel drives, `EV_SND` with `SND_TONE`: a piezo element or the speaker of a PC.
nonisolated struct Beeper: FeedbackOutput {
  /// The name that the settings give; `auto` for any.
  let name: String
  private var node: Holder?

  /// Keeps the device open.
  private final class Holder {
    let node: FeedbackNode
    init(_ name: String) throws { node = try FeedbackNode(EV_SND, SND_TONE, named: name, "beeper") }
  }

  init(name: String) { self.name = name }

  mutating func play(_ pattern: FeedbackPattern) throws {
    let node = try node ?? Holder(name)
    self.node = node
    for tone in pattern.tones {
      try node.node.write(EV_SND, SND_TONE, Int32(tone.frequency), "beeper")
      rest(milliseconds: tone.milliseconds)
    }
    try node.node.write(EV_SND, SND_TONE, 0, "beeper")
  }

  mutating func close() { node = nil }
}
