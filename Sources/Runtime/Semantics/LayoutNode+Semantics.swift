import Graphics

/// What a layout node means, and what can be done with it without touching it.
package struct Semantics {
  package var role: SemanticRole
  package var label = ""
  package var value = ""
  package var isEnabled = true
  /// The ends of the range, as they are read out.
  package var minimum = ""
  package var maximum = ""
  package var traits: AccessibilityTraits = []
  /// Moves an adjustable element by steps.
  package var adjust: ((Int) -> Void)?
  /// Presses the element.
  package var press: (() -> Void)?
  /// Leaves the element.
  package var escape: (() -> Void)?
  package var actions: [SemanticsElement.Action] = []

  package init(
    role: SemanticRole, label: String = "", value: String = "", isEnabled: Bool = true, minimum: String = "",
    maximum: String = "", traits: AccessibilityTraits = [], adjust: ((Int) -> Void)? = nil, press: (() -> Void)? = nil,
    escape: (() -> Void)? = nil, actions: [SemanticsElement.Action] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.minimum = minimum
    self.maximum = maximum
    self.traits = traits
    self.adjust = adjust
    self.press = press
    self.escape = escape
    self.actions = actions
  }
}

extension LayoutNode {
  /// The element of this layout node's own meaning.
  package final func element(_ semantics: Semantics, children: [SemanticsElement]) -> SemanticsElement {
    SemanticsElement(
      role: semantics.role, label: semantics.label, value: semantics.value,
      traits: semantics.role.traits.union(semantics.traits), isEnabled: semantics.isEnabled, frame: shownFrameOnStage,
      minimum: semantics.minimum, maximum: semantics.maximum, children: children, adjust: semantics.adjust,
      press: semantics.press, escape: semantics.escape, actions: semantics.actions)
  }
}

extension LayoutNode {
  /// Where the view is seen and touched: what an offset inside has moved is where it was moved to, and what has been
  /// given a position is no larger than itself, though it takes all of the space.
  package final var shownFrameOnStage: Rect {
    var (layoutNode, corner) = (self as LayoutNode, Point.zero)
    while layoutNode.children.count == 1 {
      if layoutNode.behavior is PositionBehavior { return layoutNode.children[0].shownFrameOnStage }
      if let moved = layoutNode.behavior as? OffsetBehavior {
        corner = Point(x: corner.x + moved.offset.x, y: corner.y + moved.offset.y)
      }
      layoutNode = layoutNode.children[0]
    }
    guard corner != .zero else { return stageFrame }
    return Rect(origin: corner, size: frame.size).applying(stageTransform)
  }
}

extension View {
  /// Gives the view a meaning.
  package func semantics(_ semantics: Semantics, children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(.meaning(semantics, children)))
  }

  /// Gives the view a meaning. Where that has no label of its own, it is read from another view.
  package func semantics<Label: View>(
    _ semantics: Semantics, children: AccessibilityChildBehavior, label: Label
  ) -> some View {
    modifier(
      ReadModifier(hidden: label) { read in
        SemanticsModifier(.meaning(semantics, children)) { read().flatMap(\.words).joined(separator: ", ") }
      })
  }
}
