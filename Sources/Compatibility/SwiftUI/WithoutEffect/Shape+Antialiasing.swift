import Faceplate

// Strokes with the parameter `antialiased`, which has no effect on a panel.

extension Shape {
  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: style)
  }

  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: style)
  }

  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: style)
  }

  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, lineWidth: lineWidth)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: style)
  }

  /// Strokes the outline. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, lineWidth: lineWidth)
  }
}
