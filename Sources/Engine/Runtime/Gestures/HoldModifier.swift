import Graphics

/// Acts when the view is pressed, and repeatedly while the contact stays on or near it.
package struct HoldModifier: ViewModifier {
  /// Whether the modifier has an effect.
  package var isOn = true
  /// Called with whether the contact is on or near the view.
  package let isPressed: (Bool) -> Void
  /// Performs the action once. Returns `false` if there are no further actions.
  package let perform: () -> Bool

  package init(isOn: Bool = true, isPressed: @escaping (Bool) -> Void, perform: @escaping () -> Bool) {
    self.isOn = isOn
    self.isPressed = isPressed
    self.perform = perform
  }

  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.feedbackStream }) private var feedback
  @Environment({ $0.isControlFeedbackEnabled }) private var givesFeedback
  @State private var hold = Hold()
  @State private var contact: Int?

  package func body(content: Content) -> some View {
    content.gesture(
      ContactGesture(contact: follow, advance: { act(hold.advance(to: $0)) }, deadline: { hold.deadline }),
      isEnabled: isOn)
  }

  /// Handles an event of a contact.
  private func follow(_ event: ContactGesture.Value) {
    if event.phase == .down && contact == nil { return begin(event) }
    guard contact == event.id else { return }
    switch event.phase {
    case .down: break
    case .moved:
      let near = Rect(origin: .zero, size: event.size).insetBy(dx: -rhythm.slop, dy: -rhythm.slop)
      if near.contains(event.location) { hold.reenter(at: event.time) } else { hold.leave() }
      isPressed(near.contains(event.location))
    case .up:
      act(hold.release(at: event.time))
      end()
    case .cancelled:
      // The last action took the value to its bound, which disabled the control.
      if event.isDisabled && hold.isInside { feedback?.play(.stop) }
      hold.cancel()
      end()
    }
  }

  /// Begins a press with the present rhythm.
  private func begin(_ event: ContactGesture.Value) {
    contact = event.id
    hold.rhythm = rhythm
    isPressed(true)
    if givesFeedback { feedback?.play(.press) }
    act(hold.press(at: event.time))
  }

  /// Performs the action a number of times. A feedback is played at the end of the range.
  private func act(_ times: Int) {
    for _ in 0..<times where !perform() {
      feedback?.play(.stop)
      return hold.stop()
    }
  }

  /// Ends a press and reports that the view is no longer held down.
  private func end() {
    contact = nil
    isPressed(false)
  }
}

extension View {
  /// Adds an action that is called when the view is pressed, and repeatedly while it is held.
  ///
  ///     Text("+").onHold { value += 1 }
  ///     Text("+").onHold(increment)
  ///
  /// The speed is set by ``View/repeatTiming(delay:interval:acceleration:repeats:doubleStrike:slop:)``. The repetition
  /// pauses while the contact is not near the view.
  @_disfavoredOverload
  public func onHold(_ action: @escaping () -> Void) -> some View {
    modifier(
      HoldModifier(isPressed: { _ in }) {
        action()
        return true
      })
  }
}
