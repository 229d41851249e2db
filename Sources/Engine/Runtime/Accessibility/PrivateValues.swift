import Graphics

extension LayoutNode {
  /// Returns whether the accessibility tree treats a view's element as private: by the element's own mark, by a mark
  /// around it, or by a mark on the words that are read for it. So no announcement tells more than the tree.
  ///
  /// - Parameter element: the element of the view; `nil` for the view's own elements.
  package func isPrivateInTree(_ element: SemanticsElement? = nil) -> Bool {
    if behavior.isPrivacySensitive || element?.isPrivate == true { return true }
    var owner: AnyObject = element?.source.owner ?? self
    var next: LayoutNode? = self
    while let layoutNode = next {
      next = layoutNode.parent
      guard layoutNode === self || layoutNode.behavior is SemanticsBehavior else { continue }
      let elements = layoutNode.behavior.elements
      guard let first = elements.first else { return false }
      let own = elements.flatMap(\.flattened).filter { $0.source.owner === owner }
      if own.contains(where: \.isPrivate) { return true }
      if !own.isEmpty { continue }
      // The element is part of others, such as a row that is read as one element.
      if elements.contains(where: \.isPrivate) { return true }
      owner = first.source.owner ?? layoutNode
    }
    return false
  }

  /// Whether the label that is read for the control around the view is private.
  package var hasPrivateLabel: Bool {
    for layoutNode in sequence(first: self, next: \.parent) {
      guard let behavior = layoutNode.behavior as? SemanticsBehavior, case .meaning = behavior.modifier.kind else {
        continue
      }
      return behavior.modifier.label?().isPrivate ?? false
    }
    return false
  }
}

extension SemanticsElement {
  /// The element without private content, for anyone but the person at the panel. The elements inside have marks of
  /// their own.
  package var withoutPrivate: SemanticsElement {
    var element = self
    element.actions.removeAll(where: \.isPrivate)
    guard isPrivate else { return element }
    // A choice that is selected, and an end of a range, tell the value.
    element.spokenValue.hide()
    // So does the width of a text.
    if let layoutNode = (source.owner as? LayoutNode) ?? (source.owner as? any LayoutBehavior)?.layoutNode {
      element.frame = layoutNode.frameInContainer
    }
    element.traits.remove(.isSelected)
    if isLabelPrivate { element.label = "" }
    if privacy.isHintContent || isLabelPrivate { element.hint = "" }
    return element
  }

  /// The element without what is private, inside another one. The places of the parts of a private control, such as its handles,
  /// would show its value: the parts have the frame of the control.
  ///
  /// - Parameter area: the frame of the private control around it; `nil` outside of any.
  /// - Returns: the element, and the frame to pass for the elements inside it.
  package func withoutPrivate(within area: Rect?) -> (element: SemanticsElement, area: Rect?) {
    var element = withoutPrivate
    let area = area ?? (isPrivate ? element.frame : nil)
    if let area { element.frame = area }
    return (element, area)
  }
}
