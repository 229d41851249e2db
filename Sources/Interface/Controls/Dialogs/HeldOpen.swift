/// Keeps the sheet around a view open until something inside closes it.
private struct HoldOpenModifier: BoxModifier {
  let isHeldOpen: Bool
  func makeBox(for node: Node) -> HoldOpenBox { HoldOpenBox(node: node) }
  func configure(_ box: HoldOpenBox, in environment: EnvironmentValues) { box.isHeldOpen = isHeldOpen }
}

private final class HoldOpenBox: Box { var isHeldOpen = false }

extension ModalBox {
  /// Whether a view inside wants the layer to stay.
  var isHeldOpen: Bool {
    func search(_ box: Box) -> Bool {
      (box as? HoldOpenBox)?.isHeldOpen ?? false || box.children.contains(where: search)
    }
    return search(self)
  }
}

extension View {
  /// Keeps the sheet around the view open: neither a touch beside it nor Escape closes it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(HoldOpenModifier(isHeldOpen: isDisabled)).presentationTraits { $0.isHeldOpen = isDisabled }
  }
}
