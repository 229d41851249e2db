import Graphics

/// Gives a view a frame of a given size, or of bounded size.
@preconcurrency @MainActor public struct FrameModifier: LayoutModifier {
  @Compact package var width: Double?
  @Compact package var height: Double?
  @Compact package var minWidth: Double?
  @Compact package var idealWidth: Double?
  @Compact package var maxWidth: Double?
  @Compact package var minHeight: Double?
  @Compact package var idealHeight: Double?
  @Compact package var maxHeight: Double?
  package var alignment: Alignment

  package init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, idealWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> FrameBehavior { FrameBehavior(modifier: self, layoutNode) }
  package func configure(_ behavior: FrameBehavior, in environment: EnvironmentValues) {
    behavior.modifier = self
    behavior.isMirrored = environment.isRightToLeft
  }

  /// Compares the extents and not the bytes: an alignment has padding bytes.
  package static func isSame(_ left: FrameModifier, _ right: FrameModifier) -> Bool {
    left.width == right.width && left.height == right.height && left.minWidth == right.minWidth
      && left.idealWidth == right.idealWidth && left.maxWidth == right.maxWidth && left.minHeight == right.minHeight
      && left.idealHeight == right.idealHeight && left.maxHeight == right.maxHeight && left.alignment == right.alignment
  }
}

/// A number that may be missing, in no more bytes than a number: modifiers are copied from view to view.
@propertyWrapper
package struct Compact {
  private var number: Double
  /// The bits of a missing number: one of the many NaN patterns, which no computation returns.
  private static var missing: UInt64 { 0x7FFC_FACE_0000_0001 }

  /// The number; `nil` if it is missing.
  package var wrappedValue: Double? {
    get { number.bitPattern == Self.missing ? nil : number }
    set { number = newValue ?? Double(bitPattern: Self.missing) }
  }

  package init(wrappedValue: Double?) { number = wrappedValue ?? Double(bitPattern: Self.missing) }
}

package final class FrameBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package var modifier: FrameModifier { didSet { if !FrameModifier.isSame(modifier, oldValue) { setNeedsLayout() } } }

  package init(modifier: FrameModifier, _ layoutNode: LayoutNode) {
    self.modifier = modifier
    self.layoutNode = layoutNode
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let inner = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(
      width: extent(
        proposal.width, inner.width, modifier.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: extent(
        proposal.height, inner.height, modifier.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let measured = offer(proposal)
    let placed = placedOffer(measured, in: size)
    return children.map { child in
      let offer = child.proposal(measured, orAtPlacing: placed)
      let inner = child.dimensions(offer)
      let frame = ViewDimensions(width: size.width, height: size.height) { _ in nil }
      let origin = Point(
        x: frame[modifier.alignment.horizontal] - inner[modifier.alignment.horizontal],
        y: frame[modifier.alignment.vertical] - inner[modifier.alignment.vertical])
      return Placement(origin: origin, proposal: offer)
    }
  }

  /// The proposal to the child: the proposal to the frame, brought within the frame's bounds.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width
        ?? bounded(proposal.width ?? modifier.idealWidth, modifier.minWidth, modifier.maxWidth),
      height: modifier.height
        ?? bounded(proposal.height ?? modifier.idealHeight, modifier.minHeight, modifier.maxHeight))
  }

  /// Returns the proposal for placing the child: the frame's length, except along an axis where the child's length has
  /// decided it.
  private func placedOffer(_ offer: ProposedViewSize, in size: Size) -> ProposedViewSize {
    func length(_ offer: Double?, _ length: Double, _ fixed: Double?, _ low: Double?, _ high: Double?) -> Double? {
      if let fixed { return fixed }
      // A child that takes less than it was proposed takes the same for a proposal between the two.
      if let offer { return max(offer, length) }
      return low ?? -.infinity < length && length < high ?? .infinity ? nil : length
    }
    return ProposedViewSize(
      width: length(offer.width, size.width, modifier.width, modifier.minWidth, modifier.maxWidth),
      height: length(offer.height, size.height, modifier.height, modifier.minHeight, modifier.maxHeight))
  }

  private func bounded(_ offer: Double?, _ low: Double?, _ high: Double?) -> Double? {
    guard let offer else { return nil }
    return max(low ?? -.infinity, min(high ?? .infinity, offer))
  }

  /// A bound that is missing is the content's own extent, and so is a missing ideal extent, within the bounds.
  private func extent(
    _ offer: Double?, _ inner: Double, _ fixed: Double?, _ low: Double?, _ ideal: Double?, _ high: Double?
  ) -> Double {
    if let fixed { return fixed }
    if offer == nil, let ideal { return max(low ?? 0, ideal) }
    let wanted = offer ?? inner
    switch (low, high) {
    case (nil, nil): return inner
    case (let low?, nil): return max(low, min(inner, wanted))
    case (nil, let high?): return min(high, max(inner, wanted))
    case (let low?, let high?): return max(low, min(high, wanted))
    }
  }
}

extension View {
  /// Puts the view in a frame of the given extents in points; one that is missing, negative or not finite follows the view.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    func extent(_ length: Double?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    return modifier(FrameModifier(width: extent(width), height: extent(height), alignment: alignment))
  }

  /// Puts the view in a frame that stays within bounds, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
