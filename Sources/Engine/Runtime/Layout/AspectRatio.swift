import Graphics

/// Keeps the ratio of a view's sides.
@preconcurrency @MainActor public struct AspectRatioModifier: LayoutModifier {
  package let ratio: Double?
  package let mode: ContentMode
  package func makeBehavior(for layoutNode: LayoutNode) -> AspectRatioBehavior { AspectRatioBehavior(layoutNode) }
  package func configure(_ behavior: AspectRatioBehavior, in environment: EnvironmentValues) {
    if behavior.ratio != ratio || behavior.mode != mode { behavior.setNeedsLayout() }
    (behavior.ratio, behavior.mode) = (ratio, mode)
  }
}

package final class AspectRatioBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var ratio: Double?
  package var mode = ContentMode.fit

  /// The ratio that is set, or else that of the ideal size.
  private var effectiveRatio: Double {
    if let ratio { return ratio }
    let ideal = children.first?.sizeThatFits(.unspecified) ?? .zero
    return ideal.height > 0 ? ideal.width / ideal.height : 1
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ratio = effectiveRatio
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isLimitedByWidth = (width / ratio < height) == (mode == .fit)
      return isLimitedByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }
}

extension View {
  /// Keeps the ratio of width to height; `nil` for the ratio of the ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Keeps the ratio of width to height that a size has.
  public func aspectRatio(_ aspectRatio: Size, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view inside the space without changing the ratio of its sides.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers the space without changing the ratio of the view's sides.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
