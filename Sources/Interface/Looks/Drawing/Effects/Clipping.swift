import Graphics
import Runtime
import Values

/// Clips a view to a shape in its frame.
@preconcurrency @MainActor public struct ClipModifier<Outline: Shape>: LayoutModifier, Animatable {
  var shape: Outline
  var style: FillStyle

  /// The animatable data of the shape.
  public var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> ClipBehavior { ClipBehavior(layoutNode) }
  package func configure(_ behavior: ClipBehavior, in environment: EnvironmentValues) {
    behavior.clip(to: shape._shape(in: environment), style.rule)
  }
}

/// Clips the descendants of a node, for drawing and for touches.
package final class ClipBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var shape: any Shape = Rectangle()
  private var rule = FillRule.nonZero

  func clip<Outline: Shape>(to shape: Outline, _ rule: FillRule) {
    if let known = self.shape as? Outline, isEqual(known, shape), rule == self.rule { return }
    (self.shape, self.rule) = (shape, rule)
    setNeedsPaint()
  }

  private var bounds: Rect { Rect(origin: .zero, size: layoutNode.shownFrame.size) }

  package func adjust(_ state: inout PaintState) { state.clip(to: shape.outline(in: bounds, rule).bounds) }

  package func groupEffect(in state: PaintState) -> GroupEffect? {
    let outline = shape.outline(in: bounds, rule)
    // An axis-aligned rectangle needs no layer: every item is clipped to it.
    if case .rect = outline, state.transform.isUpright { return nil }
    return GroupEffect(mask: ItemGroup.Mask(outline, transform: state.transform))
  }

  package func hitTest(_ point: Point) -> LayoutNode? {
    shape.isInside(point, in: bounds, rule) ? layoutNode.hitTestContents(point) : nil
  }
}

extension View {
  /// Clips the view to a shape in its frame. Touches outside the shape do not reach the view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Clips the view to its frame. Touches outside the frame do not reach the view.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Clips the view to a rectangle with rounded corners; the radius is in points.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
