import Graphics

/// The ring that shows which view has the focus.
package struct FocusRing: Equatable {
  /// The width of the line, in points.
  package static let width = 3.0
  /// The distance between a view and its ring unless the view has its own, in points.
  package static let gap = 5.0

  /// The colour of the line.
  var color: RGBA
  /// Whether the ring is filled with its colour, translucent, because the knob changes the value of the view.
  var isFilled = false

  /// Returns the centre line of the ring around a rectangle.
  ///
  /// - Parameter gap: the distance between the rectangle and the ring, in points; negative for a ring inside.
  static func centerLine(around rect: Rect, gap: Double) -> Rect {
    let distance = gap + width / 2
    return rect.insetBy(dx: -distance, dy: -distance)
  }

  /// Fills the ring around a view, if it is filled.
  func fill(_ painter: inout Painter, radius: Double, gap: Double) {
    guard isFilled else { return }
    painter.fill(
      Self.centerLine(around: Rect(origin: .zero, size: painter.size), gap: gap), radius: outer(radius, gap),
      color.multiplyingOpacity(by: 0.2))
  }

  /// Draws the line around a view with a corner radius.
  ///
  /// - Parameter way: the way of the line to its place.
  func stroke(_ painter: inout Painter, radius: Double, gap: Double, _ way: FocusRingWay) {
    let line = way.shown(Self.centerLine(around: Rect(origin: .zero, size: painter.size), gap: gap))
    painter.draw(
      .stroke(Path(roundedRect: line, cornerRadius: outer(radius, gap)), StrokeStyle(lineWidth: Self.width)),
      .color(color))
  }

  /// The corner radius of the centre line around a view with a corner radius.
  private func outer(_ radius: Double, _ gap: Double) -> Double { max(0, radius + gap + Self.width / 2) }
}

/// The layout behavior of a view that shows the focus ring around itself instead of around the control inside, such as
/// the box of a text field.
package final class FocusFrameBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The corner radius of the view, in points.
  var radius = 10.0 { didSet { if radius != oldValue { setNeedsPaint() } } }
  /// The distance between the view and the ring, in points; negative for a ring inside.
  var gap = FocusRing.gap { didSet { if gap != oldValue { setNeedsPaint() } } }
  /// The ring; `nil` while the control inside does not show the focus.
  var ring: FocusRing? { didSet { if ring != oldValue { setNeedsPaint() } } }
  /// The ring's way from the previously focused view.
  var way = FocusRingWay()

  package func paint(into painter: inout Painter) { ring?.fill(&painter, radius: radius, gap: gap) }
  package func paintOver(into painter: inout Painter) { ring?.stroke(&painter, radius: radius, gap: gap, way) }
}

/// Draws the ring of the focus around a view.
package struct FocusFrameModifier: LayoutModifier {
  let radius, gap: Double

  package func makeBehavior(for layoutNode: LayoutNode) -> FocusFrameBehavior { FocusFrameBehavior(layoutNode) }

  package func configure(_ behavior: FocusFrameBehavior, in environment: EnvironmentValues) {
    behavior.radius = radius
    behavior.gap = gap
  }
}

extension View {
  /// Draws the focus ring around this view while a control inside has the focus.
  ///
  /// - Parameters:
  ///   - radius: the corner radius of the view, in points.
  ///   - gap: the distance between the view and the ring, in points; negative for a ring inside.
  package func focusFrame(radius: Double, gap: Double) -> some View {
    modifier(FocusFrameModifier(radius: radius, gap: gap))
  }
}
