/// Lets a finger press a view as a button, once or again and again.
package struct PressTouchModifier: ViewModifier {
  package let isPressed: (Bool) -> Void
  package let action: () -> Void

  package init(isPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.isPressed = isPressed
    self.action = action
  }

  @Environment(\.buttonRepeatBehavior) private var behavior
  @Environment(\.repeatRhythm) private var rhythm

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

/// Lets knob and keys press a view as a button, once or again and again.
package struct PressFocusModifier: ViewModifier {
  package let radius: Double
  package let isPressed: (Bool) -> Void
  package let action: () -> Void

  package init(radius: Double, isPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.radius = radius
    self.isPressed = isPressed
    self.action = action
  }

  @Environment(\.buttonRepeatBehavior) private var behavior
  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var isFocused = false

  private var repeats: Bool { behavior == .enabled && rhythm.repeats }

  package func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .focusTarget(target, radius: radius) { isFocused = $0.hasFocus }
  }

  private var target: FocusTarget {
    var target = FocusTarget(press: press)
    target.rhythm = rhythm
    target.repeatsPress = repeats
    target.shortcut = shortcut
    return target
  }

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
  /// Lets the view be pressed as a button: by finger, key and knob, once or again and again.
  ///
  /// - Parameters:
  ///   - radius: that of the focus ring's corners, in points.
  ///   - isPressed: told whether the button is held down.
  ///   - action: called for each press.
  package func pressable(
    radius: Double = 12, isPressed: @escaping (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressTouchModifier(isPressed: isPressed, action: action))
      .modifier(PressFocusModifier(radius: radius, isPressed: isPressed, action: action))
  }
}
