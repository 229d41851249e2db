import Controls
import Looks
import Runtime

/// Typing by ear: what is typed is said, or a sound stands for it where others could hear a secret.
///
/// EN 301 549, 5.1.3.8 asks that masked characters are not said unless only the person hears them. The keys of a keyboard
/// on the screen are no exception: who hears a digit and then a press knows the digit.
extension SpeechSession {
  /// Opens a field, so that keys type into it.
  func type(into stop: SpeechStop) {
    if let target = focusTarget(of: stop) { stage.focus.set(target, visible: true) }
    stage.whileCurrent { stop.element.press?() }
    typing.field = stop.id
    narrator.play(.acted)
    refresh()
    route.remember(stop.id)
    // The first key alone would not say that it is one.
    let key = covers.isEmpty ? nil : stops.first { $0.element.traits.contains(.isKeyboardKey) }
    if let key { go(to: key, saying: words("typing")) } else { say(words("typing")) }
  }

  /// The field that is typed into.
  var field: SpeechStop? {
    if let typed = typing.field, let stop = stops.first(where: { $0.id == typed }) { return stop }
    return current.flatMap { $0.element.role == .textField ? $0 : nil }
  }

  /// Whether everyone who hears the panel may hear the value of an element.
  func mayHear(_ element: SemanticsElement) -> Bool { !element.isPrivate || manner.mayHearPrivate }

  /// Whether others could hear what must not be heard: a key of a secret. A key with several letters is one, too.
  func isHidden(_ stop: SpeechStop) -> Bool {
    let element = stop.element
    guard element.traits.contains(.isKeyboardKey), element.privacy.typesCharacters || element.label.count == 1 else {
      return false
    }
    return isSecret || !mayHear(element)
  }

  private var isSecret: Bool {
    if manner.mayHearPrivate { return false }
    // The typed text goes to the field that has the focus, wherever the person explores.
    guard stage.focus.target?.type != nil else { return field?.element.isPrivate == true }
    // A field that is not found could be of any kind.
    return fieldWithFocus.map(\.element.isPrivate) ?? true
  }

  /// The field that has the focus; `nil` if none has it. While a keyboard is on the screen, only one of the fields is
  /// among the stops.
  private var fieldWithFocus: SpeechStop? {
    guard let focused = stage.focus.current else { return nil }
    let hasFocus: (SpeechStop) -> Bool = { [self] in
      $0.element.role == .textField && focusTarget(of: $0) === focused
    }
    return stops.first(where: hasFocus) ?? route.order(stage.elements).first(where: hasFocus)
  }

  /// Passes a key of the keyboard on to the panel, and says what it changes in the field that is typed into.
  func type(_ key: Key, _ modifiers: KeyModifiers) {
    narrator.interrupt(at: stage.now)
    let event = InputEvent.Kind.key(key, isDown: true, modifiers: modifiers)
    guard stage.focus.target?.type != nil else { return make(event) }
    let isSecret = isSecret
    guard let before = textTyped else {
      // A field that is no text, such as the pad of a code: what a key will change in it is not known.
      if modifiers.isDisjoint(with: [.control, .option]) { sayKey(key, isSecret: isSecret) }
      return make(event)
    }
    let field = stage.focus.current
    make(event)
    refresh()
    if stage.focus.current === field, let now = textTyped { sayDifference(before, now, isSecret: isSecret) }
  }

  /// The text of the field that is typed into; `nil` where it is not known, as of a private one that has no text.
  private var textTyped: [Character]? {
    stage.charactersTyped ?? fieldWithFocus.flatMap { $0.element.isPrivate ? nil : Array($0.element.value) }
  }

  private func sayKey(_ key: Key, isSecret: Bool) {
    switch key {
    case .character(let character): sayKey(String(character), isSecret: isSecret)
    case .space: sayKey(" ", isSecret: isSecret)
    case .backspace: narrator.play(.hiddenCharacter)
    default: break
    }
  }

  private func sayKey(_ character: String, isSecret: Bool) {
    if isSecret { narrator.play(.hiddenCharacter) } else { sayLetters(character) }
  }

  /// A key on the screen has been used: what has changed in the field is said, since the letter of a key with several
  /// depends on how often it was pressed.
  ///
  /// - Parameter before: the text of the field before.
  func typed(_ key: SpeechStop, after before: [Character]?) {
    defer { refresh(afterAction: false) }
    if isHidden(key) { return narrator.play(.hiddenCharacter) }
    guard let before, let now = stage.charactersTyped else {
      // A field that is no text, such as the pad of a code, or one that the key has left.
      if key.element.label.count == 1 { sayKey(key.element.label, isSecret: isSecret) }
      return
    }
    sayDifference(before, now, isSecret: isSecret)
  }

  /// Says what has come into a field, or what has gone from it where nothing has come.
  private func sayDifference(_ before: [Character], _ now: [Character], isSecret: Bool) {
    let start = zip(before, now).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), now.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (come, gone) = (now.dropFirst(start).dropLast(end), before.dropFirst(start).dropLast(end))
    if come.isEmpty, gone.isEmpty { return }
    if isSecret { return narrator.play(.hiddenCharacter) }
    if !come.isEmpty { return sayLetters(come) }
    narrator.say(utterance(words("\(String(gone)) deleted"), .letter), at: stage.now)
  }

  /// Says a letter, or a text that has come at once.
  private func sayLetters(_ text: some Collection<Character>) {
    if text.count == 1, text.first?.isNewline == true {
      return narrator.say(utterance(words("Return"), .letter), at: stage.now)
    }
    var letters = utterance(String(text), .letter)
    letters.isSpelled = text.count == 1
    narrator.say(letters, at: stage.now)
  }
}
