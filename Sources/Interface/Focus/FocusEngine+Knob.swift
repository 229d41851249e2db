/// What the knob does: it moves the focus, or changes what is edited.
extension FocusEngine {
  /// A knob pressed for this long brings the old value back.
  static let longPress = Duration.milliseconds(500)
  /// A turn faster than this per detent counts ``fastFactor`` times while editing.
  static let fastDetent = Duration.milliseconds(40)
  static let fastFactor = 5
  /// After a pause this long the first turn is a slow one.
  static let turnPause = Duration.milliseconds(250)

  func turn(by detents: Int) {
    let pause = lastTurn.map { stage.now - $0 } ?? Self.turnPause
    lastTurn = stage.now
    guard isEditing, let current else { return move(by: detents) }
    let isFast = pause < Self.turnPause && pause / max(1, abs(detents)) < Self.fastDetent
    show()
    _ = current.target.adjust(part, detents * (isFast ? Self.fastFactor : 1))
  }

  func handleKnobPress(isDown: Bool) {
    isDown ? knobDown() : knobUp()
  }

  private func knobDown() {
    if knobPress != nil { return }
    // Nothing has the focus: the press only shows where it is.
    guard let current else { return move(by: 1) }
    // A press acts on what is seen to have the focus: after a touch it only shows which button that is.
    if !isVisible && !current.target.isEdited { return show() }
    knobPress = stage.now
    isLongPress = false
    show()
    press(.down)
  }

  private func knobUp() {
    guard knobPress != nil else { return }
    knobPress = nil
    if isLongPress { return }
    press(.up)
    enterOrAdvance()
  }

  func advanceKnob(to time: Duration) {
    guard let knobPress, isEditing, !isLongPress, time >= knobPress + Self.longPress else { return }
    isLongPress = true
    revert()
  }
}
