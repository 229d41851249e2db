import Graphics

/// Puts a view's middle at a point of the space, all of which is taken.
@preconcurrency @MainActor public struct PositionModifier: LayoutModifier, Animatable {
  package var point: Point

  /// The coordinates of the point.
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
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = proposal.replacingUnspecifiedDimensions(by: size)
    return children.map { child in
      let extent = child.sizeThatFits(ProposedViewSize(offer))
      return Placement(
        origin: Point(x: point.x - extent.width / 2, y: point.y - extent.height / 2),
        proposal: ProposedViewSize(offer))
    }
  }
}

extension View {
  /// Puts the view's middle at a point of the space, in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modifier(PositionModifier(point: Point(x: x, y: y)))
  }

  /// Puts the view's middle at a point of the space, in points.
  public func position(_ position: Point) -> some View { modifier(PositionModifier(point: position)) }
}
