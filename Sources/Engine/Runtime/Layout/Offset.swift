import Graphics

/// Moves a view's picture without changing the layout.
@preconcurrency @MainActor public struct OffsetModifier: LayoutModifier, Animatable {
  package var x: Double
  package var y: Double

  /// The horizontal and the vertical distance, in points.
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

extension View {
  /// Moves the picture by the given points; the layout stays as it is.
  public func offset(x: Double = 0, y: Double = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }

  /// Moves the picture by the given points; the layout stays as it is.
  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }
}
