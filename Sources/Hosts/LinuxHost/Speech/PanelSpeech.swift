#if Speech
import Looks
import Graphics
import Runtime
import Speech

/// Speech on a machine, with the features that share its session: braille, and scanning with one switch. It switches
/// speech on and off, and owns the connection to the speech server.
///
/// It exists only where the settings allow any of these, and holds a session of the stage only while one of them is in
/// use. It registers with the loop and the stage's events by itself, so it costs nothing in a panel without it.
final class PanelSpeech {
  /// The longest time for the last words after speech was switched off.
  private static let farewell = Duration.seconds(5)

  private unowned let stage: Stage
  private let loop: EventLoop
  private let options: SpeechOptions
  private let log: (String) -> Void
  private let sound: (Earcon) -> Void
  private let headset: HeadsetSwitch?
  private let braille: BrailleDisplay?
  private var server: SpeechServer?
  /// The time at which the server is left, after the last words.
  private var parting: Duration?
  /// The kinds of input devices that the panel has.
  private let devices: () -> Set<DeviceRole>
  private(set) var isOn = false
  /// Called when the listener has gone.
  var onEnd: () -> Void = {}

  /// Prepares speech; `nil` if the settings allow none of these features.
  init?(
    _ options: SpeechOptions, stage: Stage, loop: EventLoop, devices: @escaping () -> Set<DeviceRole>,
    sound: @escaping (Earcon) -> Void, log: @escaping (String) -> Void
  ) {
    if options.mode == .off, !options.braille, options.scanPace == nil { return nil }
    (self.options, self.stage, self.loop, self.devices) = (options, stage, loop, devices)
    (self.sound, self.log) = (sound, log)
    headset = options.mode != .off && options.listener == nil ? HeadsetSwitch(loop: loop) : nil
    braille = options.braille ? BrailleDisplay(loop: loop, log: log) : nil
    headset?.onChange = { [weak self] in self?.plugged($0) }
    braille?.onChange = { [weak self] in self?.displayChanged() }
    braille?.onKey = { [weak self] key, line in self?.stage.speech?.perform(key, on: &line) ?? false }
    takePart()
    watchSwitch()
    if options.mode == .on || headset?.isPlugged == true { isOn = true }
    renew()
  }

  isolated deinit {
    loop.removeSteps(of: self)
    stage.endService(SwitchWatch.self)
    stage.endSpeech()
    server?.leave(at: loop.now)
  }

  /// Registers with the loop.
  private func takePart() {
    loop.eachWake(in: .time, for: self) { [weak self] in self?.advance(to: $0) }
    // After files and before drawing, so that changes are spoken even if no frame can be shown now.
    loop.eachWake(in: .files, for: self) { [weak self] _ in self?.follow() }
    loop.beforeSleep(for: self) { [weak self] in [self?.server?.deadline, self?.parting].compactMap { $0 }.min() }
  }

  /// Watches events for the key and the corner before a session takes them.
  private func watchSwitch() {
    if options.mode == .off { return }
    let watch = stage.service(SwitchWatch.self)
    watch.control = SpeechSwitch(key: options.key, corner: options.corner)
    watch.onSwitch = { [weak self] in self?.toggle() }
  }

  private func advance(to time: Duration) {
    server?.advance(to: time)
    if let parting, parting <= time { leaveServer() }
  }

  private func follow() { if stage.needsDraw { stage.speech?.follow() } }

  // MARK: On and off

  private func toggle() {
    isOn.toggle()
    guard !isOn else { return renew() }
    let words = stage.environment.values.localizer
    stage.endSpeech()
    onEnd()
    server?.say(Utterance(words("Speech is off."), .status, language: words.languageCode), number: 0, at: loop.now)
    parting = loop.now + Self.farewell
    renew()
  }

  /// A plug was put into a headphone jack, or pulled out.
  func plugged(_ isIn: Bool) {
    if isIn {
      // For a person with a headset speech begins again, even if the loudspeaker was speaking before.
      isOn = true
    } else if isOn {
      // Silence comes first: what is being said was for the headset alone.
      server?.stop(at: loop.now)
      isOn = options.mode == .on
      stage.endSpeech()
      onEnd()
      if !isOn { leaveServer() }
    }
    renew()
  }

  /// Called when a braille display has been connected or disconnected. A running session continues.
  private func displayChanged() {
    if isOn || options.scanPace != nil, stage.speech != nil { showText() } else { renew() }
  }

  /// Begins a session for a person who listens, reads or scans; ends it if there is none.
  private func renew() {
    stage.endSpeech()
    guard isOn || options.scanPace != nil || braille?.isThere == true else { return }
    stage.beginSpeech(isOn ? startServer() : SilentVoice(), manner)
    showText()
  }

  private func showText() {
    stage.speech?.onShow = braille?.isThere == true ? { [weak self] in self?.braille?.show($0) } : nil
  }

  private var manner: SpeechManner {
    let roles = devices()
    let hasKnob = roles.contains(.knob) || roles.contains(.wheel)
    let hasKeys = roles.contains(.keyboard)
    var manner = SpeechManner(
      listener: options.listener ?? (headset?.isPlugged == true ? .headset : .loudspeaker),
      saysPrivate: options.saysPrivate,
      hasTouch: roles.contains(.touch) || roles.contains(.pointer) || !hasKnob && !hasKeys, hasKnob: hasKnob,
      hasKeys: hasKeys)
    (manner.isHeard, manner.scanPace) = (isOn, options.scanPace)
    return manner
  }

  private func startServer() -> SpeechServer {
    parting = nil
    if let server { return server }
    let new = SpeechServer(path: options.server ?? SpeechServer.standardPath(), loop: loop, log: log, sound: sound)
    server = new
    return new
  }

  private func leaveServer() {
    parting = nil
    server?.leave(at: loop.now)
    server = nil
  }
}

/// Recognizes the key and the corner that switch speech, before the panel and the session receive the events.
private final class SwitchWatch: StageService {
  static var place: ServicePlace { .watch }

  var control = SpeechSwitch(key: nil, corner: nil)
  var onSwitch: () -> Void = {}
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  var deadline: Duration? { control.deadline }

  func advance(to time: Duration) { if control.advance(to: time) { onSwitch() } }

  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    guard control.handle(InputEvent(time: time, event), in: stage.size) else { return false }
    // Consume the key, so that the session that it has just begun does not act on it.
    onSwitch()
    return true
  }
}
#endif
