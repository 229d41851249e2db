/// Keyboard input: Tab moves the focus, arrow keys change a value or move the focus, Enter and Space press.
///
/// A key is offered first to the handlers of the views around the focus, then to the control, then to the commands of
/// views, and moves the focus last. Shortcuts with Command, Control or Option precede all of these, other shortcuts
/// follow them.
extension FocusEngine {
  /// Handles a key that goes down or up. Repeated key-down events of a held key are ignored.
  package func handleKey(_ key: Key, isDown: Bool, modifiers: KeyModifiers) {
    noteKeyUse()
    guard isDown else { return keyUp(key, modifiers) }
    if heldKey?.key == key { return }
    usesKeys = true
    let press = KeyPress(phase: .down, of: key, modifiers)
    let isChord = !modifiers.isDisjoint(with: [.command, .control, .option])
    if isChord && pressShortcut(press, key) { return }
    if type(press) { return hold(key, modifiers, .typed) }
    if use(key, modifiers) { return }
    if !isChord, pressShortcut(press, key) { return }
    if key == .escape { leaveLayer() }
  }

  /// Repeats the effect of a held key.
  package func advanceKeys(to time: Duration) {
    guard var held = heldKey, let due = held.hold.deadline, due <= time else { return }
    let times = held.hold.advance(to: time)
    switch held.use {
    case .adjusts: adjust(by: times, held.key, &held.hold)
    case .presses: return times > 0 ? pressLong() : ()
    case .ended: break
    case .typed:
      let press = KeyPress(phase: .repeat, of: held.key, held.modifiers)
      for _ in 0..<times where !type(press) { held.hold.stop() }
    }
    if heldKey?.use == held.use { heldKey = held }
  }

  /// The command of a view around the focus for a key that is held down; `nil` if there is none.
  private var keyLongPress: (() -> Void)? {
    chain.firstMapped {
      if case .keyLongPress(let action)? = ($0.behavior as? CommandBehavior)?.command { action } else { nil }
    }
  }

  /// Performs the long press of a key in place of its short one.
  private func pressLong() {
    let action = keyLongPress
    press(.cancelled)
    heldKey?.end()
    action?()
  }

  /// Begins to hold a key.
  ///
  /// - Parameter rhythm: the rhythm of repetition; `nil` for that of the focused control.
  private func hold(_ key: Key, _ modifiers: KeyModifiers, _ use: HeldKey.Use, _ rhythm: Rhythm? = nil) {
    var hold = Hold(rhythm: rhythm ?? target?.rhythm ?? Rhythm())
    _ = hold.press(at: host.now)
    heldKey = HeldKey(key: key, modifiers: modifiers, use: use, hold: hold)
  }

  /// Handles a key that goes up.
  private func keyUp(_ key: Key, _ modifiers: KeyModifiers) {
    let held = heldKey
    if held?.key == key { heldKey = nil }
    if case .presses? = held?.use, held?.key == key { return press(.up) }
    _ = offer(KeyPress(phase: .up, of: key, modifiers))
  }

  // MARK: Views that handle keys

  /// Offers a key to the handlers of views, then to the text field that is being edited or the value that is typed.
  ///
  /// - Returns: whether one of them used it.
  private func type(_ press: KeyPress) -> Bool {
    offer(press) || ((target?.type ?? target?.editing.type)?(press) ?? false)
  }

  /// Offers a key to the handlers of views, innermost first.
  ///
  /// - Returns: whether one of them handled it.
  private func offer(_ press: KeyPress) -> Bool {
    if KeyHandlerBehavior.count == 0 { return false }
    for case let layoutNode as KeyHandlerBehavior in chain.lazy.map(\.behavior)
    where layoutNode.handle(press) == .handled { return true }
    return false
  }

  /// Presses the control with a matching keyboard shortcut.
  ///
  /// - Returns: whether there is one.
  private func pressShortcut(_ press: KeyPress, _ key: Key) -> Bool {
    guard let layoutNode = targets.first(where: { $0.target.shortcut?.matches(press.key, press.modifiers) ?? false })
    else {
      return false
    }
    hold(key, press.modifiers, .presses, Rhythm(repeats: false))
    self.press(.down, layoutNode)
    return true
  }

  // MARK: The focus and its control

  /// Performs the default effect of a key.
  ///
  /// - Returns: `false` if it has none here.
  private func use(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    switch key {
    case .tab:
      moveByKey(modifiers.contains(.shift) ? -1 : 1)
      return true
    case .escape:
      press(.cancelled)
      if !isEditing { return command { if case .exit(let action) = $0 { action } else { nil } } }
      revert()
      return true
    default: break
    }
    guard let target else {
      guard key.direction != nil else { return scroll(by: key, from: nil) }
      move(by: 1)
      return true
    }
    let wasVisible = isVisible
    if key.isNavigation { show() }
    if target.isEdited && useOnEdited(target, key, modifiers) { return true }
    return useOnOther(key, modifiers, wasVisible: wasVisible)
  }

  /// Moves the focus for Tab, which visits each part of a control before the next control.
  private func moveByKey(_ places: Int) {
    if let target, isVisible, target.isEdited, (0..<target.editing.parts).contains(part + places) {
      part += places
      heldKey = nil
      return publish()
    }
    isEditing = false
    move(by: places)
    part = places < 0 ? max(0, (self.target?.editing.parts ?? 1) - 1) : 0
    publish()
  }

  /// Handles a key at a control that is not being edited, or that does not use the key.
  private func useOnOther(_ key: Key, _ modifiers: KeyModifiers, wasVisible: Bool) -> Bool {
    if let direction = key.direction {
      if !command({ if case .move(let action) = $0 { { action(direction) } } else { nil } }) { move(direction) }
      return true
    }
    if scroll(by: key, from: current?.layoutNode) { return true }
    guard key == .enter || key == .space, current?.target.press != nil else { return false }
    // After a touch, the first key press only shows which button has the focus.
    guard wasVisible else { return true }
    hold(key, modifiers, .presses, keyLongPress == nil ? Rhythm(repeats: false) : Rhythm(delay: Self.longPress))
    press(.down, current)
    return true
  }

  /// Handles a key at a control with a value.
  ///
  /// - Returns: whether the control uses it.
  private func useOnEdited(_ target: FocusTarget, _ key: Key, _ modifiers: KeyModifiers) -> Bool {
    switch key {
    case .up, .right, .down, .left, .pageUp, .pageDown:
      var hold = Hold(rhythm: target.rhythm)
      adjust(by: hold.press(at: host.now), key, &hold)
      heldKey = HeldKey(key: key, modifiers: modifiers, use: .adjusts, hold: hold)
    case .home: target.editing.moveToEnd(part, false)
    case .end: target.editing.moveToEnd(part, true)
    case .enter, .space: if isDirect, let enter = target.enter { enter() } else { enterOrAdvance() }
    default: return false
    }
    return true
  }

  /// Changes the value for a key, a number of times. Repeating stops at the end of the range.
  private func adjust(by times: Int, _ key: Key, _ hold: inout Hold) {
    guard let target else { return }
    let stops = target.editing.stops(for: key, isRightToLeft: current?.isRightToLeft ?? false)
    for _ in 0..<times where !target.editing.adjust(part, stops) {
      host.playStop()
      return hold.stop()
    }
  }
}

extension Key {
  /// The direction of an arrow key; `nil` for other keys.
  package var direction: MoveCommandDirection? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }

  /// Whether the key concerns the focus rather than text.
  package var isNavigation: Bool {
    switch self {
    case .character, .function, .backspace, .delete: false
    default: true
    }
  }
}
