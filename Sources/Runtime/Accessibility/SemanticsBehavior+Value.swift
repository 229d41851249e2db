/// The values of controls that applications describe themselves.
extension SemanticsBehavior {
  /// Announces the value of the whole element that this modifier is part of, once the tree is up to date, if it has
  /// changed and can be adjusted.
  func compareValue() {
    let whole = outermost
    if whole.isComparing { return }
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
    if case .change = modifier.kind { true } else { false }
  }

  /// Whether the modified view is a control, which announces its value itself.
  private var isAroundControl: Bool {
    if case .meaning(let semantics, _) = modifier.kind { return semantics.adjust != nil }
    guard isChange, layoutNode.children.count == 1 else { return false }
    return (layoutNode.children[0].behavior as? SemanticsBehavior)?.isAroundControl ?? false
  }

  /// Remembers the present value in the place of the first, when somebody begins to listen.
  fileprivate func noteValue() {
    guard announcedValue != nil, !isAroundControl else { return }
    let adjustable = elements.flatMap(\.adjustable)
    if adjustable.count == 1 { announcedValue = adjustable[0].value }
  }

  private func announceChange() {
    // Without a listener only the first value is needed, to compare later ones with.
    if !isOnStage || isAroundControl || (!stage.announcer.hasListener && announcedValue != nil) { return }
    let adjustable = elements.flatMap(\.adjustable)
    guard adjustable.count == 1, let element = adjustable.first else { return }
    defer { announcedValue = element.value }
    guard let announcedValue, announcedValue != element.value else { return }
    stage.announcer.announceValue(
      element.value, of: element.label, atEnd: word(for: element.endReached),
      isPrivate: element.isPrivate || isPrivacySensitive, source: ObjectIdentifier(self))
  }
}

extension LayoutNode {
  /// Remembers the values that applications describe themselves, of this view and of those inside.
  ///
  /// Nobody has compared them while nobody listened: what has changed until now is no news for whoever begins to listen.
  package func noteValues() {
    (behavior as? SemanticsBehavior)?.noteValue()
    for child in children { child.noteValues() }
  }
}
