import Graphics

/// The accessibility properties and actions of a layout node.
package struct Semantics {
  /// The role of the element.
  package var role: SemanticRole
  /// The label; empty if it is taken from the content.
  package var label = ""
  /// The value, as it is read.
  package var value = ""
  /// Whether the element reacts to input.
  package var isEnabled = true
  /// The minimum and the maximum of the value, as they are read.
  package var minimum = ""
  package var maximum = ""
  /// The traits in addition to those of the role.
  package var traits: AccessibilityTraits = []
  /// Adjusts the value by a number of steps; `nil` if it is not adjustable.
  package var adjust: ((Int) -> Void)?
  /// Presses the element; `nil` if it cannot be pressed.
  package var press: (() -> Void)?
  /// Dismisses the element; `nil` if it cannot be dismissed.
  package var escape: (() -> Void)?
  /// Further actions with names.
  package var actions: [SemanticsElement.Action] = []

  /// Creates the properties of an element from its parts.
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
  /// Returns the accessibility element of this layout node.
  package final func element(_ semantics: Semantics, children: [SemanticsElement]) -> SemanticsElement {
    SemanticsElement(
      role: semantics.role, label: semantics.label, value: semantics.value,
      traits: semantics.role.traits.union(semantics.traits), isEnabled: semantics.isEnabled, frame: shownFrameOnStage,
      minimum: semantics.minimum, maximum: semantics.maximum, children: children, adjust: semantics.adjust,
      press: semantics.press, escape: semantics.escape, actions: semantics.actions)
  }
}

extension LayoutNode {
  /// The area in which the view is seen and touched, on the stage, in points. An offset inside is applied, and a view
  /// with a position has its own size, although it takes the whole space.
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
  /// Makes the view an accessibility element.
  ///
  /// - Parameter children: how elements inside are treated.
  package func semantics(_ semantics: Semantics, children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(.meaning(semantics, children)))
  }

  /// Makes the view an accessibility element. If it has no label of its own, it is read from another view, which is not
  /// shown.
  package func semantics<Label: View>(
    _ semantics: Semantics, children: AccessibilityChildBehavior, label: Label
  ) -> some View {
    modifier(
      ReadModifier(hidden: label) { read in
        SemanticsModifier(.meaning(semantics, children)) { read().flatMap(\.words).joined(separator: ", ") }
      })
  }
}
