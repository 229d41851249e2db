import Graphics

extension LayoutNode {
  /// The element of this layout node's own meaning.
  package final func element(_ semantics: Semantics, children: [SemanticsElement]) -> SemanticsElement {
    SemanticsElement(
      role: semantics.role, label: semantics.label,
      spokenValue: SpokenValue(
        text: semantics.value.isEmpty ? semantics.summary?() ?? "" : semantics.value,
        minimum: semantics.minimum, maximum: semantics.maximum),
      traits: semantics.role.traits.union(semantics.traits), isEnabled: semantics.isEnabled, frame: shownFrameOnStage,
      source: ElementSource(owner: self), children: children,
      handlers: ElementHandlers(
        adjust: semantics.adjust, press: semantics.press, escape: semantics.escape, actions: semantics.actions,
        reveal: { [weak self] in self?.reveal() }))
  }
}

extension LayoutNode {
  /// The rectangle in which the view is seen and touched. A view that an offset inside has moved is at its new place,
  /// and a view with a position is no larger than itself, although it takes all of the space.
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
