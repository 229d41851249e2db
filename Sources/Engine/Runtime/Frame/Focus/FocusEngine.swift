import Graphics

/// Keeps the focus, and handles knob and keys.
///
/// A turn of the knob moves the focus. A press begins to edit the focused value; then a turn changes it, a press moves
/// to the next part or ends the editing, and a long press restores the old value.
package final class FocusEngine {
  /// The stage whose focus this is.
  package unowned var host: (any FocusHost)!

  /// The view that has the focus.
  package private(set) weak var current: FocusBehavior?
  /// Whether the focus is shown by a ring.
  package var isVisible = false
  /// Whether turns of the knob change the focused value.
  package var isEditing = false
  /// The index of the part of the control that keys and knob change.
  package var part = 0
  /// Whether the last input came from a knob or a key, not a touch, and when a key or the button of the knob was last pressed
  /// or released.
  private var keyUse: (isLatest: Bool, time: Duration?) = (false, nil)
  /// The state of the knob.
  package var knob = KnobUse()
  /// The key that is held down, and what it repeats.
  package var heldKey: HeldKey?
  /// The control that is pressed by a key or the knob.
  package weak var pressed: FocusBehavior?
  /// The repetition of the pressed control.
  package var pressHold: Hold?
  /// The action to run once the knob is at rest, and when.
  package var rest: (due: Duration, action: () -> Void)?
  /// The focus bindings of the views around the focus.
  package var bound: [FocusBindingBehavior] = []
  /// The views in reading order when the focus last moved, to find a neighbour of a view that is removed.
  package var order: [WeakFocus] = []
  /// The index of the focused view in ``order``.
  package var placeInOrder = 0
  /// The views that had the focus of a layer when another layer covered it, the latest last.
  package var layers: [(layer: Weak<LayoutNode>, focus: WeakFocus)] = []

  /// A weak reference to a view that can have the focus.
  package typealias WeakFocus = Weak<FocusBehavior>
  /// A weak reference, for collections of objects that may be released.
  package struct Weak<Object: AnyObject> { weak var object: Object? }

  /// Whether the last input came from a knob or a key, not a touch. The focus is visible then.
  package var usesKeys: Bool {
    get { keyUse.isLatest }
    set { keyUse.isLatest = newValue }
  }
  /// Whether a key or the button of the knob is pressed or released in this wake.
  var isKeyInUse: Bool { usesKeys && keyUse.time == host.now }

  /// Notes that a key or the button of the knob is pressed or released.
  func noteKeyUse() { keyUse.time = host.now }

  /// The time of the next call of ``advance(to:)``; `nil` if nothing is pending.
  package var deadline: Duration? {
    [knobDeadline, heldKey?.hold.deadline, pressHold?.deadline, rest?.due].compactMap { $0 }.min()
  }

  /// Advances to a time: held keys repeat, and a long press of the knob is recognised.
  package func advance(to time: Duration) {
    advanceKnob(to: time)
    advanceKeys(to: time)
    advancePress(to: time)
    if let rest, rest.due <= time {
      self.rest = nil
      rest.action()
    }
  }

  /// Cancels presses and editing.
  package func cancelAll() {
    cancelPresses()
    heldKey = nil
    revert()
  }

  /// Moves the focus to a view, or removes it.
  ///
  /// - Parameter visible: whether the ring is shown, and the view is scrolled into view.
  package func set(_ layoutNode: FocusBehavior?, visible: Bool) {
    var ringLine: Rect?
    if layoutNode !== current {
      if visible, let current, current.status.isVisible, current.showsRing { ringLine = current.shownRingLine }
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
    if let ringLine { layoutNode?.ringComes(from: ringLine) }
    if visible { layoutNode?.layoutNode.reveal() }
  }

  /// Notes a touch: the touched control receives the focus, without a ring.
  package func touched(_ path: [LayoutNode]) {
    usesKeys = false
    // A touch on keys that are drawn types into the focused field.
    let keepsFocusOnTouch = path.contains { ($0.behavior as? FocusLayerBehavior)?.keepsFocusOnTouch ?? false }
    guard !keepsFocusOnTouch, path.contains(where: { $0 === scope }) else { return }
    if let target = path.lazy.compactMap({ $0.behavior as? FocusBehavior }).first(where: {
      $0.isEnabled && !$0.isStandIn
    }) {
      set(target, visible: false)
    } else if isVisible {
      set(current, visible: false)
    }
  }

  /// Removes the focus from a view that was disabled or removed.
  package func availabilityChanged(of layoutNode: FocusBehavior) {
    if layoutNode.isEnabled && layoutNode.isOnStage { return }
    if layoutNode === pressed { press(.cancelled) }
    if layoutNode === current { set(nil, visible: false) }
  }

  /// Ends what keys and the knob hold on views that can no longer be reached, and takes the focus away from them.
  ///
  /// - Parameter isLost: returns whether the view of a layout node can no longer be reached.
  package func leave(where isLost: (LayoutNode) -> Bool) {
    if let pressed, isLost(pressed.layoutNode) { cancelPresses() }
    if let current, isLost(current.layoutNode) { set(nil, visible: false) }
  }

  /// Removes the focus from what is inside a layout node that is shown only until its removal transition is over.
  package func leave(_ departing: LayoutNode) {
    if let current, current.ancestry.contains(where: { $0 === departing }) { set(nil, visible: false) }
    host.afterUpdate(for: nil) { [weak self] in self?.layersChanged() }
  }

  /// Makes the focus visible.
  package func show() {
    isVisible = true
    publish()
  }

  /// Sets the status of the focused view.
  package func publish() {
    current?.status = FocusStatus(hasFocus: true, isVisible: isVisible, isEditing: isEditing, part: part)
  }
}

// MARK: - What the focus is on

extension FocusEngine {
  /// The control that keys and knob work: the focused control, or the nearest rotary control around or inside a focused
  /// view of the application.
  package var target: FocusTarget? {
    guard let current else { return nil }
    if !current.target.isPlain || current.target.type != nil { return current.target }
    return chain.lazy.compactMap { $0.behavior as? FocusBehavior }.first { $0.target.isRotary }?.target
      ?? current.target
  }

  /// The layout nodes to which events at the focus are offered, innermost first.
  package var chain: [LayoutNode] {
    guard let current else { return [] }
    var innermost = current.layoutNode
    while innermost.children.count == 1, let child = innermost.children.first,
      (child.behavior as? FocusBehavior)?.isStandIn != false
    {
      innermost = child
    }
    return innermost.ancestry
  }

  /// Calls the nearest command that the closure selects.
  ///
  /// - Returns: whether there is one.
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
  /// Begins to edit, moves to the next part, or ends the editing.
  package func enterOrAdvance() {
    guard let target, target.isEdited, !isDirect else { return }
    if !isEditing {
      isEditing = true
      part = 0
      target.editing.begin()
    } else if part + 1 < target.editing.parts {
      part += 1
    } else {
      endEditing()
    }
    show()
  }

  /// Restores the value from before editing.
  package func revert() {
    guard isEditing else { return }
    target?.editing.revert()
    endEditing()
    publish()
  }

  /// Ends the editing with the present value.
  package func endEditing() {
    isEditing = false
    part = 0
  }

  /// Presses or releases a control that acts when pressed. A control that is edited is left alone.
  package func press(_ press: FocusPress, _ layoutNode: FocusBehavior? = nil) {
    if press == .down {
      guard pressed == nil, let layoutNode, let action = layoutNode.target.press else { return }
      // The second of two quick presses was meant for the layer before this one.
      if let layer = host.modalLayers.last, layer.quietUntil > host.now { return }
      pressed = layoutNode
      host.playPress(of: layoutNode.layoutNode.node)
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

  /// Repeats the action of a held control.
  private func advancePress(to time: Duration) {
    guard let times = pressHold?.advance(to: time) else { return }
    for _ in 0..<times { press(.repeated) }
  }

  /// Cancels everything that is held down. A key has no effect any more until it has been released.
  private func cancelPresses() {
    press(.cancelled)
    heldKey?.end()
    knob.since = nil
  }
}
