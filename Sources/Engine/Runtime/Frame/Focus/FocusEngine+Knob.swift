/// The knob: it moves the focus, or changes the value that is being edited.
extension FocusEngine {
  /// The time after which a press of the knob restores the old value.
  package static let longPress = Duration.milliseconds(500)
  /// The time per detent below which a turn counts ``fastFactor`` times while editing.
  package static let fastDetent = Duration.milliseconds(40)
  /// The factor of a fast turn.
  package static let fastFactor = 5
  /// The pause after which a turn counts as slow again, and after which the knob is at rest.
  package static let turnPause = Duration.milliseconds(250)

  /// The time at which the press of the knob becomes a long press; `nil` if the knob is not pressed or a long press has
  /// no effect.
  package var knobDeadline: Duration? {
    guard let since = knob.since, !knob.isLong, !knob.hasTurned, isEditing || hasLongPress || !host.modalLayers.isEmpty
    else { return nil }
    return since + Self.longPress
  }

  /// Whether turns change the value without a press beforehand: if the view requests it, or if no other view can have
  /// the focus.
  package var isDirect: Bool {
    guard let target, target.isEdited, let current else { return false }
    if let mode = current.rotaryMode { return mode == .direct }
    return target.isRotary && targets.count == 1
  }

  /// Handles a turn of the knob by a number of detents; clockwise is positive.
  package func turn(by detents: Int) {
    usesKeys = true
    let factor = speedFactor(of: detents)
    if current == nil, case let all = targets, all.count == 1 {
      set(all[0], visible: true)
      if !isDirect { return }
    }
    guard let target, target.isEdited, isEditing || isDirect else { return move(by: detents) }
    show()
    knob.hasTurned = knob.since != nil
    let hasChanged = target.editing.turn(part, by: detents, isHeld: knob.hasTurned, factor: factor)
    cueEnd(hasChanged ? 0 : detents.signum())
    if let action = target.editing.onRest { rest = (host.now + Self.turnPause, action) }
  }

  /// Returns the number of stops per detent: more when the knob is turned fast, but not directly after a pause or a
  /// change of direction.
  private func speedFactor(of detents: Int) -> Int {
    let last = knob.lastTurn
    knob.lastTurn = (host.now, detents > 0)
    guard let last, last.isForward == (detents > 0) else { return 1 }
    let pause = host.now - last.time
    return pause < Self.turnPause && pause / max(1, abs(detents)) < Self.fastDetent ? Self.fastFactor : 1
  }

  /// Plays a feedback once when the value reaches an end of its range.
  private func cueEnd(_ end: Int) {
    if end != 0 && end != knob.end { host.playStop() }
    knob.end = end
  }

  /// Handles the button of the knob.
  package func handleKnobPress(isDown: Bool) {
    usesKeys = true
    noteKeyUse()
    isDown ? knobDown() : knobUp()
  }

  private func knobDown() {
    if knob.since != nil { return }
    // No view has the focus: the press only shows where it goes.
    knob.onlyShows = false
    guard let current, let target else {
      move(by: 1)
      // A long press still dismisses a modal layer.
      if !host.modalLayers.isEmpty {
        (knob.since, knob.isLong, knob.hasTurned, knob.onlyShows) = (host.now, false, false, true)
      }
      return
    }
    // A press acts on a control whose focus is visible. After a touch, the press only makes the focus visible.
    if !isVisible && target.press != nil { return show() }
    knob.since = host.now
    (knob.isLong, knob.hasTurned) = (false, false)
    show()
    press(.down, current)
  }

  private func knobUp() {
    guard knob.since != nil else { return }
    knob.since = nil
    if knob.isLong || knob.onlyShows { return }
    if knob.hasTurned { return press(.cancelled) }
    press(.up)
    target?.enter?()
    enterOrAdvance()
    _ = command { if case .rotaryPress(let action) = $0 { action } else { nil } }
  }

  /// Whether a view around the focus has a command for a long press.
  private var hasLongPress: Bool {
    chain.contains { if case .rotaryLongPress? = ($0.behavior as? CommandBehavior)?.command { true } else { false } }
  }

  /// Performs a long press once its time has come: it restores the old value, or else dismisses a modal layer.
  package func advanceKnob(to time: Duration) {
    guard let due = knobDeadline, time >= due else { return }
    knob.isLong = true
    let wasEditing = isEditing
    revert()
    if command({ if case .rotaryLongPress(let action) = $0 { action } else { nil } }) { return press(.cancelled) }
    if wasEditing || host.modalLayers.isEmpty { return }
    press(.cancelled)
    leaveLayer()
  }
}
