import Graphics

/// Moves a view's picture without changing the layout.
@preconcurrency @MainActor public struct OffsetModifier: LayoutModifier, Animatable {
  package var x: Double
  package var y: Double

  /// Both distances.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> OffsetBehavior { OffsetBehavior(layoutNode) }
  package func configure(_ behavior: OffsetBehavior, in environment: EnvironmentValues) {
    behavior.offset = Point(x: x, y: y)
  }
}

package final class OffsetBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var offset = Point.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: offset, proposal: proposal) }
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    children.first?.guide(key, proposal)
  }
}

/// Gives a view its ideal size whatever it is offered.
@preconcurrency @MainActor public struct FixedSizeModifier: LayoutModifier {
  package let horizontal: Bool
  package let vertical: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> FixedSizeBehavior { FixedSizeBehavior(layoutNode) }
  package func configure(_ behavior: FixedSizeBehavior, in environment: EnvironmentValues) {
    (behavior.horizontal, behavior.vertical) = (horizontal, vertical)
    behavior.setNeedsLayout()
  }
}

package final class FixedSizeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var horizontal = true
  package var vertical = true

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }
}

/// Serves a view earlier or later when a stack's space is short.
@preconcurrency @MainActor public struct LayoutPriorityModifier: LayoutModifier {
  package let priority: Double
  package func makeBehavior(for layoutNode: LayoutNode) -> LayoutPriorityBehavior { LayoutPriorityBehavior(layoutNode) }
  package func configure(_ behavior: LayoutPriorityBehavior, in environment: EnvironmentValues) {
    behavior.priority = priority
  }
}

package final class LayoutPriorityBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }
  package var layoutPriority: Double { priority }
}

/// Makes a view's whole frame sensitive to touch, grown by a margin.
@preconcurrency @MainActor public struct ContentShapeModifier: LayoutModifier {
  package let margin: Double
  package func makeBehavior(for layoutNode: LayoutNode) -> ContentShapeBehavior { ContentShapeBehavior(layoutNode) }
  package func configure(_ behavior: ContentShapeBehavior, in environment: EnvironmentValues) {
    behavior.margin = margin
  }
}

package final class ContentShapeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var margin = 0.0
  package func hitTest(_ point: Point) -> LayoutNode? {
    layoutNode.hitTestContents(point) ?? (isHit(at: point) ? layoutNode : nil)
  }
  package func isHit(at point: Point) -> Bool {
    Rect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

/// Lets touches pass through a view.
@preconcurrency @MainActor public struct HitTestingModifier: LayoutModifier {
  package let isEnabled: Bool
  package func makeBehavior(for layoutNode: LayoutNode) -> HitTestingBehavior { HitTestingBehavior(layoutNode) }
  package func configure(_ behavior: HitTestingBehavior, in environment: EnvironmentValues) {
    behavior.isEnabled = isEnabled
  }
}

package final class HitTestingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var isEnabled = true
  package func hitTest(_ point: Point) -> LayoutNode? { isEnabled ? layoutNode.hitTestContents(point) : nil }
}

extension View {
  /// Moves the picture by the given points; the layout stays as it is.
  public func offset(x: Double = 0, y: Double = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }

  /// Gives the view its ideal size in both directions.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Serves the view before others of lower priority when space is short.
  public func layoutPriority(_ priority: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: priority))
  }

  /// Makes the whole frame sensitive to touch, and `margin` points around it.
  public func touchable(margin: Double = 0) -> some View { modifier(ContentShapeModifier(margin: margin)) }

  /// Decides whether the view can be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: isEnabled)) }
}
