import Graphics

/// Where the focus is, and what knob and keys do there.
///
/// A turn moves the focus; a press begins to edit what has it; then a turn changes the value, a press goes on to the
/// next part or out, and a long press brings the old value back.
final class FocusEngine {
  unowned var stage: Stage!

  private(set) weak var current: FocusBox?
  var isVisible = false
  var isEditing = false
  /// The part of the control that keys and knob change.
  var part = 0
  /// When the knob's button went down, while it is.
  var knobPress: Duration?
  var isLongPress = false
  /// The key that repeats, or that presses a control, while it is down.
  var heldKey: (key: Key, hold: Hold)?
  var lastTurn: Duration?
  /// Whether a key or the knob's button presses a control that acts at once.
  var isPressing = false

  var deadline: Duration? {
    let press = isEditing && !isLongPress ? knobPress.map { $0 + Self.longPress } : nil
    return [press, heldKey?.hold.deadline].compactMap { $0 }.min()
  }

  /// Lets time pass: held keys repeat, and a long press of the knob brings the old value back.
  func advance(to time: Duration) {
    advanceKnob(to: time)
    advanceKeys(to: time)
  }

  /// Ends whatever is in progress without effect.
  func cancelAll() {
    cancelPresses()
    revert()
  }
}

// MARK: - Moving

extension FocusEngine {
  /// The places that the focus can be, in reading order.
  private var targets: [FocusBox] {
    var found: [FocusBox] = []
    func search(_ box: Box) {
      if let target = box as? FocusBox, target.isEnabled { found.append(target) }
      for child in box.shownChildren { search(child) }
    }
    search(stage.rootBox)
    return found
  }

  /// Moves the focus by a number of places, round and round; shows where it is.
  func move(by places: Int) {
    let targets = targets
    guard !targets.isEmpty else { return }
    let index = current.flatMap { current in targets.firstIndex { $0 === current } }
    let next = index.map { $0 + places } ?? (places > 0 ? places - 1 : places)
    set(targets[(next % targets.count + targets.count) % targets.count], visible: true)
  }

  /// Puts the focus on a control.
  func set(_ box: FocusBox?, visible: Bool) {
    if box !== current {
      cancelPresses()
      isEditing = false
      part = 0
      let before = current
      current = box
      before?.status = FocusStatus()
    }
    isVisible = visible
    publish()
  }

  /// A finger came down on a view: its control has the focus from now on, without a ring.
  func touched(_ path: [Box]) {
    if let target = path.lazy.compactMap({ $0 as? FocusBox }).first(where: \.isEnabled) {
      set(target, visible: false)
    } else if isVisible {
      set(current, visible: false)
    }
  }

  /// A control was disabled or taken away.
  func availabilityChanged(of box: FocusBox) {
    if box === current, !box.isEnabled || !box.isOnStage { set(nil, visible: false) }
  }

  /// Shows the focus where it is.
  func show() {
    isVisible = true
    publish()
  }

  func publish() {
    current?.status = FocusStatus(hasFocus: true, isVisible: isVisible, isEditing: isEditing, part: part)
  }
}

// MARK: - Editing and pressing

extension FocusEngine {
  /// Begins to edit, goes on to the next part, or ends.
  func enterOrAdvance() {
    guard let current, current.target.isEdited else { return }
    if !isEditing {
      isEditing = true
      part = 0
      current.target.beginEditing()
    } else if part + 1 < current.target.parts {
      part += 1
    } else {
      isEditing = false
      part = 0
    }
    show()
  }

  /// Brings back the value from before editing.
  func revert() {
    guard isEditing else { return }
    current?.target.revert()
    isEditing = false
    part = 0
    publish()
  }

  /// Presses the control, or lets it go; does nothing to one that is edited.
  func press(_ press: FocusPress) {
    guard isPressing != (press == .down), let action = current?.target.press else { return }
    isPressing = press == .down
    action(press)
  }

  /// Whatever is down has no effect any more, however it comes up.
  private func cancelPresses() {
    press(.cancelled)
    isPressing = false
    heldKey = nil
    knobPress = nil
  }
}
