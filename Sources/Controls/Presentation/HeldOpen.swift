import Runtime
import Values

/// Keeps the sheet around a view open until something inside closes it.
private struct HoldOpenModifier: LayoutModifier {
  let isHeldOpen: Bool
  func makeBehavior(for layoutNode: LayoutNode) -> HoldOpenBehavior { HoldOpenBehavior(layoutNode) }
  func configure(_ behavior: HoldOpenBehavior, in environment: EnvironmentValues) { behavior.isHeldOpen = isHeldOpen }
}

private final class HoldOpenBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isHeldOpen = false
}

extension ModalBehavior {
  /// Whether a view inside wants the layer to stay.
  var isHeldOpen: Bool {
    func search(_ layoutNode: LayoutNode) -> Bool {
      (layoutNode.behavior as? HoldOpenBehavior)?.isHeldOpen ?? false || layoutNode.children.contains(where: search)
    }
    return search(layoutNode)
  }
}

extension View {
  /// Keeps the sheet around the view open: neither a touch beside it nor Escape closes it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(HoldOpenModifier(isHeldOpen: isDisabled)).presentationTraits { $0.isHeldOpen = isDisabled }
  }
}
