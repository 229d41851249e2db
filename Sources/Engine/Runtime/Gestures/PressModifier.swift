/// Lets a contact press a view as a button, once or repeatedly.
package struct PressTouchModifier: ViewModifier {
  /// Called with whether the view is held down.
  package let isPressed: (Bool) -> Void
  /// Called for each press and each repetition.
  package let action: () -> Void

  package init(isPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.isPressed = isPressed
    self.action = action
  }

  @Environment({ $0.buttonRepeatBehavior }) private var behavior
  @Environment({ $0.repeatRhythm }) private var rhythm

  package func body(content: Content) -> some View {
    let repeats = behavior == .enabled && rhythm.repeats
    content
      .touchable()
      .modifier(HoldModifier(isOn: repeats, isPressed: isPressed, perform: perform))
      .gesture(PressGesture(isPressed: isPressed).onEnded(action), isEnabled: !repeats)
  }

  private func perform() -> Bool {
    action()
    return true
  }
}

/// Lets knob and keys press a view as a button, once or repeatedly.
package struct PressFocusModifier: ViewModifier {
  /// The corner radius of the view, in points, which the focus ring follows.
  package let radius: Double
  /// Called with whether the view is held down.
  package let isPressed: (Bool) -> Void
  /// Called for each press and each repetition.
  package let action: () -> Void

  package init(radius: Double, isPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.radius = radius
    self.isPressed = isPressed
    self.action = action
  }

  @Environment({ $0.buttonRepeatBehavior }) private var behavior
  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.keyboardShortcut }) private var shortcut
  @State private var isFocused = false

  /// Whether the action repeats while the view is held.
  private var repeats: Bool { behavior == .enabled && rhythm.repeats }

  package func body(content: Content) -> some View {
    content
      .environment(isFocused) { $0.isFocused = $1 }
      .focusTarget(target, radius: radius) { isFocused = $0.hasFocus }
  }

  private var target: FocusTarget {
    var target = FocusTarget(press: press)
    target.rhythm = rhythm
    target.repeatsPress = repeats
    target.shortcut = shortcut
    return target
  }

  /// Handles a press by key or knob. If the action repeats, it is first performed when the press begins, else when it
  /// ends.
  private func press(_ press: FocusPress) {
    isPressed(press == .down || press == .repeated)
    switch press {
    case .down: if repeats { action() }
    case .repeated: action()
    case .up: if !repeats { action() }
    case .cancelled: break
    }
  }
}

extension View {
  /// Lets the view be pressed as a button by finger, key and knob, once or repeatedly.
  ///
  /// - Parameters:
  ///   - radius: the corner radius of the view in points, which the focus ring follows.
  ///   - isPressed: called with whether the button is held down.
  ///   - action: called for each press and each repetition.
  package func pressable(
    radius: Double = 12, isPressed: @escaping (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressTouchModifier(isPressed: isPressed, action: action))
      .modifier(PressFocusModifier(radius: radius, isPressed: isPressed, action: action))
  }
}
