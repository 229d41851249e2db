import Graphics
import Runtime
import Values

/// An outline that follows the rectangle it is given, filled with the foreground's style unless told otherwise.
///
///     struct Wedge: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { $0.addLines([Point(x: rect.minX, y: rect.maxY), rect.center, Point(x: rect.maxX, y: rect.maxY)]) }
///       }
///     }
///     Wedge().fill(.orange)
@preconcurrency @MainActor public protocol Shape: Animatable, View, Sendable {
  /// What the outline is to be treated as.
  static var role: ShapeRole { get }
  /// The outline within a rectangle, in points.
  func path(in rect: Rect) -> Path
  /// The size for an offer; all of it unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

/// What an outline is to be treated as.
public nonisolated enum ShapeRole: Hashable, Sendable {
  /// A filled area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  /// A filled area.
  public static var role: ShapeRole { .fill }
  /// All that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  /// The shape filled with the foreground's style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill() }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The shape filled with the foreground's style.
  public func fill(style: FillStyle) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(.foreground, style: style)
  }

  /// The outline drawn with a line whose middle follows it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The outline drawn with a line of a width in points, whose middle follows it.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The area that a line along the outline covers, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// The area that a line along the outline covers, as a shape; the width is in points.
  public func stroke(lineWidth: Double = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A shape that can be drawn smaller by the same distance on all sides.
@preconcurrency @MainActor public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by `amount` points.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// The outline drawn with a line that lies wholly inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The outline drawn with a line of a width in points that lies wholly inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
