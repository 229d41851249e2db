/// Lets a finger press a view as a button, once or again and again.
struct PressTouchModifier: ViewModifier {
  let isPressed: (Bool) -> Void
  let action: () -> Void

  @Environment(\.buttonRepeatBehavior) private var behavior
  @Environment(\.repeatRhythm) private var rhythm

  func body(content: Content) -> some View {
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
struct PressFocusModifier: ViewModifier {
  let radius: Double
  let isPressed: (Bool) -> Void
  let action: () -> Void

  @Environment(\.buttonRepeatBehavior) private var behavior
  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var isFocused = false

  private var repeats: Bool { behavior == .enabled && rhythm.repeats }

  func body(content: Content) -> some View {
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
  func pressable(
    radius: Double = 12, isPressed: @escaping (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressTouchModifier(isPressed: isPressed, action: action))
      .modifier(PressFocusModifier(radius: radius, isPressed: isPressed, action: action))
  }
}
