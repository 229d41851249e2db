import Runtime

/// Opens the keypad where the value of a stepper is tapped.
struct TypedByTap: LayoutModifier {
  private typealias Tap = EndedGesture<TapGesture>
  /// Opens the keypad for a value at a place; `nil` for a value that cannot be typed.
  let open: ((LayoutNode) -> Void)?

  /// The distance above and below the value within which a touch hits it, in points.
  private static let margin = 12.0

  func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior {
    // Few values are ever tapped.
    GestureBehavior(making: { [weak layoutNode] in Tap._makeRecognizer(tap(layoutNode)) }, .normal, layoutNode)
  }

  func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    if let made = behavior.made {
      // Safe: `make` has made the recognizer for this kind of gesture.
      unsafeDowncast(made, to: GestureRecognizer<Tap>.self).update(to: tap(behavior.layoutNode))
    } else {
      behavior.make = { [weak node = behavior.layoutNode] in Tap._makeRecognizer(tap(node)) }
    }
    behavior.isEnabled = environment.isEnabled && open != nil
    behavior.margin = open == nil ? nil : Self.margin
  }

  private func tap(_ layoutNode: LayoutNode?) -> Tap {
    TapGesture().onEnded { [weak layoutNode, open] in
      if let layoutNode { open?(layoutNode) }
    }
  }
}
