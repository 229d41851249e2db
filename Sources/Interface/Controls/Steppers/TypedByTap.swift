import Runtime

/// Opens the keypad where the value of a stepper is tapped.
struct TypedByTap: LayoutModifier {
  /// Opens the keypad for a value at a place; `nil` for a value that cannot be typed.
  let open: ((LayoutNode) -> Void)?

  /// The distance above and below the value within which a touch hits it, in points.
  private static let margin = 12.0

  func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior { GestureBehavior(.normal, layoutNode) }

  func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    behavior.use(
      TapGesture().onEnded { [weak layoutNode = behavior.layoutNode, open] in
        if let layoutNode { open?(layoutNode) }
      })
    behavior.isEnabled = environment.isEnabled && open != nil
    behavior.margin = open == nil ? nil : Self.margin
  }
}
