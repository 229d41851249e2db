import Graphics
import Values

/// The gesture of a button: it is pressed while the contact is near, and recognises when the contact ends there.
package struct PressGesture: PrimitiveGesture {
  package typealias Value = Void

  /// The distance in points by which a contact may leave the view and still press it.
  package static let slop = 40.0

  /// Called when the contact enters or leaves the view's neighbourhood.
  package var isPressed: (Bool) -> Void

  /// Creates a gesture that calls a closure when the button is pressed and released.
  package init(isPressed: @escaping (Bool) -> Void) {
    self.isPressed = isPressed
  }

  package static func _makeRecognizer(_ gesture: PressGesture) -> GestureRecognizer<PressGesture> {
    PressRecognizer(gesture)
  }
}

/// Marks a view that is pressed from anywhere in the row around it, unless the row has another one.
package protocol RowPressed: LayoutBehavior {}

/// Marks a part of a row that stands for rows of its own: no touch elsewhere in the row presses a view in it.
package protocol SeparateFromRow: LayoutBehavior {}

/// A row that is pressed as a whole if exactly one view in it is ``RowPressed``.
package protocol PressableRow: LayoutBehavior {}

extension PressableRow {
  /// The only marked view in the row; `nil` if there is none or more than one.
  package var pressedView: LayoutNode? {
    let all = Self.pressedViews(in: layoutNode)
    return all.count == 1 ? all[0] : nil
  }

  private static func pressedViews(in layoutNode: LayoutNode) -> [LayoutNode] {
    layoutNode.behavior.shownChildren.flatMap { child -> [LayoutNode] in
      if child.behavior is any SeparateFromRow { return [] }
      return child.behavior is any RowPressed ? [child] : pressedViews(in: child)
    }
  }
}

private final class PressRecognizer: GestureRecognizer<PressGesture> {
  private var gesture: PressGesture
  private var current = GesturePhase<Void>.possible
  private var contact: Int?
  private var isPressed = false
  /// The row in which the contact began, beside the view; `nil` if it began on the view.
  private weak var row: LayoutNode?

  init(_ gesture: PressGesture) { self.gesture = gesture }

  override var phase: GesturePhase<Void> { current }
  override func update(to gesture: PressGesture) { self.gesture = gesture }
  override func begins(with event: ContactEvent) -> Bool { contact == nil }

  override func handle(_ event: ContactEvent) {
    switch event.phase {
    case .down:
      contact = event.id
      row = row(at: event.location)
      press(true)
      layoutNode?.stage.feedback.press(layoutNode?.node)
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

  /// Returns whether a location on the stage is on or near the view, or the row that presses it.
  private func isNear(_ location: Point) -> Bool {
    (row ?? layoutNode)?.stageFrame.insetBy(dx: -PressGesture.slop, dy: -PressGesture.slop).contains(location) ?? false
  }

  /// The row around the view that presses it; `nil` if there is none, or if the location is on the view itself.
  private func row(at location: Point) -> LayoutNode? {
    guard let layoutNode, !layoutNode.stageFrame.contains(location),
      let row = layoutNode.ancestry.firstMapped({ $0.behavior as? any PressableRow }),
      let pressed = row.pressedView, pressed.ancestry.contains(where: { $0 === layoutNode })
    else { return nil }
    return row.layoutNode
  }

  /// Calls the closure when the state has changed.
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
    row = nil
  }
}

extension View {
  /// Adds actions for a press as on a button.
  ///
  /// - Parameters:
  ///   - pressing: called with `true` while a contact holds the view down, and with `false` when it ends or leaves.
  ///   - action: called when the contact ends on or near the view.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(PressGesture { pressing?($0) }.onEnded(action))
  }
}
