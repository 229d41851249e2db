import Graphics

/// Moves a view's picture without changing the layout.
@preconcurrency @MainActor public struct OffsetModifier: BoxModifier, Animatable {
  var x: Double
  var y: Double

  /// Both distances.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func makeBox(for node: Node) -> OffsetBox { OffsetBox(node: node) }
  func configure(_ box: OffsetBox, in environment: EnvironmentValues) { box.offset = Point(x: x, y: y) }
}

final class OffsetBox: Box {
  var offset = Point.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: offset, proposal: proposal) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    children.first?.guide(key, proposal)
  }
}

/// Gives a view its ideal size whatever it is offered.
@preconcurrency @MainActor public struct FixedSizeModifier: BoxModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeBox(for node: Node) -> FixedSizeBox { FixedSizeBox(node: node) }
  func configure(_ box: FixedSizeBox, in environment: EnvironmentValues) {
    (box.horizontal, box.vertical) = (horizontal, vertical)
    box.setNeedsLayout()
  }
}

final class FixedSizeBox: Box {
  var horizontal = true
  var vertical = true

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    children.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }
}

/// Serves a view earlier or later when a stack's space is short.
@preconcurrency @MainActor public struct LayoutPriorityModifier: BoxModifier {
  let priority: Double
  func makeBox(for node: Node) -> LayoutPriorityBox { LayoutPriorityBox(node: node) }
  func configure(_ box: LayoutPriorityBox, in environment: EnvironmentValues) { box.priority = priority }
}

final class LayoutPriorityBox: Box {
  var priority = 0.0 { didSet { if priority != oldValue { setNeedsLayout() } } }
  override var layoutPriority: Double { priority }
}

/// Makes a view's whole frame sensitive to touch, grown by a margin.
@preconcurrency @MainActor public struct ContentShapeModifier: BoxModifier {
  let margin: Double
  func makeBox(for node: Node) -> ContentShapeBox { ContentShapeBox(node: node) }
  func configure(_ box: ContentShapeBox, in environment: EnvironmentValues) { box.margin = margin }
}

final class ContentShapeBox: Box {
  var margin = 0.0
  override func hitTest(_ point: Point) -> Box? { super.hitTest(point) ?? (isHit(at: point) ? self : nil) }
  override func isHit(at point: Point) -> Bool {
    Rect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

/// Lets touches pass through a view.
@preconcurrency @MainActor public struct HitTestingModifier: BoxModifier {
  let isEnabled: Bool
  func makeBox(for node: Node) -> HitTestingBox { HitTestingBox(node: node) }
  func configure(_ box: HitTestingBox, in environment: EnvironmentValues) { box.isEnabled = isEnabled }
}

final class HitTestingBox: Box {
  var isEnabled = true
  override func hitTest(_ point: Point) -> Box? { isEnabled ? super.hitTest(point) : nil }
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
