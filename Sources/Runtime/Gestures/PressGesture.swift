import Graphics

/// What a button feels: pressed while the finger is near, and done when it is lifted there.
package struct PressGesture: PrimitiveGesture {
  package typealias Value = Void

  /// How far, in points, a finger may stray from the view and still press it.
  package static let slop = 40.0

  package var isPressed: (Bool) -> Void

  package init(isPressed: @escaping (Bool) -> Void) {
    self.isPressed = isPressed
  }

  package static func _makeRecognizer(_ gesture: PressGesture) -> GestureRecognizer<PressGesture> {
    PressRecognizer(gesture)
  }
}

private final class PressRecognizer: GestureRecognizer<PressGesture> {
  private var gesture: PressGesture
  private var current = GesturePhase<Void>.possible
  private var contact: Int?
  private var isPressed = false

  init(_ gesture: PressGesture) { self.gesture = gesture }

  override var phase: GesturePhase<Void> { current }
  override func update(to gesture: PressGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    switch event.phase {
    case .down:
      contact = event.id
      press(true)
    case .moved:
      if event.id == contact { press(isNear(event.location)) }
    case .up:
      guard event.id == contact else { return }
      current = isNear(event.location) ? .ended(()) : .failed
      press(false)
    case .cancelled:
      if event.id == contact { fail() }
    }
  }

  private func isNear(_ location: Point) -> Bool {
    layoutNode?.stageFrame.insetBy(dx: -PressGesture.slop, dy: -PressGesture.slop).contains(location) ?? false
  }

  private func press(_ pressed: Bool) {
    if pressed == isPressed { return }
    isPressed = pressed
    gesture.isPressed(pressed)
  }

  override func fail() {
    current = .failed
    press(false)
  }

  override func reset() {
    current = .possible
    contact = nil
    press(false)
  }
}

extension View {
  /// Tells when a finger holds the view down as it would a button, and when it has been pressed.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(PressGesture { pressing?($0) }.onEnded(action))
  }
}
