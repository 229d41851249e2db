/// Layers above others: they keep the focus to themselves, and the focus returns to the layer below when they are gone.
///
/// There are two kinds. A modal layer, such as a dialog, covers the whole tree; a focus layer, such as keys on the
/// screen that the knob operates, is a view of the tree that ``View/focusLayer(_:keepsFocusOnTouch:)`` marks. For each
/// covered layer, ``layers`` remembers which view had the focus.
extension FocusEngine {
  /// The layout node that the focus is confined to: the topmost focus layer, a modal layer, or the root.
  package var scope: LayoutNode {
    var top: LayoutNode = host.reachableRoot
    func search(_ layoutNode: LayoutNode) {
      if let layer = layoutNode.behavior as? FocusLayerBehavior, layer.isActive { top = layoutNode }
      for child in layoutNode.behavior.shownChildren { search(child) }
    }
    search(host.reachableRoot)
    return top
  }

  /// A modal layer comes: the focus leaves the view that has it.
  ///
  /// A layer that a key or the knob opens has the focus at once, so that the person sees it there: at the view that
  /// ``View/prefersDefaultFocus(_:in:)`` marks, or else at the first one. A layer that comes by itself gets it only if it
  /// has a single control. Otherwise a press that was meant for the view below would answer a question that the
  /// person has not read.
  package func leaveForModalLayer() {
    let isOpenedByKey = isKeyInUse
    rememberCovered()
    set(nil, visible: false)
    host.afterUpdate(for: nil) { [weak self] in
      guard let self, usesKeys, current == nil, isOpenedByKey || targets.count == 1 else { return }
      move(by: 1)
    }
  }

  /// A modal layer is gone: with a knob or keys, the focus returns to its former view, unless another layer has taken
  /// the place.
  package func returnFromModalLayer() {
    set(nil, visible: false)
    host.afterUpdate(for: nil) { [weak self] in
      guard let self, current == nil, case let before?? = takeFocus(of: scope) else { return }
      if usesKeys, before.isOnStage, before.isEnabled { set(before, visible: true) }
    }
  }

  /// Updates the focus after focus layers were added or removed: it moves into a new layer, and returns when the layer
  /// is gone.
  package func layersChanged() {
    let top = scope
    if let focus = takeFocus(of: top) {
      if current?.ancestry.contains(where: { $0 === top }) != true || current?.isOnStage != true {
        set(focus?.isOnStage == true ? focus : nil, visible: focus != nil && usesKeys)
      }
      return
    }
    guard let current, !current.ancestry.contains(where: { $0 === top }) else { return }
    rememberCovered()
    set(nil, visible: false)
    order = []
    if usesKeys { move(by: 1) }
  }

  /// Dismisses the topmost modal layer without effect, as a touch outside it does. A button with the cancel shortcut is
  /// pressed, if there is one.
  package func leaveLayer() {
    guard let layer = host.modalLayers.last else { return }
    if let layoutNode = targets.first(where: { $0.target.shortcut == .cancelAction }) {
      press(.down, layoutNode)
      press(.up)
    } else {
      layer.touchedBeside()
    }
  }

  /// Remembers the focused view, and the layer that it belongs to.
  private func rememberCovered() {
    guard let current else { return }
    let layer = current.ancestry.first {
      $0.behavior.modalLayer != nil || ($0.behavior as? FocusLayerBehavior)?.isActive == true
    }
    layers.append((Weak(object: layer ?? host.rootLayoutNode), WeakFocus(object: current)))
  }

  /// Takes out the focus that a layer had when another layer covered it, and forgets the focus of the layers above.
  ///
  /// - Returns: The view, or an inner `nil` if the view no longer exists; `nil` if the layer was not covered.
  private func takeFocus(of layer: LayoutNode) -> FocusBehavior?? {
    guard let index = layers.lastIndex(where: { $0.layer.object === layer }) else { return nil }
    let focus = layers[index].focus.object
    layers.removeSubrange(index...)
    return .some(focus)
  }
}
