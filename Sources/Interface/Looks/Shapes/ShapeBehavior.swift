import Graphics
import Runtime
import Values

/// Lays out, draws and hit-tests a shape.
package final class ShapeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Whether the inside or the outline is drawn.
  enum Drawing: Equatable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  private var shape: (any Shape)?
  private var drawing = Drawing.fill(.nonZero)
  private var resolvedStyle = ResolvedStyle(.black)

  /// Shows a shape. Nothing is redrawn if it equals the one that is shown.
  func show(_ shape: some Shape, _ drawing: Drawing, _ resolvedStyle: ResolvedStyle) {
    if !isShowing(shape) {
      self.shape = shape
      setNeedsLayout()
    } else if drawing == self.drawing, resolvedStyle == self.resolvedStyle {
      return
    }
    (self.drawing, self.resolvedStyle) = (drawing, resolvedStyle)
    setNeedsPaint()
  }

  private func isShowing<Outline: Shape>(_ other: Outline) -> Bool {
    (shape as? Outline).map { isEqual($0, other) } ?? false
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { shape?.sizeThatFits(proposal) ?? .zero }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  package func paintOver(into painter: inout Painter) {
    guard let shape else { return }
    switch drawing {
    case .fill(let rule): painter.draw(shape.outline(in: painter.bounds, rule), resolvedStyle)
    case .stroke(let style): painter.draw(.stroke(shape.path(in: painter.bounds), style), resolvedStyle)
    }
  }

  package func isHit(at point: Point) -> Bool {
    guard let shape, !resolvedStyle.isInvisible else { return false }
    let bounds = Rect(origin: .zero, size: frame.size)
    switch drawing {
    case .fill(let rule): return shape.isInside(point, in: bounds, rule)
    case .stroke(let style):
      let reach = bounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
      return reach.contains(point) && shape.path(in: bounds).strokedPath(style).contains(point)
    }
  }
}

/// A shape that the rasterizer can draw faster than its path.
protocol SimpleShape: Shape {
  /// Returns the primitive to draw within a rectangle, or `nil` where only the path will do.
  func simpleShape(in rect: Rect) -> DisplayItem.Shape?
}

extension Shape {
  /// Returns the primitive that fills the shape.
  package func outline(in rect: Rect, _ rule: FillRule) -> DisplayItem.Shape {
    (self as? any SimpleShape)?.simpleShape(in: rect) ?? .fill(path(in: rect), rule)
  }

  /// Returns whether a point lies inside the shape.
  package func isInside(_ point: Point, in rect: Rect, _ rule: FillRule) -> Bool {
    if case .rect(let rect) = (self as? any SimpleShape)?.simpleShape(in: rect) { return rect.contains(point) }
    return path(in: rect).contains(point, eoFill: rule == .evenOdd)
  }
}
