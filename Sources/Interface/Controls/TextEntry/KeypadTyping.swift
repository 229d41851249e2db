import Runtime
import Values

/// Types with keys that compose a character, and with keys that several letters share.
struct KeypadTyping: DynamicProperty {
  @State private var taps = MultiTap()
  /// The character before the caret, while the next key may change it.
  @State private var latest: Character?

  /// The character before the caret, while the next key may change it; `nil` if none is unfinished.
  var unfinished: Character? { latest }
  /// The time of the latest press of a shared key; `nil` after any other key.
  var tapTime: Duration? { taps.time }

  /// Begins a new letter with the next press of a shared key.
  func endTaps() { taps.end() }

  /// Types a text, or composes its letter with the previous one.
  func type(_ text: String, _ composer: KeyComposer?, into target: KeypadTarget) {
    let composer = target.current(composer)
    let before = composer?.unfinished ?? ""
    if text.count == 1, let letter = text.first, let composed = composer?.press(letter) {
      target.replace(before, composed)
    } else {
      composer?.end()
      target.replace("", text)
    }
    latest = composer?.unfinished.last
  }

  /// Types the letter that a press of a shared key selects.
  ///
  /// A repeated press first restores the text from before the first press: the first letter may have become a part of
  /// the character before it, or may have ended that character.
  func pressShared(
    _ group: [Character], isShifted: Bool, at time: Duration, _ composer: KeyComposer?, into target: KeypadTarget
  ) {
    let composer = target.current(composer)
    if let typed = taps.typed, typed.characterBefore != target.characterBefore() { taps.end() }
    let (text, replaces) = taps.press(group, isShifted: isShifted, at: time)
    let typed = replaces ? taps.typed : nil
    let base = typed?.base ?? MultiTap.Base(unfinished: composer?.unfinished ?? "", keys: composer?.keys ?? [])
    if typed != nil { composer?.resume(base.keys) }
    let composed = text.first.flatMap { composer?.press($0) }
    if composed == nil { composer?.end() }
    let result = composed ?? base.unfinished + text
    target.replace(typed?.text ?? base.unfinished, result)
    taps.typed = MultiTap.Typed(base: base, text: result, characterBefore: target.characterBefore())
    latest = target.characterBefore()
  }

  /// Shows that the letter of a shared key is final, after the pause from which the next press begins another letter. A
  /// syllable stays unfinished.
  func fixLetter(_ composer: () -> KeyComposer?) async {
    guard taps.time != nil, (try? await Task.sleep(for: MultiTap.pause)) != nil else { return }
    latest = composer()?.unfinished.last
  }

  /// Deletes the latest letter; of a composed character only its latest part.
  func delete(_ composer: KeyComposer?, in target: KeypadTarget) {
    let composer = target.current(composer)
    let before = composer?.unfinished ?? ""
    if let rest = composer?.delete() { target.replace(before, rest) } else { target.act(.delete) }
    latest = composer?.unfinished.last
  }

  /// Ends the composition of a character, for a key that types none.
  func finish(_ composer: KeyComposer?) {
    composer?.end()
    latest = nil
  }
}
