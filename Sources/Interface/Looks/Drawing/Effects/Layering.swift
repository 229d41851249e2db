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
        layer: ZStack(content: mask), alignment: alignment, isBehind: false, isMask: true))
  }

  /// Masks the view with the opacity of another view.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Draws a style behind the view, up to the edges of its frame.
  public func background<S: ShapeStyle>(_ style: S) -> some View { background { Rectangle().fill(style) } }

  /// Draws a style behind the view, and into the safe area's insets at some edges.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - edges: the edges at which the background continues below bars and the keyboard.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Draws the background style of the environment behind the view, up to the edges of its frame.
  public func background() -> some View { background(.background) }

  /// Draws the background style of the environment behind the view, and into the safe area's insets at some edges.
  public func background(ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

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

  /// Draws a style in front of the view, up to the edges of its frame.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay { Rectangle().fill(style) } }

  /// Draws a style in front of the view, and into the safe area's insets at some edges.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
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
