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
    if !covers.isEmpty, let key = stops.first(where: { $0.element.traits.contains(.isKeyboardKey) }) { go(to: key) }
  }

  /// The field that is typed into.
  var field: SpeechStop? {
    if let typing, let stop = stops.first(where: { $0.id == typing }) { return stop }
    return current.flatMap { $0.element.role == .textField ? $0 : nil }
  }

  /// Whether others could hear what must not be heard: a key of a secret.
  func isHidden(_ stop: SpeechStop) -> Bool {
    guard stop.element.traits.contains(.isKeyboardKey), stop.element.label.count == 1 else { return false }
    return isSecret || (stop.element.isPrivate && !manner.mayHearPrivate)
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
      narrator.say(utterance(words("\(String(last)) deleted"), .letter), at: stage.now)
    default: break
    }
  }

  /// A key on the screen has been used.
  func typed(_ key: SpeechStop) {
    if isHidden(key) {
      narrator.play(.hiddenCharacter)
    } else if key.element.label.count == 1, let character = key.element.label.first {
      say(character)
    }
    refresh(afterAction: false)
  }

  private func say(_ character: Character) {
    if isSecret { return narrator.play(.hiddenCharacter) }
    var letter = utterance(String(character), .letter)
    letter.isSpelled = true
    narrator.say(letter, at: stage.now)
  }
}
