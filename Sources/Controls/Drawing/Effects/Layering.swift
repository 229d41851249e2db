import Graphics
import Runtime
import Values

extension View {
  /// Masks the view with the opacity of another view.
  ///
  ///     Rectangle().fill(.tint).mask { Text("Hello").font(.largeTitle) }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(
      LayerModifier(
        layer: ZStack(alignment: alignment, content: mask), alignment: alignment, isBehind: false, isMask: true))
  }

  /// Masks the view with the opacity of another view.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Draws a style behind the view. The background ends at the frame; `edges` has no effect.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Draws the background style of the environment behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

  /// Draws a shape filled with a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Draws a shape filled with the background style of the environment behind the view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Draws a style in front of the view. The overlay ends at the frame; `edges` has no effect.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws a shape filled with a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a border inside the edges of the view; the width is in points.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }
}
