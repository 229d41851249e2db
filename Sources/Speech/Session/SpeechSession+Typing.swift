import Controls
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
    typing = stop.id
    narrator.play(.acted)
    refresh()
    formerPages.append(stop.id)
    // The first key alone would not say that it is one.
    let key = covers.isEmpty ? nil : stops.first { $0.element.traits.contains(.isKeyboardKey) }
    if let key { go(to: key, saying: words("typing")) } else { tell(words("typing")) }
  }

  /// The field that is typed into.
  var field: SpeechStop? {
    if let typing, let stop = stops.first(where: { $0.id == typing }) { return stop }
    return current.flatMap { $0.element.role == .textField ? $0 : nil }
  }

  /// Whether the value of an element may be heard by whoever hears the panel.
  func mayHear(_ element: SemanticsElement) -> Bool { !element.isPrivate || manner.mayHearPrivate }

  /// Whether others could hear what must not be heard: a key of a secret. A key with several letters is one, too.
  func isHidden(_ stop: SpeechStop) -> Bool {
    let element = stop.element
    guard element.traits.contains(.isKeyboardKey), element.typesCharacters || element.label.count == 1 else {
      return false
    }
    return isSecret || !mayHear(element)
  }

  private var isSecret: Bool {
    if manner.mayHearPrivate { return false }
    // What is typed goes to the field that has the focus, wherever the person is meanwhile.
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
    return stops.first(where: hasFocus) ?? SpeechOrder(stage.elements, owners).stops.first(where: hasFocus)
  }

  /// A key of the keyboard goes to the panel: what it types is said.
  func echo(_ key: Key) {
    narrator.interrupt(at: stage.now)
    guard stage.focus.target?.type != nil else { return }
    switch key {
    case .character(let character): say(character)
    case .space: say(" ")
    case .backspace:
      let last = fieldWithFocus.flatMap { $0.element.isPrivate ? nil : $0.element.value.last }
      guard let last else { return narrator.play(.hiddenCharacter) }
      sayDeleted(last)
    default: break
    }
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
      if key.element.label.count == 1, let character = key.element.label.first { say(character) }
      return
    }
    let start = zip(before, now).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), now.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    if let character = now.dropFirst(start).dropLast(end).last {
      say(character)
    } else if let character = before.dropFirst(start).dropLast(end).last {
      sayDeleted(character)
    }
  }

  private func sayDeleted(_ character: Character) {
    if isSecret { return narrator.play(.hiddenCharacter) }
    narrator.say(utterance(words("\(String(character)) deleted"), .letter), at: stage.now)
  }

  private func say(_ character: Character) {
    if isSecret { return narrator.play(.hiddenCharacter) }
    if character.isNewline { return narrator.say(utterance(words("Return"), .letter), at: stage.now) }
    var letter = utterance(String(character), .letter)
    letter.isSpelled = true
    narrator.say(letter, at: stage.now)
  }
}
