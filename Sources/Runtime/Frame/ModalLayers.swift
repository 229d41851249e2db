import Graphics

/// The layers that stand above the application's views.
extension Stage {
  /// Shows a layer above all others; the focus goes there.
  package func present(_ layer: any ModalLayer) {
    modalLayers.append(layer)
    focusBeforeLayers[ObjectIdentifier(layer)] = focus.current.map { FocusEngine.WeakFocus(object: $0) }
    focus.set(nil, visible: false)
    rootContentChanged()
    // Where there is only one place, whoever works with knob or keys is there at once.
    afterUpdate { [focus] in if focus.usesKeys, focus.current == nil, focus.targets.count == 1 { focus.move(by: 1) } }
  }

  /// Takes a layer away. Who works with knob or keys is back where the layer was called.
  package func dismiss(_ layer: any ModalLayer) {
    modalLayers.removeAll { $0 === layer }
    let before = focusBeforeLayers.removeValue(forKey: ObjectIdentifier(layer))?.object
    focus.set(nil, visible: false)
    rootContentChanged()
    guard focus.usesKeys, let before else { return }
    afterUpdate { [focus] in if before.isOnStage, before.isEnabled { focus.set(before, visible: true) } }
  }

  /// What knob and keys can reach: everything, or the topmost layer.
  package var reachableRoot: LayoutNode { modalLayers.last?.layoutNode ?? rootLayoutNode }

  /// What a finger can reach: on a display with a layer the topmost one, everything on the others.
  package var reachableElements: [SemanticsElement] {
    guard displayRegions != nil, !modalLayers.isEmpty else { return reachableRoot.behavior.elements }
    let covered = Dictionary(modalLayers.map { ($0.displayRegion.rect, ObjectIdentifier($0)) }) { $1 }
    let free = rootLayoutNode.children.filter { child in !modalLayers.contains { $0.layoutNode === child } }.flatMap {
      $0.behavior.elements
    }
    let layers = modalLayers.filter { covered[$0.displayRegion.rect] == ObjectIdentifier($0) }
    return layers.flatMap { $0.layoutNode.behavior.elements }
      + free.filter { covered[displayRegion(around: $0.frame).rect] == nil }
  }
}
