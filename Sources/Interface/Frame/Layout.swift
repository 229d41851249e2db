import Graphics

/// The layout pass: boxes that changed are measured again, and the change spreads upwards only as far as sizes differ.
extension Stage {
  func layOut() {
    guard needsLayout else { return }
    needsLayout = false
    if layoutTransaction.isEmpty { placeAll() } else { layoutTransaction.run(placeAll) }
  }

  private func placeAll() {
    _ = rootBox.settle()
    rootBox.place(at: .zero, proposal: ProposedViewSize(size))
    layoutSettled()
  }
}
