/// Gives a value while the focus is inside a view, or as long as the view is there.
private struct FocusedValueModifier<Value>: BoxModifier {
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  func makeBox(for node: Node) -> FocusBindingBox {
    let box = FocusBindingBox(node: node)
    let entry = FocusedEntry(rank: isOfScene ? -1 : node.depth)
    box.entry = entry
    box.location = entry
    let store = node.environment.focusedStore
    if isOfScene {
      box.comeOrGo = { [weak store] isOnStage in
        if isOnStage { store?.add(entry) } else { store?.remove(entry) }
      }
    } else {
      box.gain = { [weak store] in store?.add(entry) }
      box.lose = { [weak store] in store?.remove(entry) }
    }
    return box
  }

  func configure(_ box: FocusBindingBox, in environment: EnvironmentValues) {
    guard let entry = box.entry else { return }
    let (path, value) = (path, value)
    entry.give = { if let value { $0[keyPath: path] = value } }
    let store = environment.focusedStore
    box.stage.afterUpdate { [weak store] in store?.changed(entry) }
  }
}

extension View {
  private func giving<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isOfScene: isOfScene))
  }

  /// Gives a value to all views that read it, while the focus is inside this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    giving(keyPath, value, isOfScene: false)
  }

  /// Gives a value, unless it is `nil`, to all views that read it, while the focus is inside this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    giving(keyPath, value, isOfScene: false)
  }

  /// Gives a value to all views that read it, wherever the focus is. A value of a view with the focus comes before it.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    giving(keyPath, value, isOfScene: true)
  }

  /// Gives a value, unless it is `nil`, to all views that read it, wherever the focus is.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
  {
    giving(keyPath, value, isOfScene: true)
  }
}
