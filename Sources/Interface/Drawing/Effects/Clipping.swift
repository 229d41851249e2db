import Graphics

/// Cuts off what a view draws outside a shape of its frame.
@preconcurrency @MainActor public struct ClipModifier<Outline: Shape>: BoxModifier, Animatable {
  var shape: Outline
  var style: FillStyle

  /// That of the shape.
  public var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func makeBox(for node: Node) -> ClipBox { ClipBox(node: node) }
  func configure(_ box: ClipBox, in environment: EnvironmentValues) { box.clip(to: shape, style.rule) }
}

final class ClipBox: Box {
  private var shape: any Shape = Rectangle()
  private var rule = FillRule.nonZero

  func clip<Outline: Shape>(to shape: Outline, _ rule: FillRule) {
    if let known = self.shape as? Outline, isEqual(known, shape), rule == self.rule { return }
    (self.shape, self.rule) = (shape, rule)
    setNeedsPaint()
  }

  private var bounds: Rect { Rect(origin: .zero, size: shownFrame.size) }

  override func adjust(_ state: inout PaintState) { state.clip(to: shape.outline(in: bounds, rule).bounds) }

  override func groupEffect(in state: PaintState) -> GroupEffect? {
    let outline = shape.outline(in: bounds, rule)
    // An upright rectangle needs no layer: each item is cut off by itself.
    if case .rect = outline, state.transform.isUpright { return nil }
    return GroupEffect(mask: ItemGroup.Mask(outline, transform: state.transform))
  }

  override func hitTest(_ point: Point) -> Box? {
    shape.isInside(point, in: bounds, rule) ? super.hitTest(point) : nil
  }
}

extension View {
  /// Cuts off what the view draws outside a shape of its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Cuts off what the view draws outside its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Rounds the corners of the view's frame; the radius is in points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
