import Graphics

/// Where the focus is, and what knob and keys do there.
///
/// A turn moves the focus; a press begins to edit what has it; then a turn changes the value, a press goes on to the
/// next part or out, and a long press brings the old value back.
final class FocusEngine {
  unowned var stage: Stage!

  private(set) weak var current: FocusBox?
  private(set) var isVisible = false
  private(set) var isEditing = false
  private var part = 0
  private var knobPress: Duration?
  private var isLongPress = false
  private var heldKey: (key: Key, hold: Hold)?
  private var lastTurn: Duration?

  /// A knob pressed for this long reverts.
  static let longPress = Duration.milliseconds(500)
  /// A turn faster than this per detent counts five times while editing.
  static let fastDetent = Duration.milliseconds(40)
  static let fastFactor = 5
  /// After a pause this long the first turn is a slow one.
  static let turnPause = Duration.milliseconds(250)

  var deadline: Duration? {
    let press = isLongPress ? nil : knobPress.map { $0 + Self.longPress }
    return [press, heldKey?.hold.deadline].compactMap { $0 }.min()
  }

  // MARK: Moving

  /// The places that the focus can be, in reading order.
  private var targets: [FocusBox] {
    var found: [FocusBox] = []
    func search(_ box: Box) {
      if let target = box as? FocusBox, target.isEnabled { found.append(target) }
      for child in box.children { search(child) }
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
      endHeldKey()
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

  func layoutChanged() {}

  private func publish() {
    current?.status = FocusStatus(isVisible: isVisible, isEditing: isEditing, part: part)
  }

  // MARK: Knob

  func turn(by detents: Int) {
    let quick = lastTurn.map { stage.now - $0 < Self.turnPause } ?? false
    let spacing = (stage.now - (lastTurn ?? stage.now)) / max(1, abs(detents))
    lastTurn = stage.now
    guard isEditing, let current else { return move(by: detents) }
    let isFast = quick && spacing < Self.fastDetent
    isVisible = true
    publish()
    _ = current.target.adjust(part, detents * (isFast ? Self.fastFactor : 1))
  }

  func handleKnobPress(isDown: Bool) {
    if isDown {
      if knobPress != nil { return }
      knobPress = stage.now
      isLongPress = false
      if current == nil { return move(by: 1) }
      isVisible = true
      publish()
      current?.target.press?(true)
      return
    }
    guard knobPress != nil else { return }
    knobPress = nil
    if isLongPress { return }
    if let press = current?.target.press { return press(false) }
    enterOrAdvance()
  }

  private func enterOrAdvance() {
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
    isVisible = true
    publish()
  }

  private func revert() {
    guard isEditing else { return }
    current?.target.revert()
    isEditing = false
    part = 0
    publish()
  }

  // MARK: Keys

  func handleKey(_ key: Key, isDown: Bool, modifiers: KeyModifiers) {
    guard isDown else { return keyUp(key) }
    if heldKey?.key == key { return }
    switch key {
    case .tab: moveByKey(modifiers.contains(.shift) ? -1 : 1)
    case .escape: revert()
    default: keyOnCurrent(key)
    }
  }

  /// Tab visits each part of a control before it goes on to the next.
  private func moveByKey(_ places: Int) {
    if let current, isVisible, current.target.isEdited, (0..<current.target.parts).contains(part + places) {
      part += places
      return publish()
    }
    move(by: places)
    if places < 0, let current { part = max(0, current.target.parts - 1) }
    publish()
  }

  private func keyOnCurrent(_ key: Key) {
    guard let current else { return key == .enter || key == .space ? () : move(by: 1) }
    isVisible = true
    publish()
    let target = current.target
    if let press = target.press {
      switch key {
      case .enter, .space:
        heldKey = (key, Hold(rhythm: Rhythm(repeats: false)))
        press(true)
      case .up, .left: move(by: -1)
      case .down, .right: move(by: 1)
      default: break
      }
      return
    }
    switch key {
    case .up, .right, .down, .left, .pageUp, .pageDown: hold(key)
    case .home: target.moveToEnd(part, false)
    case .end: target.moveToEnd(part, true)
    case .enter, .space: enterOrAdvance()
    default: break
    }
  }

  private func hold(_ key: Key) {
    guard let current else { return }
    var hold = Hold(rhythm: current.target.rhythm)
    adjust(by: hold.press(at: stage.now), key, &hold)
    heldKey = (key, hold)
  }

  private func adjust(by times: Int, _ key: Key, _ hold: inout Hold) {
    guard let target = current?.target else { return }
    let stops =
      switch key {
      case .up, .right: 1
      case .down, .left: -1
      case .pageUp: target.largeStep
      default: -target.largeStep
      }
    for _ in 0..<times where !target.adjust(part, stops) { return hold.stop() }
  }

  private func keyUp(_ key: Key) {
    guard heldKey?.key == key else { return }
    heldKey = nil
    current?.target.press?(false)
  }

  private func endHeldKey() { heldKey = nil }

  // MARK: Time

  func advance(to time: Duration) {
    if let knobPress, !isLongPress, time >= knobPress + Self.longPress {
      isLongPress = true
      revert()
    }
    guard var held = heldKey, let due = held.hold.deadline, due <= time else { return }
    let times = held.hold.advance(to: time)
    adjust(by: times, held.key, &held.hold)
    if heldKey != nil { heldKey = held }
  }

  func cancelAll() {
    heldKey = nil
    knobPress = nil
    revert()
  }
}
