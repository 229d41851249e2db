import Graphics

/// Moves a view's picture without changing the layout.
@preconcurrency @MainActor public struct OffsetModifier: LayoutModifier, Animatable {
  var x: Double
  var y: Double

  /// Both distances.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> OffsetBehavior { OffsetBehavior(layoutNode) }
  func configure(_ behavior: OffsetBehavior, in environment: EnvironmentValues) { behavior.offset = Point(x: x, y: y) }
}

final class OffsetBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var offset = Point.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: offset, proposal: proposal) }
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    children.first?.guide(key, proposal)
  }
}

/// Gives a view its ideal size whatever it is offered.
@preconcurrency @MainActor public struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeBehavior(for layoutNode: LayoutNode) -> FixedSizeBehavior { FixedSizeBehavior(layoutNode) }
  func configure(_ behavior: FixedSizeBehavior, in environment: EnvironmentValues) {
    (behavior.horizontal, behavior.vertical) = (horizontal, vertical)
    behavior.setNeedsLayout()
  }
}

final class FixedSizeBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var horizontal = true
  var vertical = true

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }
}

/// Serves a view earlier or later when a stack's space is short.
@preconcurrency @MainActor public struct LayoutPriorityModifier: LayoutModifier {
  let priority: Double
  func makeBehavior(for layoutNode: LayoutNode) -> LayoutPriorityBehavior { LayoutPriorityBehavior(layoutNode) }
  func configure(_ behavior: LayoutPriorityBehavior, in environment: EnvironmentValues) { behavior.priority = priority }
}

final class LayoutPriorityBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }
  var layoutPriority: Double { priority }
}

/// Makes a view's whole frame sensitive to touch, grown by a margin.
@preconcurrency @MainActor public struct ContentShapeModifier: LayoutModifier {
  let margin: Double
  func makeBehavior(for layoutNode: LayoutNode) -> ContentShapeBehavior { ContentShapeBehavior(layoutNode) }
  func configure(_ behavior: ContentShapeBehavior, in environment: EnvironmentValues) { behavior.margin = margin }
}

final class ContentShapeBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var margin = 0.0
  func hitTest(_ point: Point) -> LayoutNode? {
    layoutNode.hitTestContents(point) ?? (isHit(at: point) ? layoutNode : nil)
  }
  func isHit(at point: Point) -> Bool {
    Rect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

/// Lets touches pass through a view.
@preconcurrency @MainActor public struct HitTestingModifier: LayoutModifier {
  let isEnabled: Bool
  func makeBehavior(for layoutNode: LayoutNode) -> HitTestingBehavior { HitTestingBehavior(layoutNode) }
  func configure(_ behavior: HitTestingBehavior, in environment: EnvironmentValues) { behavior.isEnabled = isEnabled }
}

final class HitTestingBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isEnabled = true
  func hitTest(_ point: Point) -> LayoutNode? { isEnabled ? layoutNode.hitTestContents(point) : nil }
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
