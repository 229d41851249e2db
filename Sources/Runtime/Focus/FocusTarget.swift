/// What a control does for somebody who uses a knob or keys instead of a finger.
package struct FocusTarget {
  /// Presses a control that acts at once, such as a button. `nil` for a control that is edited instead.
  package var press: ((FocusPress) -> Void)?
  /// Whether a control that acts at once acts again and again while it is held.
  package var repeatsPress = false
  /// The keys that press the control wherever the focus is.
  package var shortcut: KeyboardShortcut?
  /// Whether the view is the application's own: neither pressed nor edited, but told of keys.
  package var isPlain = false
  /// Whether the knob is what the value is changed with.
  package var isRotary = false
  /// Takes a key that types or edits text; says whether it did.
  package var type: ((KeyPress) -> Bool)?
  /// Called when the knob is pressed on a control that is neither pressed nor edited by it, such as a text field.
  package var enter: (() -> Void)?
  /// How many parts are edited one after the other: two for a slider with two handles.
  package var parts = 1
  /// Moves a part by stops; says whether the value has changed.
  package var adjust: (_ part: Int, _ stops: Int) -> Bool = { _, _ in false }
  /// Moves the value by fractions of a stop while the knob is held down; says whether the value has changed. Without
  /// it, a turn of the knob that is held down moves by ``largeStep``.
  package var adjustFinely: ((_ detents: Int) -> Bool)?
  /// Called once the knob has come to rest.
  package var onRest: (() -> Void)?
  /// Whether the next value lies below the present one, as in a list: then Down goes on, and Up goes back.
  package var goesDown = false
  /// How many stops Page Up and Page Down move.
  package var largeStep = 10
  /// Moves a part to an end of its range.
  package var moveToEnd: (_ part: Int, _ isMaximum: Bool) -> Void = { _, _ in }
  /// Called when editing begins, so that the control can remember its value, and when it is to be brought back.
  package var beginEditing: () -> Void = {}
  /// Brings back the value from before editing.
  package var revert: () -> Void = {}
  /// How fast a held key repeats.
  package var rhythm = Rhythm()

  package init(
    press: ((FocusPress) -> Void)? = nil, repeatsPress: Bool = false, shortcut: KeyboardShortcut? = nil,
    isPlain: Bool = false, isRotary: Bool = false, type: ((KeyPress) -> Bool)? = nil, enter: (() -> Void)? = nil,
    parts: Int = 1, adjustFinely: ((_ detents: Int) -> Bool)? = nil, onRest: (() -> Void)? = nil,
    goesDown: Bool = false, largeStep: Int = 10, rhythm: Rhythm = Rhythm()
  ) {
    self.press = press
    self.repeatsPress = repeatsPress
    self.shortcut = shortcut
    self.isPlain = isPlain
    self.isRotary = isRotary
    self.type = type
    self.enter = enter
    self.parts = parts
    self.adjustFinely = adjustFinely
    self.onRest = onRest
    self.goesDown = goesDown
    self.largeStep = largeStep
    self.rhythm = rhythm
  }

  package var isEdited: Bool { press == nil && !isPlain }
}

/// What a key or the knob's button does to a control that acts at once.
package enum FocusPress {
  /// It went down.
  case down
  /// It is still down, and the control acts once more.
  case repeated
  /// It came up again: act.
  case up
  /// The focus went elsewhere, or the control cannot be used any more: do not act.
  case cancelled
}

/// How the focus shows on a control.
package struct FocusStatus: Equatable {
  /// Whether the control has the focus.
  package var hasFocus = false
  /// Whether the control has the focus and it was put there by knob or key.
  package var isVisible = false
  /// Whether turning the knob changes the control's value.
  package var isEditing = false
  /// Which part is edited.
  package var part = 0

  package init(hasFocus: Bool = false, isVisible: Bool = false, isEditing: Bool = false, part: Int = 0) {
    self.hasFocus = hasFocus
    self.isVisible = isVisible
    self.isEditing = isEditing
    self.part = part
  }
}

/// Makes a view a place where the focus can be.
package struct FocusModifier: LayoutModifier {
  package let target: FocusTarget
  package let radius: Double
  /// Whether the focus can rest here.
  package var isOn = true
  /// Whether the focus rests here only where nothing inside or around can have it.
  package var isStandIn = false
  package let status: (FocusStatus) -> Void

  package init(
    target: FocusTarget, radius: Double, isOn: Bool = true, isStandIn: Bool = false,
    status: @escaping (FocusStatus) -> Void
  ) {
    self.target = target
    self.radius = radius
    self.isOn = isOn
    self.isStandIn = isStandIn
    self.status = status
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> FocusBehavior { FocusBehavior(layoutNode) }

  package func configure(_ behavior: FocusBehavior, in environment: EnvironmentValues) {
    behavior.target = target
    behavior.isStandIn = isStandIn
    behavior.onStatus = status
    behavior.radius = radius
    behavior.isEnabled = environment.isEnabled && isOn
    behavior.showsRing = environment.isFocusEffectEnabled
    behavior.rotaryMode = environment.rotaryMode
    behavior.ringColor = behavior.stage.appearance.focusRing(in: environment)
    behavior.isRightToLeft = environment.isRightToLeft
  }
}

extension View {
  /// Lets the focus rest on the view. `radius` is that of the ring's corners, in points.
  package func focusTarget(
    _ target: FocusTarget, radius: Double = 10, status: @escaping (FocusStatus) -> Void = { _ in }
  ) -> some View {
    modifier(FocusModifier(target: target, radius: radius, status: status))
  }
}
