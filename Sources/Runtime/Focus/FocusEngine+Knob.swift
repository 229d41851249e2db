/// What the knob does: it moves the focus, or changes what is edited.
extension FocusEngine {
  /// A knob pressed for this long brings the old value back.
  package static let longPress = Duration.milliseconds(500)
  /// A turn faster than this per detent counts ``fastFactor`` times while editing.
  package static let fastDetent = Duration.milliseconds(40)
  package static let fastFactor = 5
  /// After a pause this long the first turn is a slow one, and the knob has come to rest.
  package static let turnPause = Duration.milliseconds(250)

  package var knobDeadline: Duration? {
    guard let since = knob.since, !knob.isLong, !knob.hasTurned, isEditing || hasLongPress || !host.modalLayers.isEmpty
    else { return nil }
    return since + Self.longPress
  }

  /// Whether turns change the value without a press to begin with: as asked for, or where there is nothing else that
  /// the knob could do.
  package var isDirect: Bool {
    guard let target, target.isEdited, let current else { return false }
    if let mode = current.rotaryMode { return mode == .direct }
    return target.isRotary && targets.count == 1
  }

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
    let hasChanged: Bool
    if knob.hasTurned, let fine = target.adjustFinely {
      hasChanged = fine(detents)
    } else {
      hasChanged = target.adjust(part, detents * (knob.hasTurned ? target.largeStep : factor))
    }
    cueEnd(hasChanged ? 0 : detents.signum())
    if let action = target.onRest { rest = (host.now + Self.turnPause, action) }
  }

  /// How many stops a detent counts: more when the knob is spun, but not at once after a pause or a change of direction.
  private func speedFactor(of detents: Int) -> Int {
    let last = knob.lastTurn
    knob.lastTurn = (host.now, detents > 0)
    guard let last, last.isForward == (detents > 0) else { return 1 }
    let pause = host.now - last.time
    return pause < Self.turnPause && pause / max(1, abs(detents)) < Self.fastDetent ? Self.fastFactor : 1
  }

  /// Says once that there is no further.
  private func cueEnd(_ end: Int) {
    if end != 0 && end != knob.end { host.playStop() }
    knob.end = end
  }

  package func handleKnobPress(isDown: Bool) {
    usesKeys = true
    isDown ? knobDown() : knobUp()
  }

  private func knobDown() {
    if knob.since != nil { return }
    // Nothing has the focus: the press only shows where it is.
    knob.onlyShows = false
    guard let current, let target else {
      move(by: 1)
      // Held for long, it still leaves what lies above the panel.
      if !host.modalLayers.isEmpty {
        (knob.since, knob.isLong, knob.hasTurned, knob.onlyShows) = (host.now, false, false, true)
      }
      return
    }
    // A press acts on what is seen to have the focus: after a touch it only shows which button that is.
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

  private var hasLongPress: Bool {
    chain.contains { if case .rotaryLongPress? = ($0.behavior as? CommandBehavior)?.command { true } else { false } }
  }

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
