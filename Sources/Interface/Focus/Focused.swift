/// Ties whether a view has the focus to a state.
struct FocusedModifier<Value: Hashable>: BoxModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func makeBox(for node: Node) -> FocusBindingBox { FocusBindingBox(node: node) }

  func configure(_ box: FocusBindingBox, in environment: EnvironmentValues) {
    let (location, value, none) = (binding.location, value, binding.none)
    box.location = location
    box.isWanted = { location?.value == value }
    box.gain = { location?.write(value) }
    box.lose = { if location?.value == value { location?.write(none) } }
  }
}

final class FocusBindingBox: Box {
  weak var location: AnyObject?
  /// Whether the state asks for the focus on this view.
  var isWanted: () -> Bool = { false }
  /// Tells the state that the view has got the focus, or lost it.
  var gain: () -> Void = {}
  var lose: () -> Void = {}
  /// Called when the view enters or leaves the stage.
  var comeOrGo: (_ isOnStage: Bool) -> Void = { _ in }
  /// What the view gives to all others while it has the focus.
  var entry: FocusedEntry?

  override func stageChanged() { comeOrGo(isOnStage) }
}

extension FocusEngine {
  /// Tells the states of views that have got or lost the focus.
  func bindingsChanged() {
    let before = bound
    bound = chain.compactMap { $0 as? FocusBindingBox }
    for box in before where !bound.contains(where: { $0.location === box.location }) { box.lose() }
    for box in bound { box.gain() }
  }

  /// Moves the focus to where a state wants it; `false` if there is no such place.
  func fulfil(_ location: AnyObject, isNone: Bool) -> Bool {
    if isNone {
      if bound.contains(where: { $0.location === location }) { set(nil, visible: false) }
      return true
    }
    let wanted = stage.rootBox.first {
      ($0 as? FocusBindingBox).map { $0.location === location && $0.isWanted() } ?? false
    }
    guard let wanted, let target = control(of: wanted) else { return false }
    if target !== current { set(target, visible: usesKeys) }
    return true
  }

  /// The control inside a view, or the one that the view is the content of.
  func control(of box: Box) -> FocusBox? {
    let targets = targets
    return targets.first { $0.ancestry.contains { $0 === box } }
      ?? targets.first { target in box.ancestry.contains { $0 === target } }
  }
}

extension Box {
  /// The first box here or below, in reading order, for which something holds.
  func first(where isFit: (Box) -> Bool) -> Box? {
    if isFit(self) { return self }
    for child in shownChildren {
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
