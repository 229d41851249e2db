import Graphics

/// The modifier that sets the opacity of a view as a whole.
@preconcurrency @MainActor public struct OpacityModifier: LayoutModifier, Animatable {
  /// The opacity of the view, 0…1.
  package var opacity: Double

  /// The opacity, which an animation interpolates.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> OpacityBehavior { OpacityBehavior(layoutNode) }
  package func configure(_ behavior: OpacityBehavior, in environment: EnvironmentValues) { behavior.opacity = opacity }
}

/// The layout behavior of ``View/opacity(_:)``.
package final class OpacityBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The opacity of the view, 0…1. Changes from and to 0 also change which views can be reached.
  package var opacity = 1.0 {
    didSet {
      if opacity == oldValue { return }
      setNeedsPaint()
      if (opacity > 0) != (oldValue > 0) { layoutNode.shownChildrenChanged() }
    }
  }
  /// An invisible view receives no input of any kind.
  package var shownChildren: [LayoutNode] { opacity > 0 ? layoutNode.orderedChildren : [] }
  package func groupEffect(in state: PaintState) -> GroupEffect? {
    opacity < 1 ? GroupEffect(opacity: max(0, opacity)) : nil
  }
  package func hitTest(_ point: Point) -> LayoutNode? { opacity > 0 ? layoutNode.hitTestContents(point) : nil }
}

extension View {
  /// Sets the opacity of the view as a whole, 0…1. At 0 the view is invisible and receives no input.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}
