import Graphics

/// Where the focus is, and what knob and keys do there.
///
/// A turn moves the focus; a press begins to edit what has it; then a turn changes the value, a press goes on to the
/// next part or out, and a long press brings the old value back.
package final class FocusEngine {
  /// The panel that the focus belongs to, which owns this engine.
  package unowned var host: (any FocusHost)!

  package private(set) weak var current: FocusBehavior?
  package var isVisible = false
  package var isEditing = false
  /// The part of the control that keys and knob change.
  package var part = 0
  /// Whether a knob or a key was used last, not a finger: then the focus shows wherever it goes.
  package var usesKeys = false
  package var knob = KnobUse()
  /// The key that is down and may repeat.
  package var heldKey: HeldKey?
  /// The control that a key or the knob's button presses, and how it repeats.
  package weak var pressed: FocusBehavior?
  package var pressHold: Hold?
  /// What to do once the knob has come to rest.
  package var rest: (due: Duration, action: () -> Void)?
  /// Whose focus states say that the focus is there.
  package var bound: [FocusBindingBehavior] = []
  /// The places in reading order when the focus last moved, for when the one that has it goes.
  package var order: [WeakFocus] = []
  package var placeInOrder = 0
  /// Where the focus was in the layers below the one on top.
  package var layers: [(layer: Weak<LayoutNode>, focus: WeakFocus)] = []

  package typealias WeakFocus = Weak<FocusBehavior>
  package struct Weak<Object: AnyObject> { weak var object: Object? }

  package var deadline: Duration? {
    [knobDeadline, heldKey?.hold.deadline, pressHold?.deadline, rest?.due].compactMap { $0 }.min()
  }

  /// Lets time pass: held keys repeat, and a long press of the knob brings the old value back.
  package func advance(to time: Duration) {
    advanceKnob(to: time)
    advanceKeys(to: time)
    advancePress(to: time)
    if let rest, rest.due <= time {
      self.rest = nil
      rest.action()
    }
  }

  /// Ends whatever is in progress without effect.
  package func cancelAll() {
    cancelPresses()
    revert()
  }

  /// Puts the focus on a control.
  package func set(_ layoutNode: FocusBehavior?, visible: Bool) {
    if layoutNode !== current {
      cancelPresses()
      endEditing()
      let before = current
      current = layoutNode
      before?.status = FocusStatus()
      if let layoutNode { remember(layoutNode) }
      bindingsChanged()
    }
    isVisible = visible
    publish()
    if visible { layoutNode?.layoutNode.reveal() }
  }

  /// A finger came down on a view: its control has the focus from now on, without a ring.
  package func touched(_ path: [LayoutNode]) {
    usesKeys = false
    // The keypad types into what has the focus.
    let isKeypad = path.contains { ($0.behavior as? FocusLayerBehavior)?.isKeypad ?? false }
    guard !isKeypad, path.contains(where: { $0 === scope }) else { return }
    if let target = path.lazy.compactMap({ $0.behavior as? FocusBehavior }).first(where: {
      $0.isEnabled && !$0.isStandIn
    }) {
      set(target, visible: false)
    } else if isVisible {
      set(current, visible: false)
    }
  }

  /// A control was disabled or taken away.
  package func availabilityChanged(of layoutNode: FocusBehavior) {
    if layoutNode.isEnabled && layoutNode.isOnStage { return }
    if layoutNode === pressed { press(.cancelled) }
    if layoutNode === current { set(nil, visible: false) }
  }

  /// Shows the focus where it is.
  package func show() {
    isVisible = true
    publish()
  }

  package func publish() {
    current?.status = FocusStatus(hasFocus: true, isVisible: isVisible, isEditing: isEditing, part: part)
  }
}

// MARK: - What the focus is on

extension FocusEngine {
  /// The control that knob and keys change: the one that has the focus or, where that is a view of the application's,
  /// the rotary one around or inside it.
  package var target: FocusTarget? {
    guard let current else { return nil }
    if !current.target.isPlain || current.target.type != nil { return current.target }
    return chain.lazy.compactMap { $0.behavior as? FocusBehavior }.first { $0.target.isRotary }?.target
      ?? current.target
  }

  /// Who hears of what happens at the focus, innermost first.
  package var chain: [LayoutNode] {
    guard let current else { return [] }
    var inner: [LayoutNode] = []
    var layoutNode = current.layoutNode
    while layoutNode.children.count == 1, let child = layoutNode.children.first,
      (child.behavior as? FocusBehavior)?.isStandIn != false
    {
      inner.append(child)
      layoutNode = child
    }
    return inner.reversed() + current.ancestry
  }

  /// Calls the nearest of the commands that fit; says whether there is one.
  package func command(_ action: (FocusCommand) -> (() -> Void)?) -> Bool {
    for case let layoutNode as CommandBehavior in chain.lazy.map(\.behavior) {
      if let action = action(layoutNode.command) {
        action()
        return true
      }
    }
    return false
  }
}

// MARK: - Editing and pressing

extension FocusEngine {
  /// Begins to edit, goes on to the next part, or ends.
  package func enterOrAdvance() {
    guard let target, target.isEdited, !isDirect else { return }
    if !isEditing {
      isEditing = true
      part = 0
      target.beginEditing()
    } else if part + 1 < target.parts {
      part += 1
    } else {
      endEditing()
    }
    show()
  }

  /// Brings back the value from before editing.
  package func revert() {
    guard isEditing else { return }
    target?.revert()
    endEditing()
    publish()
  }

  package func endEditing() {
    isEditing = false
    part = 0
  }

  /// Presses a control, or lets the one go that is pressed; does nothing to one that is edited.
  package func press(_ press: FocusPress, _ layoutNode: FocusBehavior? = nil) {
    if press == .down {
      guard pressed == nil, let layoutNode, let action = layoutNode.target.press else { return }
      pressed = layoutNode
      if layoutNode.target.repeatsPress {
        var hold = Hold(rhythm: layoutNode.target.rhythm)
        _ = hold.press(at: host.now)
        pressHold = hold
      }
      return action(.down)
    }
    guard let layoutNode = pressed else { return }
    if press != .repeated {
      pressed = nil
      pressHold = nil
    }
    layoutNode.target.press?(press)
  }

  private func advancePress(to time: Duration) {
    guard let times = pressHold?.advance(to: time) else { return }
    for _ in 0..<times { press(.repeated) }
  }

  /// Whatever is down has no effect any more, however it comes up.
  private func cancelPresses() {
    press(.cancelled)
    heldKey = nil
    knob.since = nil
  }
}
