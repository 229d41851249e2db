import Runtime

/// The target of the person's typing: the focus, the field that keys type into, and whether the on-screen keyboard is
/// open.
struct TypingFocus {
  /// The focus at the last update.
  weak var focus: FocusBehavior?
  /// The field that typed characters go to; `nil` while none is open.
  var field: SpeechStop.ID?
  /// Whether the on-screen keyboard was open at the last update.
  private var hasKeypad = false

  /// Notes whether the on-screen keyboard is open. Returns whether it has been closed, which ends the typing.
  mutating func noteKeypad(isThere: Bool) -> Bool {
    defer { hasKeypad = isThere }
    let hasGone = hasKeypad && !isThere
    if hasGone { field = nil }
    return hasGone
  }

  /// Notes that the person has moved to a stop, which leaves the field unless the stop is one of its keys.
  mutating func come(to stop: SpeechStop) {
    if field != nil, field != stop.id, !stop.element.traits.contains(.isKeyboardKey) { field = nil }
  }
}
