import Graphics

/// Makes a view's whole frame sensitive to touch, grown by a margin.
@preconcurrency @MainActor public struct ContentShapeModifier: LayoutModifier {
  package let margin: EdgeInsets
  package func makeBehavior(for layoutNode: LayoutNode) -> ContentShapeBehavior { ContentShapeBehavior(layoutNode) }
  package func configure(_ behavior: ContentShapeBehavior, in environment: EnvironmentValues) {
    behavior.margin = margin
  }
}

package final class ContentShapeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var margin = EdgeInsets()
  package func hitTest(_ point: Point) -> LayoutNode? {
    layoutNode.hitTestContents(point) ?? (isHit(at: point) ? layoutNode : nil)
  }
  package func isHit(at point: Point) -> Bool {
    Rect(
      minX: -margin.leading, minY: -margin.top, maxX: frame.width + margin.trailing, maxY: frame.height + margin.bottom
    ).contains(point)
  }
}

extension View {
  /// Makes the whole frame sensitive to touch, and `margin` points around it.
  public func touchable(margin: Double = 0) -> some View {
    modifier(ContentShapeModifier(margin: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)))
  }

  /// Makes the whole frame sensitive to touch, and some points above or below it.
  package func touchable(beyond edge: VerticalEdge, _ length: Double) -> some View {
    modifier(
      ContentShapeModifier(
        margin: EdgeInsets(
          top: edge == .top ? length : 0, leading: 0, bottom: edge == .bottom ? length : 0, trailing: 0)))
  }
}
