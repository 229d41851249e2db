import Values

extension FocusEngine {
  /// The view that has the focus while an element of the accessibility tree has it; `nil` if the element cannot have it.
  package func target(of element: SemanticsElement) -> FocusBehavior? {
    guard let owner = element.source.owner as? LayoutNode else { return nil }
    let targets = targets
    let inside = targets.filter { target in target.layoutNode.ancestry.contains { $0 === owner } }
    if inside.count == 1 { return inside[0] }
    let around = owner.ancestry.firstMapped { $0.behavior as? FocusBehavior }
    return around.flatMap { around in targets.first { $0 === around } }
  }
}
