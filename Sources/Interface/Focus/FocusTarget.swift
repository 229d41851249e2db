/// What a control does for somebody who uses a knob or keys instead of a finger.
struct FocusTarget {
  /// Presses a control that acts at once, such as a button. `nil` for a control that is edited instead.
  var press: ((FocusPress) -> Void)?
  /// Whether a control that acts at once acts again and again while it is held.
  var repeatsPress = false
  /// The keys that press the control wherever the focus is.
  var shortcut: KeyboardShortcut?
  /// How many parts are edited one after the other: two for a slider with two handles.
  var parts = 1
  /// Moves a part by stops; says whether the value has changed.
  var adjust: (_ part: Int, _ stops: Int) -> Bool = { _, _ in false }
  /// How many stops Page Up and Page Down move.
  var largeStep = 10
  /// Moves a part to an end of its range.
  var moveToEnd: (_ part: Int, _ isMaximum: Bool) -> Void = { _, _ in }
  /// Called when editing begins, so that the control can remember its value, and when it is to be brought back.
  var beginEditing: () -> Void = {}
  /// Brings back the value from before editing.
  var revert: () -> Void = {}
  /// How fast a held key repeats.
  var rhythm = Rhythm()

  var isEdited: Bool { press == nil }
}

/// What a key or the knob's button does to a control that acts at once.
enum FocusPress {
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
struct FocusStatus: Equatable {
  /// Whether the control has the focus.
  var hasFocus = false
  /// Whether the control has the focus and it was put there by knob or key.
  var isVisible = false
  /// Whether turning the knob changes the control's value.
  var isEditing = false
  /// Which part is edited.
  var part = 0
}

/// Makes a view a place where the focus can be.
struct FocusModifier: BoxModifier {
  let target: FocusTarget
  let radius: Double
  let status: (FocusStatus) -> Void

  func makeBox(for node: Node) -> FocusBox { FocusBox(node: node) }

  func configure(_ box: FocusBox, in environment: EnvironmentValues) {
    box.target = target
    box.onStatus = status
    box.radius = radius
    box.isEnabled = environment.isEnabled
    box.ringColor = environment.palette.focus
  }
}

extension View {
  /// Lets the focus rest on the view. `radius` is that of the ring's corners, in points.
  func focusTarget(
    _ target: FocusTarget, radius: Double = 10, status: @escaping (FocusStatus) -> Void = { _ in }
  ) -> some View {
    modifier(FocusModifier(target: target, radius: radius, status: status))
  }
}
