import Looks
import Graphics
import Localization
import Runtime

/// A person works the panel by ear: events become wishes, wishes move through the accessibility tree and act on it, and
/// what happens is said.
///
/// The session is a service of the stage, in front of those of the views, and exists only while speech is on.
///
///     let speech = stage.beginSpeech(voice)
///     …
///     stage.endSpeech()
@MainActor package final class SpeechSession: StageService {
  package static var place: ServicePlace { .session }

  package unowned let stage: Stage
  /// Decides what is said when; `nil` before the session has begun.
  package private(set) var narrator: Narrator!
  private(set) var voice: (any SpeechVoice)!
  /// The listener, and with what the panel is worked.
  package var manner = SpeechManner()
  /// The speed and the volume.
  package internal(set) var pace = SpeechPace() { didSet { if pace != oldValue { voice.adopt(pace) } } }

  /// The numbers by which stops are found again.
  let owners = OwnerNumbers()
  /// The stops of the panel as they were found last.
  var stops: [SpeechStop] = []
  /// The stop that is spoken of, by its identity and its place.
  var cursor: (id: SpeechStop.ID, index: Int)?
  /// The stop that was said last, and the value that it had then.
  var saidValue: (id: SpeechStop.ID, value: String)?
  /// Whether the stop that was said last was in a dialog.
  var formerDialog = false
  /// The groups around the stop that was said last.
  var formerContext: [SpeechStop.Group] = []
  /// Where the person was before another page came.
  var formerPages: [SpeechStop.ID] = []
  /// What the strokes up and down go by.
  var rotor = Rotor.everything
  /// The action or the letter that was heard last.
  var chosenAction: Int?
  var letter: Int?
  /// The element under the finger that explores.
  var explored: SpeechStop.ID?
  /// Whether typed characters go to a field.
  var typing: SpeechStop.ID?
  /// Whether a keyboard was on the screen when the panel was looked at last.
  var hasKeypad = false
  /// Whether the panel is read on and on.
  var isReading = false
  /// Whether help was the last wish.
  var hasHelped = false
  /// Texts as they were before the person did something, until when changes of them are said.
  var texts: (words: [SpeechStop.ID: String], until: Duration)?
  /// Whether touches, turns and keys are for the person who listens. Where nothing is heard, and while the panel scans
  /// by itself for one switch, they go to the panel.
  private(set) var takesInput = false
  /// What had the focus when it was looked at last.
  weak var focus: FocusBehavior?
  var means = ElementPhrase.Means.touch
  private var touch = TouchExploration()
  var knob = KnobExploration()
  /// Goes from control to control for a person with one switch; `nil` for everybody else.
  var scan: ScanExploration?
  /// What the scan offers at the present element; `nil` while it offers elements.
  var scanChoice: ScanChoice?
  /// Told the text for a braille display each time that it changes; `nil` without one.
  package var onShow: ((String) -> Void)? {
    didSet {
      shownText = nil
      showText()
    }
  }
  /// The text that the display shows.
  var shownText: String?
  private var swallowed: Set<Key> = []
  private var knownUnits: (language: String, units: SpokenUnits?)?

  package init(stage: Stage) { self.stage = stage }

  /// Begins to speak with a voice, and welcomes the person.
  func begin(_ voice: any SpeechVoice, _ manner: SpeechManner) {
    (self.voice, self.manner) = (voice, manner)
    takesInput = manner.isHeard && manner.scanPace == nil
    narrator = Narrator(voice)
    narrator.onRest = { [weak self] in self?.readNext() }
    voice.onReturn = { [weak self] in self?.voiceReturned() }
    voice.adopt(pace)
    stage.feedback.panelSpeaks = { [weak self] in self?.isHeard == true }
    means = manner.scanPace != nil ? .oneSwitch : manner.hasTouch ? .touch : manner.hasKnob ? .knob : .keys
    scan = manner.scanPace.map { ScanExploration(pace: $0) }
    scan?.start(at: stage.now)
    if takesInput {
      stage.setEnvironment { $0.accessibilityVoiceOverEnabled = true }
      stage.arena.cancelAll()
      stage.focus.cancelAll()
    }
    refresh()
    stage.announcer.onSpeak = { [weak self] in self?.say($0) }
    narrator.say(utterance(welcome, .status), at: stage.now)
    // The words for units take a library, which the first finger must not wait for.
    if manner.isHeard { _ = phrase }
  }

  /// Ends the session: the speed and the volume of the next one are the usual ones.
  func end() {
    narrator.stop(at: stage.now)
    (scan, scanChoice, cursor) = (nil, nil, nil)
    stage.announcer.onSpeak = nil
    stage.feedback.panelSpeaks = nil
    (stage.rootLayoutNode.behavior as? RootBehavior)?.spoken = nil
    if takesInput { stage.setEnvironment { $0.accessibilityVoiceOverEnabled = false } }
  }

  /// Whether words are heard now.
  private var isHeard: Bool { narrator.isSpeaking && voice.isReady }

  // MARK: The language

  private var environment: EnvironmentValues { EnvironmentValues(root: stage.environmentRoot) }
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

  /// Says something of the speech itself.
  func tell(_ text: String) { narrator.say(utterance(text, .status), at: stage.now) }

  /// How the panel is worked by ear.
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
    [narrator?.deadline, touch.deadline, knob.deadline, scan?.deadline].compactMap { $0 }.min()
  }

  /// Whether a tap will be answered once no second one can follow it.
  package var awaitsTap: Bool { touch.awaitsTap }

  package func advance(to time: Duration) {
    guard narrator != nil else { return }
    touch.isRightToLeft = environment.isRightToLeft
    perform(touch.advance(to: time), by: .touch)
    perform(knob.advance(to: time), by: .knob)
    advanceScan(to: time)
    narrator.advance(to: time)
  }

  /// Takes the events that a person who listens makes; other events are left to the panel.
  package func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    if narrator == nil { return false }
    if scan != nil { return takeAsSwitch(event) }
    if !takesInput { return false }
    switch event {
    case .contact(let id, let phase, let location):
      perform(touch.take(id, phase, at: location, time: time), by: .touch)
      return true
    case .knobTurned(let detents):
      perform(knob.turn(by: detents), by: .knob)
      return true
    case .knobPressed(let isDown):
      perform(knob.press(isDown: isDown, at: time), by: .knob)
      return true
    case .key(let key, let isDown, let modifiers): return take(key, isDown, modifiers)
    case .cancelAll:
      touch.cancel()
      explored = nil
      knob.cancel()
      swallowed = []
      return false
    case .wheel, .hover: return false
    }
  }

  /// Takes an event as a press of the one switch, if it is one: any key, or the button of the knob.
  private func takeAsSwitch(_ event: InputEvent.Kind) -> Bool {
    switch event {
    case .knobPressed(isDown: true), .key(_, isDown: true, _): pressSwitch()
    case .contact, .wheel, .hover, .cancelAll: return false
    default: break
    }
    return true
  }

  private func take(_ key: Key, _ isDown: Bool, _ modifiers: KeyModifiers) -> Bool {
    guard isDown else { return swallowed.remove(key) != nil }
    let intent = KeyExploration.intent(
      of: key, modifiers, isTyping: typing != nil, isRightToLeft: environment.isRightToLeft,
      isSpeaking: narrator.isSpeaking)
    guard let intent else {
      type(key, modifiers)
      return true
    }
    swallowed.insert(key)
    perform([intent], by: .keys)
    return true
  }

  private func perform(_ intents: [SpeechIntent], by means: ElementPhrase.Means) {
    guard !intents.isEmpty else { return }
    self.means = means
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
