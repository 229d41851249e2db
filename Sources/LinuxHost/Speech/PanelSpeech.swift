import Controls
import Graphics
import Runtime
import Speech

/// Speech on a machine: when it is switched on and off, and the server that says the words.
///
/// It exists only where the settings allow speech, and holds a session of the stage only while speech is on.
final class PanelSpeech {
  /// How long the last words may take after speech was switched off.
  private static let farewell = Duration.seconds(5)

  private unowned let stage: Stage
  private let loop: EventLoop
  private let options: SpeechOptions
  private let log: (String) -> Void
  private let sound: (Earcon) -> Void
  private let headset: HeadsetSwitch?
  private var server: SpeechServer?
  private var control: SpeechSwitch
  /// When the server is left, after the last words.
  private var parting: Duration?
  /// What the panel is worked with.
  private let devices: () -> Set<DeviceRole>
  /// Called when a session has ended, perhaps with the person who used it gone.
  var onEnd: () -> Void = {}

  /// Prepares speech; `nil` where the settings do not allow it.
  init?(
    _ options: SpeechOptions, stage: Stage, loop: EventLoop, devices: @escaping () -> Set<DeviceRole>,
    sound: @escaping (Earcon) -> Void, log: @escaping (String) -> Void
  ) {
    guard options.mode != .off else { return nil }
    (self.options, self.stage, self.loop, self.devices) = (options, stage, loop, devices)
    (self.sound, self.log) = (sound, log)
    control = SpeechSwitch(key: options.key, corner: options.corner)
    headset = options.listener == nil ? HeadsetSwitch(loop: loop) : nil
    headset?.onChange = { [weak self] in self?.plugged($0) }
    if options.mode == .on || headset?.isPlugged == true { begin() }
  }

  isolated deinit {
    stage.endSpeech()
    server?.close()
  }

  /// Whether speech is on.
  var isOn: Bool { stage.speech != nil }

  /// When ``advance(to:)`` must be called next.
  var deadline: Duration? { [control.deadline, server?.deadline, parting].compactMap { $0 }.min() }

  /// Time has passed.
  func advance(to time: Duration) {
    if control.advance(to: time) { toggle() }
    server?.advance(to: time)
    if let parting, parting <= time { leaveServer() }
  }

  /// Looks at an event before the stage takes it.
  func note(_ event: InputEvent) { if control.note(event, in: stage.size) { toggle() } }

  /// Follows the panel after it has changed.
  func follow() { stage.speech?.follow() }

  // MARK: On and off

  private func toggle() {
    if isOn {
      let words = EnvironmentValues(root: stage.environmentRoot).localizer
      end()
      server?.say(Utterance(words("Speech is off."), .status, language: words.languageCode), number: 0, at: loop.now)
      parting = loop.now + Self.farewell
    } else {
      begin()
    }
  }

  private func plugged(_ isIn: Bool) {
    if isIn {
      // A person with a headset begins anew, also where the loudspeaker has spoken before.
      if isOn { end() }
      begin()
    } else if isOn {
      // Silence comes first: what is being said was for the headset alone.
      server?.stop(at: loop.now)
      end()
      if options.mode == .on { begin() } else { leaveServer() }
    }
  }

  private func begin() {
    parting = nil
    let server =
      self.server
      ?? SpeechServer(path: options.server ?? SpeechServer.standardPath(), loop: loop, log: log, sound: sound)
    self.server = server
    let roles = devices()
    let listener = options.listener ?? (headset?.isPlugged == true ? .headset : .loudspeaker)
    let hasKnob = roles.contains(.knob) || roles.contains(.wheel)
    let hasKeys = roles.contains(.keyboard)
    stage.beginSpeech(
      server,
      SpeechManner(
        listener: listener, saysPrivate: options.saysPrivate,
        hasTouch: roles.contains(.touch) || roles.contains(.pointer) || !hasKnob && !hasKeys, hasKnob: hasKnob,
        hasKeys: hasKeys))
  }

  private func end() {
    stage.endSpeech()
    onEnd()
  }

  private func leaveServer() {
    parting = nil
    server?.close()
    server = nil
  }
}
