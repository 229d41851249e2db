import Graphics

/// The layout pass: layout nodes that have changed are measured again, and their ancestors as far as sizes change.
extension Stage {
  /// Performs the layout pass, if it is needed.
  package func layOut() {
    guard needsLayout else { return }
    needsLayout = false
    if layoutTransaction.isEmpty { placeAll() } else { layoutTransaction.run(placeAll) }
  }

  /// Measures and places the whole tree where it has changed.
  private func placeAll() {
    _ = rootLayoutNode.settle()
    rootLayoutNode.place(at: .zero, proposal: ProposedViewSize(size))
    layoutSettled()
  }
}
