import Graphics
import Runtime
import Values

/// An outline within a rectangle, which is drawn as a view. Without a style it is filled with the foreground
/// style.
///
///     struct Wedge: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { $0.addLines([Point(x: rect.minX, y: rect.maxY), rect.center, Point(x: rect.maxX, y: rect.maxY)]) }
///       }
///     }
///     Wedge().fill(.orange)
@preconcurrency @MainActor public protocol Shape: Animatable, View, Sendable {
  /// The purpose of the outline: to be filled, stroked, or used as a separator.
  static var role: ShapeRole { get }
  /// Returns the outline within a rectangle, in points.
  func path(in rect: Rect) -> Path
  /// Returns the size for a proposal. By default it is the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// Returns the shape that is drawn in an environment. Applications need not implement it: by default it is this shape.
  func _shape(in environment: EnvironmentValues) -> Self
}

/// The purpose of an outline.
public nonisolated enum ShapeRole: Hashable, Sendable {
  /// As a filled area.
  case fill
  /// As a line along a path.
  case stroke
  /// As a line between elements.
  case separator
}

extension Shape {
  /// The default role: a filled area.
  public static var role: ShapeRole { .fill }
  /// The shape itself.
  public func _shape(in environment: EnvironmentValues) -> Self { self }
  /// The proposed size, with 10 points for a missing dimension.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  /// The shape, filled with the foreground style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill() }

  /// Fills the inside of the shape with a colour, a gradient or another style; the foreground style by default.
  ///
  /// - Parameter style: the rule for the inside.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(.foreground, style: style)
  }

  /// Strokes the outline with a line that is centred on it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, background: EmptyView())
  }

  /// Strokes the outline with a line that is centred on it; the width is in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the area that a stroke of the outline covers, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// Returns the area that a stroke of the outline covers, as a shape; the width is in points.
  public func stroke(lineWidth: Double = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A shape that can be inset by the same distance on all sides.
@preconcurrency @MainActor public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline moved inwards by `amount` points.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// Strokes the outline with a line that lies inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, background: EmptyView())
  }

  /// Strokes the outline with a line that lies inside the shape; the width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
