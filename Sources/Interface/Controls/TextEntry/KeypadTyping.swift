import Runtime
import Values

/// Typing by keys that compose a character, or that share one key with others.
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

  /// Types a text, or composes its letter with the one before.
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

  /// Types the letter that a press of a key with several letters means.
  ///
  /// A repeated press puts the text back to what it was before the first one: the letter may have become a part of the
  /// character before it, or have finished that.
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

  /// Shows that the letter of a shared key stays, once the next press begins another one. A syllable is continued.
  func fixLetter(_ composer: () -> KeyComposer?) async {
    guard taps.time != nil, (try? await Task.sleep(for: MultiTap.pause)) != nil else { return }
    latest = composer()?.unfinished.last
  }

  /// Deletes the latest letter: of a composed character only that one.
  func delete(_ composer: KeyComposer?, in target: KeypadTarget) {
    let composer = target.current(composer)
    let before = composer?.unfinished ?? ""
    if let rest = composer?.delete() { target.replace(before, rest) } else { target.act(.delete) }
    latest = composer?.unfinished.last
  }

  /// Finishes what is being composed, for a key that types no character.
  func finish(_ composer: KeyComposer?) {
    composer?.end()
    latest = nil
  }
}
