import Graphics

/// Fades a view as a whole.
@preconcurrency @MainActor public struct OpacityModifier: LayoutModifier, Animatable {
  package var opacity: Double

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> OpacityBehavior { OpacityBehavior(layoutNode) }
  package func configure(_ behavior: OpacityBehavior, in environment: EnvironmentValues) { behavior.opacity = opacity }
}

package final class OpacityBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var opacity = 1.0 {
    didSet {
      if opacity == oldValue { return }
      setNeedsPaint()
      if (opacity > 0) != (oldValue > 0) { layoutNode.shownChildrenChanged() }
    }
  }
  /// What cannot be seen cannot be reached either, by whichever way.
  package var shownChildren: [LayoutNode] { opacity > 0 ? layoutNode.orderedChildren : [] }
  package func groupEffect(in state: PaintState) -> GroupEffect? {
    opacity < 1 ? GroupEffect(opacity: max(0, opacity)) : nil
  }
  package func hitTest(_ point: Point) -> LayoutNode? { opacity > 0 ? layoutNode.hitTestContents(point) : nil }
}

extension View {
  /// Fades the view as a whole: 0 is invisible, and also out of reach.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}
