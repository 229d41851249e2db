/// Ties whether a view has the focus to a state.
package struct FocusedModifier<Value: Hashable>: LayoutModifier {
  package let binding: FocusState<Value>.Binding
  package let value: Value

  package func makeBehavior(for layoutNode: LayoutNode) -> FocusBindingBehavior { FocusBindingBehavior(layoutNode) }

  package func configure(_ behavior: FocusBindingBehavior, in environment: EnvironmentValues) {
    let (location, value, none) = (binding.location, value, binding.none)
    behavior.location = location
    behavior.isWanted = { location?.value == value }
    behavior.gain = { location?.write(value) }
    behavior.lose = { if location?.value == value { location?.write(none) } }
  }
}

package final class FocusBindingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package weak var location: AnyObject?
  /// Whether the state asks for the focus on this view.
  package var isWanted: () -> Bool = { false }
  /// Tells the state that the view has got the focus, or lost it.
  package var gain: () -> Void = {}
  package var lose: () -> Void = {}
  /// Called when the view enters or leaves the stage.
  package var comeOrGo: (_ isOnStage: Bool) -> Void = { _ in }
  /// What the view gives to all others while it has the focus.
  package var entry: FocusedEntry?

  package func stageChanged() { comeOrGo(isOnStage) }
}

extension FocusEngine {
  /// Tells the states of views that have got or lost the focus.
  package func bindingsChanged() {
    let before = bound
    bound = chain.compactMap { $0.behavior as? FocusBindingBehavior }
    for layoutNode in before where !bound.contains(where: { $0.location === layoutNode.location }) { layoutNode.lose() }
    for layoutNode in bound { layoutNode.gain() }
  }

  /// Moves the focus to where a state wants it; `false` if there is no such place.
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

  /// The control inside a view, or the one that the view is the content of.
  package func control(of layoutNode: LayoutNode) -> FocusBehavior? {
    let targets = targets
    return targets.first { $0.ancestry.contains { $0 === layoutNode } }
      ?? targets.first { target in layoutNode.ancestry.contains { $0 === target } }
  }
}

extension LayoutNode {
  /// The first layout node here or below, in reading order, for which something holds.
  package func first(where isFit: (LayoutNode) -> Bool) -> LayoutNode? {
    if isFit(self) { return self }
    for child in behavior.shownChildren {
      if let found = child.first(where: isFit) { return found }
    }
    return nil
  }
}

extension View {
  /// Ties a state to whether the view, or one inside it, has the focus: setting it moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Ties a value of a state to the focus on the view: the state has it while the view, or one inside, has the focus,
  /// and setting it moves the focus there.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
