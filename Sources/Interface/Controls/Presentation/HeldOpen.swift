import Runtime
import Values

/// Marks a view that forbids interactive dismissal of the sheet around it.
private struct HoldOpenModifier: LayoutModifier {
  let isHeldOpen: Bool
  func makeBehavior(for layoutNode: LayoutNode) -> HoldOpenBehavior { HoldOpenBehavior(layoutNode) }
  func configure(_ behavior: HoldOpenBehavior, in environment: EnvironmentValues) { behavior.isHeldOpen = isHeldOpen }
}

/// Carries the mark in the layout tree, where the modal layer looks for it.
private final class HoldOpenBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isHeldOpen = false
}

extension ModalBehavior {
  /// Whether a view in the layer forbids that a touch outside or Escape closes it.
  var isHeldOpen: Bool {
    func search(_ layoutNode: LayoutNode) -> Bool {
      (layoutNode.behavior as? HoldOpenBehavior)?.isHeldOpen ?? false || layoutNode.children.contains(where: search)
    }
    return search(layoutNode)
  }
}

extension View {
  /// Decides whether a touch outside, a drag or Escape can close the sheet around the view.
  ///
  /// - Parameter isDisabled: true to leave only the closing by code, such as a button's.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(HoldOpenModifier(isHeldOpen: isDisabled)).presentationTraits { $0.isHeldOpen = isDisabled }
  }
}
