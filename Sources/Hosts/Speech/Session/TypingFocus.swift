import Runtime

/// Where the person's keys go: to what has the focus, to the field that is typed into, and from the keyboard on the screen.
struct TypingFocus {
  /// What had the focus when it was looked at last.
  weak var focus: FocusBehavior?
  /// The field that typed characters go to; `nil` while none is open.
  var field: SpeechStop.ID?
  /// Whether a keyboard was on the screen when the panel was looked at last.
  private var hasKeypad = false

  /// Takes in whether a keyboard is on the screen. Returns whether one has gone, which ends the typing.
  mutating func noteKeypad(isThere: Bool) -> Bool {
    defer { hasKeypad = isThere }
    let hasGone = hasKeypad && !isThere
    if hasGone { field = nil }
    return hasGone
  }

  /// The person has come to a stop, and leaves the field unless this is one of the keys for it.
  mutating func come(to stop: SpeechStop) {
    if field != nil, field != stop.id, !stop.element.traits.contains(.isKeyboardKey) { field = nil }
  }
}
