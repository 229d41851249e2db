import Graphics

/// The layout pass: boxes that changed are measured again, and the change spreads upwards only as far as sizes differ.
extension Stage {
  func layOut() {
    guard needsLayout else { return }
    needsLayout = false
    _ = rootBox.settle()
    rootBox.place(at: .zero, proposal: ProposedViewSize(size))
  }
}
