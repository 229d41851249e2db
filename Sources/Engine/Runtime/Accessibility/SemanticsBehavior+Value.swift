/// The values of controls that applications describe themselves.
extension SemanticsBehavior {
  /// Announces the value of the whole element that this modifier is part of, once the tree is up to date, if it has
  /// changed and can be adjusted.
  func compareValue() {
    let whole = outermost
    if whole.isComparing || !stage.announcer.hasListener { return }
    whole.isComparing = true
    stage.afterUpdate { [weak whole] in
      whole?.isComparing = false
      whole?.announceChange()
    }
  }

  /// The behavior of the outermost modifier that changes the same element.
  private var outermost: SemanticsBehavior {
    var outermost = self
    while let outer = outermost.parent?.behavior as? SemanticsBehavior, outer.isChange { outermost = outer }
    return outermost
  }

  private var isChange: Bool {
    switch modifier.kind {
    case .change, .text: true
    default: false
    }
  }

  /// Whether the modified view is a control, which announces its value itself.
  private var isAroundControl: Bool {
    if case .meaning(let semantics, _) = modifier.kind { return semantics.adjust != nil }
    guard isChange, layoutNode.children.count == 1 else { return false }
    return (layoutNode.children[0].behavior as? SemanticsBehavior)?.isAroundControl ?? false
  }

  /// The only element that can be adjusted; `nil` if there are others, or if it is a control that announces its value itself.
  private var described: SemanticsElement? {
    guard !isAroundControl else { return nil }
    let adjustable = elements.flatMap(\.adjustable)
    return adjustable.count == 1 ? adjustable[0] : nil
  }

  private func announceChange() {
    guard isOnStage, let element = described, stage.announcer.note(element.value, nil, in: &noted),
      layoutNode.isOnShownPage
    else { return }
    stage.announcer.announceValue(
      element.value, of: element.label, atEnd: word(for: element.endReached),
      isPrivate: layoutNode.isPrivateInTree(element), source: ObjectIdentifier(self))
  }
}

extension SemanticsBehavior: ValueAnnouncing {
  package func noteValues() {
    if case .meaning(let semantics, _) = modifier.kind, semantics.adjust != nil { _ = note(semantics) }
    guard modifier.affectsValue else { return }
    let whole = outermost
    if let element = whole.described { _ = stage.announcer.note(element.value, nil, in: &whole.noted) }
  }
}
