import Graphics
import Runtime
import Values

/// A view that draws a shape, to which more fills and strokes of the same shape can be added.
///
///     Circle().fill(.orange).stroke(.black, lineWidth: 2)
@preconcurrency @MainActor public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that all fills and strokes draw.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline in front of this view with a line that is centred on it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Strokes the outline in front of this view with a line that is centred on it; the width is in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the outline in front of this view with a line that lies inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Strokes the outline in front of this view with a line that lies inside the shape; the width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A filled shape in front of another view.
@preconcurrency @MainActor
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ContainerView,
  Animatable
{
  /// The shape that is filled.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The rule that determines the inside of the shape.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// The animatable data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(shape._shape(in: environment), .fill(fillStyle.rule), style.resolvedStyle(in: environment))
  }
}

/// A stroked shape in front of another view.
@preconcurrency @MainActor
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ContainerView,
  Animatable
{
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// The view behind the line.
  public var background: Background

  /// The animatable data of the shape, and the width of the line.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, strokeStyle.lineWidth) }
    set { (shape.animatableData, strokeStyle.lineWidth) = (newValue.first, newValue.second) }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(shape._shape(in: environment), .stroke(strokeStyle), style.resolvedStyle(in: environment))
  }
}

/// A shape with a stroke inside its outline in front of another view.
@preconcurrency @MainActor
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
  ContainerView, Animatable
{
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// The view behind the line.
  public var background: Background

  /// The animatable data of the shape, and the width of the line.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, strokeStyle.lineWidth) }
    set { (shape.animatableData, strokeStyle.lineWidth) = (newValue.first, newValue.second) }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(
      shape._shape(in: environment).inset(by: strokeStyle.lineWidth / 2), .stroke(strokeStyle),
      style.resolvedStyle(in: environment))
  }
}
