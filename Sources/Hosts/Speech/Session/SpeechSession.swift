import Looks
import Graphics
import Localization
import Runtime

/// Lets a person use the panel by ear: events become commands, which move through the accessibility tree and act on it,
/// and the results are spoken.
///
/// The session is a service of the stage, in front of those of the views, and exists only while speech is on.
///
///     let speech = stage.beginSpeech(voice)
///     …
///     stage.endSpeech()
@MainActor package final class SpeechSession: StageService {
  package static var place: ServicePlace { .session }

  package unowned let stage: Stage
  /// Decides the order of speech; `nil` before the session has begun.
  package private(set) var narrator: Narrator!
  /// The listener, and the input devices of the panel.
  package var manner = SpeechManner()
  /// The speed and the volume.
  package internal(set) var pace = SpeechPace() { didSet { if pace != oldValue { narrator.voice.adopt(pace) } } }

  /// The stops, and the current one.
  var route = SpeechRoute()
  /// The last spoken properties of a stop.
  var heard = HeardStop()
  /// The texts before the last action; `nil` once their changes are no longer spoken.
  var texts: FormerTexts?
  var rotor = RotorPosition()
  /// The target of typed keys.
  var typing = TypingFocus()
  var input = ListenerInput()
  /// Whether the panel is being read continuously.
  var isReading = false
  /// Whether help was the last wish.
  var hasHelped = false
  /// The scan for a person with one switch; `nil` for no scanning.
  var scan: ScanExploration?
  /// The text for a braille display; `nil` without one.
  var braille: BrailleText?
  private var knownUnits: (language: String, units: SpokenUnits?)?

  package init(stage: Stage) { self.stage = stage }

  /// The stops of the panel at the last update.
  var stops: [SpeechStop] { route.stops }
  /// Called with the text for a braille display each time that it changes; `nil` without one.
  package var onShow: ((String) -> Void)? {
    get { braille?.onShow }
    set {
      braille = newValue.map { BrailleText(onShow: $0) }
      showText()
    }
  }

  /// Begins to speak with a voice, and welcomes the person.
  func begin(_ voice: any SpeechVoice, _ manner: SpeechManner) {
    self.manner = manner
    input.isTaken = manner.isHeard && manner.scanPace == nil
    narrator = Narrator(voice)
    narrator.onRest = { [weak self] in self?.readNext() }
    voice.onReturn = { [weak self] in self?.voiceReturned() }
    voice.adopt(pace)
    stage.feedback.panelSpeaks = { [weak self] in self?.isHeard == true }
    input.means = manner.scanPace != nil ? .oneSwitch : manner.hasTouch ? .touch : manner.hasKnob ? .knob : .keys
    scan = manner.scanPace.map { ScanExploration(pace: $0) }
    scan?.start(at: stage.now)
    if input.isTaken {
      stage.setEnvironment { $0.accessibilityVoiceOverEnabled = true }
      stage.arena.cancelAll()
      stage.focus.cancelAll()
    }
    refresh()
    stage.announcer.onSpeak = { [weak self] in self?.say($0) }
    narrator.say(utterance(welcome, .status), at: stage.now)
    // Load the library for the words of units now, so that the first touch need not wait for it.
    if manner.isHeard { _ = phrase }
  }

  /// Ends the session: the speed and the volume of the next one are the usual ones.
  func end() {
    narrator.stop(at: stage.now)
    scan = nil
    route.leave()
    stage.announcer.onSpeak = nil
    stage.feedback.panelSpeaks = nil
    (stage.rootLayoutNode.behavior as? RootBehavior)?.spoken = nil
    if input.isTaken { stage.setEnvironment { $0.accessibilityVoiceOverEnabled = false } }
  }

  /// Whether words are heard now.
  private var isHeard: Bool { narrator.isSpeaking && narrator.voice.isReady }

  // MARK: The language

  private var environment: EnvironmentValues { stage.environment.values }
  /// The words of the panel's language.
  var words: Localizer { environment.localizer }

  /// The words for elements in the panel's language.
  var phrase: ElementPhrase {
    let (words, language) = (words, words.languageCode ?? "en")
    if knownUnits?.language != language {
      let units = SpokenUnits(language: language, decimalPoint: environment.numberConventions.decimalPoint.first ?? ".")
      knownUnits = (language, units)
    }
    return ElementPhrase(words: words, mayHearPrivate: manner.mayHearPrivate, units: knownUnits?.units)
  }

  /// A text in the panel's language.
  func utterance(_ text: String, _ kind: Utterance.Kind) -> Utterance {
    Utterance(text, kind, language: words.languageCode)
  }

  /// Speaks a message about speech itself.
  func say(_ text: String) { narrator.say(utterance(text, .status), at: stage.now) }

  /// The words that explain how to use the panel by ear.
  var welcome: String {
    var parts = [words("Speech is on.")]
    if manner.scanPace != nil {
      parts.append(words("The panel goes from item to item by itself. Press when you hear the one that you want."))
      return parts.joined(separator: " ")
    }
    if manner.hasTouch {
      parts.append(words("Drag a finger over the screen to hear what is there."))
      parts.append(words("Swipe right for the next item, and left for the one before."))
      parts.append(words("Double tap to use it."))
    }
    if manner.hasKnob { parts.append(words("Turn the knob to hear what is there. Press it to use it.")) }
    if manner.hasKeys { parts.append(words("Use the arrow keys to hear what is there, and the action key to use it.")) }
    return parts.joined(separator: " ")
  }

  // MARK: Time and events

  /// When ``advance(to:)`` must be called next.
  package var deadline: Duration? {
    [narrator?.deadline, input.deadline, scan?.deadline].compactMap { $0 }.min()
  }

  /// Whether a tap is waiting for the time of a second tap to pass.
  package var awaitsTap: Bool { input.touch.awaitsTap }

  package func advance(to time: Duration) {
    guard narrator != nil else { return }
    input.touch.isRightToLeft = environment.isRightToLeft
    perform(input.touch.advance(to: time), by: .touch)
    perform(input.knob.advance(to: time), by: .knob)
    advanceScan(to: time)
    narrator.advance(to: time)
  }

  /// Takes the events that are commands of the listener; other events are left to the panel.
  package func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    if narrator == nil { return false }
    if scan != nil { return takeAsSwitch(event) }
    if !input.isTaken { return false }
    switch event {
    case .contact(let id, let phase, let location):
      perform(input.touch.handle(id, phase, at: location, time: time), by: .touch)
      return true
    case .knobTurned(let detents):
      perform(input.knob.turn(by: detents), by: .knob)
      return true
    case .knobPressed(let isDown):
      perform(input.knob.press(isDown: isDown, at: time), by: .knob)
      return true
    case .key(let key, let isDown, let modifiers): return handle(key, isDown, modifiers)
    case .cancelAll:
      input.cancel()
      return false
    case .wheel, .hover, .viewerLeft: return false
    }
  }

  /// Takes an event as a press of the one switch, if it is one: any key, or the button of the knob.
  private func takeAsSwitch(_ event: InputEvent.Kind) -> Bool {
    switch event {
    case .knobPressed(isDown: true), .key(_, isDown: true, _): pressSwitch()
    case .contact, .wheel, .hover, .cancelAll, .viewerLeft: return false
    default: break
    }
    return true
  }

  private func handle(_ key: Key, _ isDown: Bool, _ modifiers: KeyModifiers) -> Bool {
    guard isDown else { return input.takeRelease(of: key) }
    let intent = KeyExploration.intent(
      of: key, modifiers, isTyping: typing.field != nil || numberTyped != nil,
      isRightToLeft: environment.isRightToLeft, isSpeaking: narrator.isSpeaking)
    // Escape ends the typing of a number, and stays on the page.
    guard let intent, key != .escape || numberTyped == nil else {
      type(key, modifiers)
      return true
    }
    input.swallow(key)
    perform([intent], by: .keys)
    return true
  }

  private func perform(_ intents: [SpeechIntent], by means: ElementPhrase.Means) {
    guard !intents.isEmpty else { return }
    input.means = means
    for intent in intents { perform(intent) }
  }
}

extension Stage {
  /// The session of a person who works the panel by ear; `nil` while speech is off.
  package var speech: SpeechSession? { services.existing(SpeechSession.self) }

  /// Begins a session of speech with a voice; a running session continues.
  @discardableResult
  package func beginSpeech(_ voice: any SpeechVoice, _ manner: SpeechManner = SpeechManner()) -> SpeechSession {
    if let speech { return speech }
    let session = service(SpeechSession.self)
    session.begin(voice, manner)
    return session
  }

  /// Ends the session of speech. From then on it costs nothing.
  package func endSpeech() {
    guard let speech else { return }
    speech.end()
    endService(SpeechSession.self)
  }
}
