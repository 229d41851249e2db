import Controls
import Looks
import Runtime

/// Speaks typed characters, or plays a sound for them where others could hear a secret.
///
/// EN 301 549, 5.1.3.8 requires that masked characters are spoken only if no one else can hear them. The same applies
/// to the keys of the on-screen keyboard: a listener who hears a digit and then a press knows the digit.
extension SpeechSession {
  /// Opens a field, so that keys type into it.
  func type(into stop: SpeechStop) {
    if let target = focusTarget(of: stop) { stage.focus.set(target, visible: true) }
    stage.whileCurrent { stop.element.press?() }
    typing.field = stop.id
    narrator.play(.acted)
    refresh()
    route.remember(stop.id)
    // The first key alone would not be recognized as a key.
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

  /// Whether a stop is a key of a secret field that others could hear. Keys with several letters count, too.
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
    // A field that is not found could be private.
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

  /// Passes a key of the keyboard to the panel, and speaks the change in the field.
  func type(_ key: Key, _ modifiers: KeyModifiers) {
    narrator.interrupt(at: stage.now)
    let event = InputEvent.Kind.key(key, isDown: true, modifiers: modifiers)
    guard stage.focus.target?.type != nil else { return typeNumber(event) }
    let isSecret = isSecret
    guard let before = textTyped else {
      // A field without text, such as a pad for a code: its change is not known, so speak the key.
      if modifiers.isDisjoint(with: [.control, .option]) { sayKey(key, isSecret: isSecret) }
      return make(event)
    }
    let field = stage.focus.current
    make(event)
    refresh()
    if stage.focus.current === field, let now = textTyped { sayDifference(before, now, isSecret: isSecret) }
  }

  /// The number that has been typed at the focused control; `nil` if none has.
  var numberTyped: String? { stage.focus.target?.editing.typed() }

  /// Passes a key to the panel. If it types a number at the focused control, speaks the change; if it ends the typing,
  /// speaks the value.
  private func typeNumber(_ event: InputEvent.Kind) {
    let before = numberTyped
    make(event)
    refresh()
    let now = numberTyped
    if before == now { return }
    guard let stop = stops.first(where: { focusTarget(of: $0) === stage.focus.current }), mayHear(stop.element) else {
      return narrator.play(.hiddenCharacter)
    }
    if let now { return sayDifference(Array(before ?? ""), Array(now), isSecret: false) }
    narrator.say(utterance(said(phrase.value(of: stop.element)), .change), at: stage.now)
  }

  /// The text of the field that keys type into; `nil` if it is not known, for example of a private field without text.
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

  /// Speaks the change in the field after a key of the on-screen keyboard, because the letter of a shared key depends
  /// on the number of presses.
  ///
  /// - Parameter before: the text of the field before.
  func typed(_ key: SpeechStop, after before: [Character]?) {
    defer { refresh(afterAction: false) }
    if isHidden(key) { return narrator.play(.hiddenCharacter) }
    guard let before, let now = stage.charactersTyped else {
      // A field without text, such as a pad for a code, or a field that the key has left.
      if key.element.label.count == 1 { sayKey(key.element.label, isSecret: isSecret) }
      return
    }
    sayDifference(before, now, isSecret: isSecret)
  }

  /// Speaks the characters that were added to a field or, if there are none, the removed ones.
  private func sayDifference(_ before: [Character], _ now: [Character], isSecret: Bool) {
    let start = zip(before, now).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), now.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (come, gone) = (now.dropFirst(start).dropLast(end), before.dropFirst(start).dropLast(end))
    if come.isEmpty, gone.isEmpty { return }
    if isSecret { return narrator.play(.hiddenCharacter) }
    if !come.isEmpty { return sayLetters(come) }
    narrator.say(utterance(words("\(String(gone)) deleted"), .letter), at: stage.now)
  }

  /// Speaks a letter, or a text that was inserted at once.
  private func sayLetters(_ text: some Collection<Character>) {
    if text.count == 1, text.first?.isNewline == true {
      return narrator.say(utterance(words("Return"), .letter), at: stage.now)
    }
    var letters = utterance(String(text), .letter)
    letters.isSpelled = text.count == 1
    narrator.say(letters, at: stage.now)
  }
}
