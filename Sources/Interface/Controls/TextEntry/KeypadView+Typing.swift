import Runtime
import Values

/// Typing by keys that compose a character, or that share one key with others.
extension KeypadView {
  /// What composes the characters of a layout. A character that the caret has left is finished.
  private func composer(_ letters: KeyboardLetters) -> KeyComposer? {
    let composer = state.composer(of: letters.name, from: catalog)
    if let composer, composer.unfinished.last != characterBefore() { composer.end() }
    return composer
  }

  /// Types a text, or composes its letter with the one before.
  func type(_ text: String, _ letters: KeyboardLetters) {
    let composer = composer(letters)
    let before = composer?.unfinished ?? ""
    if text.count == 1, let letter = text.first, let composed = composer?.press(letter) {
      replace(before, composed)
    } else {
      composer?.end()
      replace("", text)
    }
    unfinished = composer?.unfinished.last
  }

  /// Types the letter that a press of a key with several letters means.
  ///
  /// A repeated press puts the text back to what it was before the first one: the letter may have become a part of the
  /// character before it, or have finished that.
  func pressShared(_ group: [Character], _ letters: KeyboardLetters) {
    let composer = composer(letters)
    if let typed = taps.typed, typed.characterBefore != characterBefore() { taps.end() }
    let (text, replaces) = taps.press(group, isShifted: isShifted, at: stage?.now ?? .zero)
    let typed = replaces ? taps.typed : nil
    let base = typed?.base ?? MultiTap.Base(unfinished: composer?.unfinished ?? "", keys: composer?.keys ?? [])
    if typed != nil { composer?.resume(base.keys) }
    let composed = text.first.flatMap { composer?.press($0) }
    if composed == nil { composer?.end() }
    let result = composed ?? base.unfinished + text
    replace(typed?.text ?? base.unfinished, result)
    taps.typed = MultiTap.Typed(base: base, text: result, characterBefore: characterBefore())
    unfinished = characterBefore()
  }

  /// Shows that the letter of a shared key stays, once the next press begins another one. A syllable is continued.
  func fixLetter(_ letters: KeyboardLetters) async {
    guard taps.time != nil, (try? await Task.sleep(for: MultiTap.pause)) != nil else { return }
    unfinished = composer(letters)?.unfinished.last
  }

  /// Deletes the latest letter: of a composed character only that one.
  func delete(_ letters: KeyboardLetters) {
    let composer = composer(letters)
    let before = composer?.unfinished ?? ""
    if let rest = composer?.delete() { replace(before, rest) } else { act(.delete) }
    unfinished = composer?.unfinished.last
  }
}
