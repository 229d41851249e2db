import Graphics

/// Gives a view a meaning whose label is a view, wherever and whether or not that label is shown.
struct RepresentedModifier<Label: View>: ViewModifier {
  typealias Body = Never

  let semantics: Semantics
  let children: AccessibilityChildBehavior
  let label: Label

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, RepresentedModifier>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, RepresentedModifier>> {
    RepresentedNode(view, in: site)
  }
}

/// Keeps the label's place in the tree, but not in the layout: it is only read.
private final class RepresentedNode<Base: View, Label: View>: ViewNode<
  ModifiedContent<Base, RepresentedModifier<Label>>
>
{
  private var content: ViewNode<ModifiedContent<Base, SemanticsModifier>>!
  private var label: ViewNode<Label>!

  init(_ view: ModifiedContent<Base, RepresentedModifier<Label>>, in site: Site) {
    super.init(in: site)
    label = .make(view.modifier.label, in: self.site())
    content = .make(described(view), in: self.site())
  }

  override var boxes: [Box] { content.boxes }
  override var children: [Node] { [content, label] }

  override func update(to view: ModifiedContent<Base, RepresentedModifier<Label>>) {
    label.update(to: view.modifier.label)
    content.update(to: described(view))
  }

  private func described(
    _ view: ModifiedContent<Base, RepresentedModifier<Label>>
  ) -> ModifiedContent<Base, SemanticsModifier> {
    let semantics = view.modifier.semantics
    let modifier = SemanticsModifier(semantics: semantics, children: view.modifier.children) { [weak label] in
      let words = label?.boxes.flatMap { $0.elements() }.flatMap(\.words) ?? []
      return words.joined(separator: ", ")
    }
    return view.content.modifier(modifier)
  }
}

extension View {
  /// Gives the view a meaning. Where that has no label of its own, it is read from another view.
  func semantics<Label: View>(
    _ semantics: Semantics, children: AccessibilityChildBehavior, label: Label
  ) -> some View {
    modifier(RepresentedModifier(semantics: semantics, children: children, label: label))
  }
}
