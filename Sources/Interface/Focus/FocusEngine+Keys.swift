/// What keys do: Tab moves the focus, arrows change the value or move on, Enter and Space press.
extension FocusEngine {
  func handleKey(_ key: Key, isDown: Bool, modifiers: KeyModifiers) {
    guard isDown else { return keyUp(key) }
    if heldKey?.key == key { return }
    switch key {
    case .tab: moveByKey(modifiers.contains(.shift) ? -1 : 1)
    case .escape:
      press(.cancelled)
      revert()
    default: keyOnCurrent(key)
    }
  }

  func advanceKeys(to time: Duration) {
    guard var held = heldKey, let due = held.hold.deadline, due <= time else { return }
    let times = held.hold.advance(to: time)
    adjust(by: times, held.key, &held.hold)
    if heldKey != nil { heldKey = held }
  }

  /// Tab visits each part of a control before it goes on to the next.
  private func moveByKey(_ places: Int) {
    if let current, isVisible, current.target.isEdited, (0..<current.target.parts).contains(part + places) {
      part += places
      heldKey = nil
      return publish()
    }
    isEditing = false
    move(by: places)
    part = places < 0 ? max(0, (current?.target.parts ?? 1) - 1) : 0
    publish()
  }

  private func keyOnCurrent(_ key: Key) {
    guard let target = current?.target else { return key == .enter || key == .space ? () : move(by: 1) }
    let wasVisible = isVisible
    show()
    if target.isEdited {
      keyOnEdited(target, key)
    } else if wasVisible || (key != .enter && key != .space) {
      keyOnPressed(key)
    }
  }

  private func keyOnPressed(_ key: Key) {
    switch key {
    case .enter, .space:
      heldKey = (key, Hold(rhythm: Rhythm(repeats: false)))
      press(.down)
    case .up, .left: move(by: -1)
    case .down, .right: move(by: 1)
    default: break
    }
  }

  private func keyOnEdited(_ target: FocusTarget, _ key: Key) {
    switch key {
    case .up, .right, .down, .left, .pageUp, .pageDown:
      var hold = Hold(rhythm: target.rhythm)
      adjust(by: hold.press(at: stage.now), key, &hold)
      heldKey = (key, hold)
    case .home: target.moveToEnd(part, false)
    case .end: target.moveToEnd(part, true)
    case .enter, .space: enterOrAdvance()
    default: break
    }
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
    press(.up)
  }
}
