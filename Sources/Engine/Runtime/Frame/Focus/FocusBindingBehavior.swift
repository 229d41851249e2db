/// The layout behavior of a view that is bound to a focus state, or that provides a focused value.
package final class FocusBindingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Identifies the focus state by its storage.
  package weak var location: AnyObject?
  /// Returns whether the state requests the focus for this view.
  package var isWanted: () -> Bool = { false }
  /// Called when the view has received the focus, and when it has lost it.
  package var gain: () -> Void = {}
  package var lose: () -> Void = {}
  /// Called when the view is added to or removed from the stage.
  package var comeOrGo: (_ isOnStage: Bool) -> Void = { _ in }
  /// The value that the view provides while it has the focus.
  package var entry: FocusedEntry?

  package func stageChanged() { comeOrGo(isOnStage) }
}

extension FocusEngine {
  /// Notifies the bindings of views that have received or lost the focus.
  package func bindingsChanged() {
    let before = bound
    bound = chain.compactMap { $0.behavior as? FocusBindingBehavior }
    for layoutNode in before where !bound.contains(where: { $0.location === layoutNode.location }) { layoutNode.lose() }
    for layoutNode in bound { layoutNode.gain() }
  }

  /// Moves the focus to the view that a state requests.
  ///
  /// - Parameter isNone: whether the state requests that none of its views has the focus.
  /// - Returns: `false` if there is no such view.
  package func fulfil(_ location: AnyObject, isNone: Bool) -> Bool {
    if isNone {
      if bound.contains(where: { $0.location === location }) { set(nil, visible: false) }
      return true
    }
    let wanted = host.rootLayoutNode.first {
      ($0.behavior as? FocusBindingBehavior).map { $0.location === location && $0.isWanted() } ?? false
    }
    guard let wanted, let target = control(of: wanted) else { return false }
    if target !== current { set(target, visible: usesKeys) }
    return true
  }

  /// Returns the control inside a view, or else the control that contains the view.
  package func control(of layoutNode: LayoutNode) -> FocusBehavior? {
    let targets = targets
    return targets.first { $0.ancestry.contains { $0 === layoutNode } }
      ?? targets.first { target in layoutNode.ancestry.contains { $0 === target } }
  }
}

extension LayoutNode {
  /// Returns the first layout node that satisfies a predicate, this one included, in reading order.
  package func first(where isFit: (LayoutNode) -> Bool) -> LayoutNode? {
    if isFit(self) { return self }
    for child in behavior.shownChildren {
      if let found = child.first(where: isFit) { return found }
    }
    return nil
  }
}
