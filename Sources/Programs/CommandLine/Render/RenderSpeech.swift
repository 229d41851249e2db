import Headless
import Operation
#if Speech
import LinuxHost
import Runtime
import Speech

/// Prints the words that a panel would say, without a voice: for scripts, and for people who review the words.
struct RenderSpeech: RenderListener {
  /// The greatest number of elements in a walk.
  private static let mostSteps = 1_000

  /// The panel that speaks.
  let panel: HeadlessHost

  /// Begins to speak, in the manner that the options of speech say.
  init(on panel: HeadlessHost, _ options: SpeechOptions) throws {
    self.panel = panel
    let listener = options.listener ?? .loudspeaker
    try panel.startSpeech(SpeechManner(listener: listener, saysPrivate: options.saysPrivate))
    try panel.listen()
  }

  /// Goes from the first element to the last.
  ///
  /// Each element is heard to its end, except for its hint: a person who moves on does not wait for the hint.
  func walk() throws {
    // The stroke for the next element goes with the text.
    let next: MoveCommandDirection = panel.isRightToLeft ? .left : .right
    for _ in 0..<Self.mostSteps {
      let before = panel.spoken.count
      try panel.swipe(next)
      try panel.listen()
      if panel.spoken[before...].contains(where: { $0.earcon == .edge || $0.earcon == .nothing }) { return }
      // A view out of sight glides into sight.
      try panel.advance(by: .milliseconds(350))
    }
  }

  /// Prints a line for each text and each sound: the time in seconds, what it is for, and the words, with tabs between.
  func report() {
    for entry in panel.spoken {
      print(tableRow(entry.description.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)))
    }
  }
}

extension Kiosk {
  /// The listener, in the manner that the settings say.
  func listener(
    at panel: HeadlessHost, _ settings: PanelSettings?, _ arguments: Arguments
  ) throws -> any RenderListener {
    var options = PanelOptions()
    options.read(settings, try arguments.machineSettings())
    return try RenderSpeech(on: panel, options.speech)
  }
}
#else

extension Kiosk {
  func listener(
    at panel: HeadlessHost, _ settings: PanelSettings?, _ arguments: Arguments
  ) throws -> any RenderListener { throw MissingPart(.speech, for: "--speech") }
}
#endif
