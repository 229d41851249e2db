import Graphics

/// An outline that follows the rectangle it is given, filled with the foreground colour unless told otherwise.
@MainActor public protocol Shape: Animatable, View {
  /// The outline within a rectangle, in points.
  func path(in rect: Rect) -> Path
  /// The size for an offer; all of it unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
  /// All that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  /// The shape filled with the foreground colour.
  public var body: some View { ShapeView(shape: self, color: nil, stroke: nil, rule: .nonZero) }

  /// The shape filled with a colour.
  public func fill(_ color: Color, rule: FillRule = .nonZero) -> some View {
    ShapeView(shape: self, color: color, stroke: nil, rule: rule)
  }

  /// The outline drawn with a line whose middle follows it.
  public func stroke(_ color: Color, style: StrokeStyle) -> some View {
    ShapeView(shape: self, color: color, stroke: style, rule: .nonZero)
  }

  /// The outline drawn with a line of a width in points.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that can be drawn smaller by the same distance on all sides.
@MainActor public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by `amount` points.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// The outline drawn with a line that lies wholly inside.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View {
    inset(by: lineWidth / 2).stroke(color, lineWidth: lineWidth)
  }
}

/// A filled or stroked shape.
struct ShapeView<Outline: Shape>: BoxView, Animatable {
  var shape: Outline
  let color: Color?
  let stroke: StrokeStyle?
  let rule: FillRule

  var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func makeBox(for node: Node) -> ShapeBox { ShapeBox(node: node) }

  func configure(_ box: ShapeBox, in environment: EnvironmentValues) {
    let color = color ?? environment.foregroundColor ?? .primary
    box.show(shape, color: color.resolve(in: environment), stroke: stroke, rule: rule)
  }
}

final class ShapeBox: Box {
  private var shape: (any Shape)?
  private var color = RGBA.black
  private var stroke: StrokeStyle?
  private var rule = FillRule.nonZero

  func show(_ shape: some Shape, color: RGBA, stroke: StrokeStyle?, rule: FillRule) {
    self.shape = shape
    (self.color, self.stroke, self.rule) = (color, stroke, rule)
    setNeedsLayout()
    setNeedsPaint()
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { shape?.sizeThatFits(proposal) ?? .zero }

  override func paint(into painter: inout Painter) {
    guard let shape else { return }
    if let stroke {
      painter.draw(.stroke(shape.path(in: painter.bounds), stroke), .color(color))
    } else if let simple = (shape as? any SimpleShape)?.simpleShape(in: painter.bounds) {
      painter.draw(simple, .color(color))
    } else {
      painter.draw(.fill(shape.path(in: painter.bounds), rule), .color(color))
    }
  }

  override func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }
}

/// A shape that the rasterizer draws faster than its path.
protocol SimpleShape: Shape {
  func simpleShape(in rect: Rect) -> DisplayItem.Shape
}
