import Graphics

/// Acts at once when pressed, and again and again while the finger stays near.
package struct HoldModifier: ViewModifier {
  package var isOn = true
  package let isPressed: (Bool) -> Void
  /// Acts once; `false` if there is nothing more to do.
  package let perform: () -> Bool

  package init(isOn: Bool = true, isPressed: @escaping (Bool) -> Void, perform: @escaping () -> Bool) {
    self.isOn = isOn
    self.isPressed = isPressed
    self.perform = perform
  }

  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.feedbackStream) private var feedback
  @State private var hold = Hold()
  @State private var contact: Int?

  package func body(content: Content) -> some View {
    content.gesture(
      ContactGesture(contact: follow, advance: { act(hold.advance(to: $0)) }, deadline: { hold.deadline }),
      isEnabled: isOn)
  }

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
      // The last step took the control to its bound, where it cannot be used any more.
      if event.isDisabled && hold.isInside { feedback?.play(.stop) }
      hold.cancel()
      end()
    }
  }

  private func begin(_ event: ContactGesture.Value) {
    contact = event.id
    hold.rhythm = rhythm
    isPressed(true)
    act(hold.press(at: event.time))
  }

  private func act(_ times: Int) {
    for _ in 0..<times where !perform() {
      feedback?.play(.stop)
      return hold.stop()
    }
  }

  private func end() {
    contact = nil
    isPressed(false)
  }
}

extension View {
  /// Acts when the view is pressed, and again and again while it is held.
  ///
  /// How fast is set by ``View/repeatTiming(_:)``. Nothing more happens once the finger has left the neighbourhood.
  @_disfavoredOverload
  public func onHold(perform action: @escaping () -> Void) -> some View {
    modifier(
      HoldModifier(isPressed: { _ in }) {
        action()
        return true
      })
  }
}
