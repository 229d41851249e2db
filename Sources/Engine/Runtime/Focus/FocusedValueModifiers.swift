/// Provides a value while the focus is inside a view, or while the view exists.
private struct FocusedValueModifier<Value>: LayoutModifier {
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  func makeBehavior(for layoutNode: LayoutNode) -> FocusBindingBehavior {
    let behavior = FocusBindingBehavior(layoutNode)
    let entry = FocusedEntry(rank: isOfScene ? -1 : layoutNode.node?.depth ?? 0)
    behavior.entry = entry
    behavior.location = entry
    let store = layoutNode.stage.service(FocusedStore.self)
    if isOfScene {
      behavior.comeOrGo = { [weak store] isOnStage in
        if isOnStage { store?.add(entry) } else { store?.remove(entry) }
      }
    } else {
      behavior.gain = { [weak store] in store?.add(entry) }
      behavior.lose = { [weak store] in store?.remove(entry) }
    }
    return behavior
  }

  func configure(_ behavior: FocusBindingBehavior, in environment: EnvironmentValues) {
    guard let entry = behavior.entry else { return }
    let (path, value) = (path, value)
    // Every change of the collection updates all views that read any of its values.
    if let known = entry.provided as? ProvidedValue<Value>, isEqual(known.value, value) { return }
    entry.provided = ProvidedValue(value: value)
    entry.give = { if let value { $0[keyPath: path] = value } }
    let store = behavior.stage.service(FocusedStore.self)
    behavior.stage.afterUpdate { [weak store] in store?.changed(entry) }
  }
}

extension View {
  /// Adds the modifier that provides a value.
  private func giving<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isOfScene: isOfScene))
  }

  /// Provides a value to all views that read it, while the focus is inside this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    giving(keyPath, value, isOfScene: false)
  }

  /// Provides a value, unless it is `nil`, to all views that read it, while the focus is inside this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    giving(keyPath, value, isOfScene: false)
  }

  /// Provides a value to all views that read it, wherever the focus is. A value of the focused view takes precedence.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    giving(keyPath, value, isOfScene: true)
  }

  /// Provides a value, unless it is `nil`, to all views that read it, wherever the focus is.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
  {
    giving(keyPath, value, isOfScene: true)
  }
}
