import Graphics
import Runtime
import Values

/// A view that draws a shape, and on which more can be drawn with the same shape.
///
///     Circle().fill(.orange).stroke(.black, lineWidth: 2)
@preconcurrency @MainActor public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape on top.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the outline on top, with a line whose middle follows it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the outline on top, with a line of a width in points whose middle follows it.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline on top, with a line that lies wholly inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the outline on top, with a line of a width in points that lies wholly inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape in front of another view.
@preconcurrency @MainActor
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ContainerView,
  Animatable
{
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What is behind it.
  public var background: Background

  /// That of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(shape, .fill(fillStyle.rule), style.resolvedStyle(in: environment))
  }
}

/// A shape's outline in front of another view.
@preconcurrency @MainActor
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ContainerView,
  Animatable
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Accepted as in SwiftUI; edges are always anti-aliased.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background

  /// That of the shape, and the line's width.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, strokeStyle.lineWidth) }
    set { (shape.animatableData, strokeStyle.lineWidth) = (newValue.first, newValue.second) }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(shape, .stroke(strokeStyle), style.resolvedStyle(in: environment))
  }
}

/// A shape's outline, wholly inside, in front of another view.
@preconcurrency @MainActor
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
  ContainerView, Animatable
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Accepted as in SwiftUI; edges are always anti-aliased.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background

  /// That of the shape, and the line's width.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, strokeStyle.lineWidth) }
    set { (shape.animatableData, strokeStyle.lineWidth) = (newValue.first, newValue.second) }
  }

  package var inside: Background { background }
  package func makeBehavior(for layoutNode: LayoutNode) -> ShapeBehavior { ShapeBehavior(layoutNode) }
  package func configure(_ behavior: ShapeBehavior, in environment: EnvironmentValues) {
    behavior.show(
      shape.inset(by: strokeStyle.lineWidth / 2), .stroke(strokeStyle), style.resolvedStyle(in: environment))
  }
}
