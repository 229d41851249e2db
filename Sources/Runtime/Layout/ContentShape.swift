import Graphics

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

extension View {
  /// Makes the whole frame sensitive to touch, and `margin` points around it.
  public func touchable(margin: Double = 0) -> some View { modifier(ContentShapeModifier(margin: margin)) }
}
