import Graphics

/// Acts at once when pressed, and again and again while the finger stays near.
struct HoldModifier: ViewModifier {
  /// How far, in points, a finger may stray from the view and still hold it.
  static let slop = 20.0

  let isEnabled: Bool
  let isPressed: (Bool) -> Void
  /// Acts once; `false` if there is nothing more to do.
  let perform: () -> Bool

  @Environment(\.repeatRhythm) private var rhythm
  @State private var hold = Hold()
  @State private var contact: Int?

  func body(content: Content) -> some View {
    content
      .gesture(ContactGesture(contact: follow, advance: { act(hold.advance(to: $0)) }) { hold.deadline })
      .disabled(!isEnabled)
  }

  private func follow(_ event: ContactGesture.Value) {
    switch event.phase {
    case .down:
      guard contact == nil else { return }
      contact = event.id
      hold.rhythm = rhythm
      isPressed(true)
      act(hold.press(at: event.time))
    case .moved:
      guard contact == event.id else { return }
      let near = Rect(origin: .zero, size: event.size).insetBy(dx: -Self.slop, dy: -Self.slop)
      if near.contains(event.location) { hold.reenter(at: event.time) } else { hold.leave() }
      isPressed(near.contains(event.location))
    case .up:
      guard contact == event.id else { return }
      act(hold.release(at: event.time))
      end()
    case .cancelled:
      guard contact == event.id else { return }
      hold.cancel()
      end()
    }
  }

  private func act(_ times: Int) {
    for _ in 0..<times where !perform() { return hold.stop() }
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
  public func onHold(perform action: @escaping () -> Void) -> some View {
    modifier(
      HoldModifier(isEnabled: true, isPressed: { _ in }) {
        action()
        return true
      })
  }
}
