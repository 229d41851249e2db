import Graphics

/// Modal layers, which are above the application's views.
extension Stage {
  /// Presents a layer above all others and moves the focus into it.
  package func present(_ layer: any ModalLayer) {
    focus.leaveForModalLayer()
    modalLayers.append(layer)
    rootContentChanged()
  }

  /// Dismisses a layer. With a knob or keys, the focus returns to its former view.
  package func dismiss(_ layer: any ModalLayer) {
    modalLayers.removeAll { $0 === layer }
    focus.returnFromModalLayer()
    rootContentChanged()
  }

  /// The root for knob and keys: the topmost layer, or the whole tree.
  package var reachableRoot: LayoutNode { modalLayers.last?.layoutNode ?? rootLayoutNode }

  /// The accessibility elements that a touch can reach: on a display with modal layers, the elements of the topmost
  /// layer; on other displays, all elements.
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
