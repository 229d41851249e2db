/// The effects of keys and the knob in a control.
package struct FocusTarget {
  /// Presses a control that acts when pressed, such as a button; `nil` for a control that is edited instead.
  package var press: ((FocusPress) -> Void)?
  /// Whether the action repeats while the control is held.
  package var repeatsPress = false
  /// The keyboard shortcut that presses the control wherever the focus is.
  package var shortcut: KeyboardShortcut?
  /// Whether this is an application's own view, which is neither pressed nor edited but receives key events.
  package var isPlain = false
  /// Whether the knob changes the view's value.
  package var isRotary = false
  /// Handles a key that types or edits text. Returns whether it was used.
  package var type: ((KeyPress) -> Bool)?
  /// Called when the knob is pressed on a control that is neither pressed nor edited, such as a text field.
  package var enter: (() -> Void)?
  /// The changes that keys and the knob make to the value.
  package var editing = FocusEditing()
  /// The repetition of a held key.
  package var rhythm = Rhythm()

  /// Creates a target from its parts; the editing is set as a property.
  package init(
    press: ((FocusPress) -> Void)? = nil, repeatsPress: Bool = false, shortcut: KeyboardShortcut? = nil,
    isPlain: Bool = false, isRotary: Bool = false, type: ((KeyPress) -> Bool)? = nil, enter: (() -> Void)? = nil,
    rhythm: Rhythm = Rhythm()
  ) {
    self.press = press
    self.repeatsPress = repeatsPress
    self.shortcut = shortcut
    self.isPlain = isPlain
    self.isRotary = isRotary
    self.type = type
    self.enter = enter
    self.rhythm = rhythm
  }

  /// Whether the knob edits the control's value.
  package var isEdited: Bool { press == nil && !isPlain }
}

/// The events of a key or the knob's button at a control that acts when pressed.
package enum FocusPress {
  /// The button goes down.
  case down
  /// The button is held, and the action repeats.
  case repeated
  /// The button goes up: the control acts.
  case up
  /// The press is cancelled, because the focus moved or the control was disabled: the control does not act.
  case cancelled
}

/// The appearance of the focus on a control.
package struct FocusStatus: Equatable {
  /// Whether the control has the focus.
  package var hasFocus = false
  /// Whether the focus is visible, because a knob or a key moved it.
  package var isVisible = false
  /// Whether turning the knob changes the control's value.
  package var isEditing = false
  /// The index of the part that is edited.
  package var part = 0

  /// Creates a status; by default the status of a control without the focus.
  package init(hasFocus: Bool = false, isVisible: Bool = false, isEditing: Bool = false, part: Int = 0) {
    self.hasFocus = hasFocus
    self.isVisible = isVisible
    self.isEditing = isEditing
    self.part = part
  }
}

/// Makes a view able to have the focus.
package struct FocusModifier: LayoutModifier {
  /// The effects of keys and the knob in the view.
  package let target: FocusTarget
  /// The corner radius of the view, in points.
  package let radius: Double
  /// Whether the view can have the focus at present.
  package var isOn = true
  /// Whether the view can have the focus only if no view inside or around it can.
  package var isStandIn = false
  /// Called when the status changes.
  package let status: (FocusStatus) -> Void

  /// Creates a modifier from its parts.
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
    behavior.ringColor = behavior.stage.environment.appearance.focusRing(in: environment)
    behavior.isRightToLeft = environment.isRightToLeft
  }
}

extension View {
  /// Makes the view able to have the focus.
  ///
  /// - Parameters:
  ///   - target: the effect of keys and the knob in the view.
  ///   - radius: the corner radius of the view in points, which the ring follows.
  ///   - status: called when the focus on the view changes.
  package func focusTarget(
    _ target: FocusTarget, radius: Double = 10, status: @escaping (FocusStatus) -> Void = { _ in }
  ) -> some View {
    modifier(FocusModifier(target: target, radius: radius, status: status))
  }
}
