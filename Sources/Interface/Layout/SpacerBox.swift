import Graphics

/// Space that stretches along its stack's axis, and in both directions elsewhere.
final class SpacerBox: Box {
  var minLength = StackBox.defaultSpacing { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var isSpacer: Bool { true }
  /// Spacers stretch last.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let axis = (sequence(first: self as Box, next: { $0.parent }).first { $0 is StackBox } as? StackBox)?.axis
    func along(_ offer: Double?) -> Double { max(offer ?? minLength, minLength) }
    return Size(
      width: axis == .vertical ? 0 : along(proposal.width), height: axis == .horizontal ? 0 : along(proposal.height))
  }
}
