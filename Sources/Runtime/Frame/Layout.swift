import Graphics

/// The layout pass: layout nodes that changed are measured again, and the change spreads upwards only as far as sizes differ.
extension Stage {
  package func layOut() {
    guard needsLayout else { return }
    needsLayout = false
    if layoutTransaction.isEmpty { placeAll() } else { layoutTransaction.run(placeAll) }
  }

  private func placeAll() {
    _ = rootLayoutNode.settle()
    rootLayoutNode.place(at: .zero, proposal: ProposedViewSize(size))
    layoutSettled()
  }
}
