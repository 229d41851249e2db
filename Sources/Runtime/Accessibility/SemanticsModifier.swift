import Graphics

/// Gives a view a meaning, or changes the one that it has.
package struct SemanticsModifier: LayoutModifier {
  package enum Kind {
    /// The view is one element, for this.
    case meaning(Semantics, AccessibilityChildBehavior)
    /// The view is one element.
    case element(AccessibilityChildBehavior)
    /// The element is changed; several become a group first.
    case change((inout SemanticsElement) -> Void)
    /// Each element is changed.
    case changeEach((inout SemanticsElement) -> Void)
    /// Others stand in the view's place.
    case replacement(() -> [SemanticsElement])
    /// Others are inside the view's element.
    case inside(() -> [SemanticsElement])
    /// There is nothing.
    case hidden
  }

  package let kind: Kind
  /// Says what the label is that a control was given as a view.
  package var label: (() -> String)?

  package init(_ kind: Kind, label: (() -> String)? = nil) {
    self.kind = kind
    self.label = label
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> SemanticsBehavior { SemanticsBehavior(layoutNode) }

  package func configure(_ behavior: SemanticsBehavior, in environment: EnvironmentValues) {
    behavior.isEnabled = environment.isEnabled
    behavior.show(self)
  }
}

package final class SemanticsBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var modifier = SemanticsModifier(.element(.contain))
  private var announcedValue: String?
  package var isEnabled = true

  package func show(_ modifier: SemanticsModifier) {
    self.modifier = modifier
    guard case .meaning(let semantics, _) = modifier.kind, semantics.adjust != nil else { return }
    defer { announcedValue = semantics.value }
    guard let announcedValue, announcedValue != semantics.value, isOnStage else { return }
    stage.announcer.announceValue(
      semantics.value, of: named(semantics).label, atEnd: semantics.endReached, source: ObjectIdentifier(self))
  }

  package var elements: [SemanticsElement] {
    let inside = layoutNode.elementsInside
    switch modifier.kind {
    case .meaning(let semantics, let children): return [meant(semantics, children, inside)]
    case .element(let children): return united(inside, children)
    case .change(let change): return [changed(one(of: inside), by: change)]
    case .changeEach(let change): return inside.map { changed($0, by: change) }
    case .replacement(let elements): return elements().map(moved)
    case .inside(let elements):
      var element = one(of: inside)
      element.children = elements().map(moved)
      return [element]
    case .hidden: return []
    }
  }

  private func named(_ semantics: Semantics) -> Semantics {
    var own = semantics
    if own.label.isEmpty, let label = modifier.label { own.label = label() }
    return own
  }

  private func meant(
    _ semantics: Semantics, _ children: AccessibilityChildBehavior, _ inside: [SemanticsElement]
  ) -> SemanticsElement {
    var own = named(semantics)
    if own.label.isEmpty { own.label = inside.filter(\.isOnlyRead).flatMap(\.words).joined(separator: ", ") }
    let kept =
      children == .controls
      ? inside.filter { $0.role != .text && $0.role != .image } : children == .contain ? inside : []
    var element = layoutNode.element(own, children: kept)
    if !isEnabled { element.disable() }
    return element
  }

  private func changed(
    _ element: SemanticsElement, by change: (inout SemanticsElement) -> Void
  ) -> SemanticsElement {
    var element = element
    change(&element)
    if !isEnabled { element.disable() }
    return element
  }

  /// An element that stands for this view lies where the view does.
  private func moved(_ element: SemanticsElement) -> SemanticsElement {
    var element = element
    element.frame = layoutNode.shownFrameOnStage
    element.children = element.children.map(moved)
    return element
  }

  /// The only element inside, or a group of all.
  private func one(of inside: [SemanticsElement]) -> SemanticsElement {
    inside.count == 1 ? inside[0] : layoutNode.element(Semantics(role: .group), children: inside)
  }

  private func united(_ inside: [SemanticsElement], _ children: AccessibilityChildBehavior) -> [SemanticsElement] {
    switch children {
    case .ignore: return [layoutNode.element(Semantics(role: .group), children: [])]
    case .combine: return combined(inside)
    default: return [layoutNode.element(Semantics(role: .group), children: inside)]
    }
  }

  /// One element that is read and used for all. Of two that are adjustable neither could be meant: they stay apart.
  private func combined(_ inside: [SemanticsElement]) -> [SemanticsElement] {
    let adjustable = inside.flatMap(\.adjustable)
    if adjustable.count > 1 {
      return combined(inside.filter { $0.adjustable.isEmpty }) + inside.filter { !$0.adjustable.isEmpty }
    }
    let words = inside.flatMap(\.words)
    var own = Semantics(role: .group, label: words.joined(separator: ", "))
    own.adjust = adjustable.first?.adjust
    own.actions = inside.flatMap(\.offeredActions)
    own.traits = inside.reduce([]) { $0.union($1.traits.subtracting($1.role.traits)) }
    return [layoutNode.element(own, children: [])]
  }
}

extension Semantics {
  /// The end of the range that the value has reached.
  package var endReached: String? {
    if value == maximum && !maximum.isEmpty { return "maximum" }
    return value == minimum && !minimum.isEmpty ? "minimum" : nil
  }
}

extension SemanticsElement {
  /// Whether there is nothing to do with the element.
  fileprivate var isOnlyRead: Bool { press == nil && adjust == nil && (role == .text || role == .image) }

  /// The adjustable elements here and inside.
  fileprivate var adjustable: [SemanticsElement] { adjust != nil ? [self] : children.flatMap(\.adjustable) }

  /// What can be done here and inside, with names; not with the parts of what is adjusted as a whole.
  fileprivate var offeredActions: [Action] {
    let own = press.map { [Action(name: label, perform: $0)] } ?? []
    return own + actions + (adjust == nil ? children.flatMap(\.offeredActions) : [])
  }
}
