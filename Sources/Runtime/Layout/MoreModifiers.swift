import Graphics

/// How a view with a fixed ratio of its sides fills the space.
public nonisolated enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

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

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = children.first?.sizeThatFits(.unspecified) ?? .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(ideal)
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

/// Puts a view's middle at a point of the space, all of which is taken.
@preconcurrency @MainActor public struct PositionModifier: LayoutModifier, Animatable {
  package var point: Point

  /// The point.
  public var animatableData: Point.AnimatableData {
    get { point.animatableData }
    set { point.animatableData = newValue }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> PositionBehavior { PositionBehavior(layoutNode) }
  package func configure(_ behavior: PositionBehavior, in environment: EnvironmentValues) {
    if behavior.point != point { behavior.setNeedsLayout() }
    behavior.point = point
  }
}

package final class PositionBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var point = Point.zero

  package func measure(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(.unspecified) ?? .zero)
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      let extent = child.sizeThatFits(proposal)
      return Placement(
        origin: Point(x: point.x - extent.width / 2, y: point.y - extent.height / 2), proposal: proposal)
    }
  }
}

/// Sets the position of a guide.
@preconcurrency @MainActor public struct AlignmentGuideModifier: LayoutModifier {
  package let key: AlignmentKey
  package let position: (ViewDimensions) -> Double
  package func makeBehavior(for layoutNode: LayoutNode) -> AlignmentGuideBehavior { AlignmentGuideBehavior(layoutNode) }
  package func configure(_ behavior: AlignmentGuideBehavior, in environment: EnvironmentValues) {
    behavior.stage.guidesInUse.insert(key)
    (behavior.key, behavior.position) = (key, position)
    behavior.setNeedsLayout()
  }
}

package final class AlignmentGuideBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var key: AlignmentKey?
  package var position: (ViewDimensions) -> Double = { _ in 0 }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard key == self.key, let child = children.first else { return children.first?.guide(key, proposal) }
    return position(child.dimensions(proposal))
  }
}

/// Draws a view above or below siblings.
@preconcurrency @MainActor public struct ZIndexModifier: LayoutModifier {
  package let value: Double
  package func makeBehavior(for layoutNode: LayoutNode) -> ZIndexBehavior { ZIndexBehavior(layoutNode) }
  package func configure(_ behavior: ZIndexBehavior, in environment: EnvironmentValues) {
    if behavior.value == value { return }
    behavior.stage.hasLevels = true
    behavior.value = value
    behavior.zOrderChanged()
  }
}

package final class ZIndexBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var value = 0.0
  package var zIndex: Double { value }

  package func zOrderChanged() { layoutNode.parentOfSiblings?.shownChildrenChanged() }
}

extension LayoutNode {
  /// The layout node in which this one, in however many wrappers, stands beside others.
  package var parentOfSiblings: LayoutNode? {
    var layoutNode = parent
    while let wrapper = layoutNode, wrapper.children.count == 1, wrapper.parent != nil { layoutNode = wrapper.parent }
    return layoutNode
  }
}

extension View {
  /// Keeps the ratio of width to height; `nil` for that of the ideal size.
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

  /// Puts the view's middle at a point of the space, in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modifier(PositionModifier(point: Point(x: x, y: y)))
  }

  /// Puts the view's middle at a point of the space, in points.
  public func position(_ position: Point) -> some View { modifier(PositionModifier(point: position)) }

  /// Moves the picture by the given points; the layout stays as it is.
  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Sets the position of a guide across, in the view's space.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }

  /// Sets the position of a guide down, in the view's space.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }

  /// Draws the view above siblings of a lower index.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
