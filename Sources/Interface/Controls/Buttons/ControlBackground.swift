import Looks
import Graphics
import Runtime

/// The filled and outlined background of a control.
///
/// The pressed look appears in the same frame as the finger, with a ring that is visible beside a fingertip. It fades
/// when the finger has gone.
package struct ControlBackground: LayoutView {
  package var fill: Color = .theme(\.control)
  /// The colour of the outline; `nil` for the usual colour of controls, which is fainter if they are disabled.
  var outline: Color?
  /// The corner radius, in points; `nil` for that of controls.
  var radius: Double?
  package var isPressed = false
  /// Whether the outline has twice its width.
  var isThick = false

  package init(
    fill: Color = .theme(\.control), outline: Color? = nil, radius: Double? = nil, isPressed: Bool = false,
    isThick: Bool = false
  ) {
    (self.fill, self.outline, self.radius) = (fill, outline, radius)
    (self.isPressed, self.isThick) = (isPressed, isThick)
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> ControlBackgroundBehavior {
    ControlBackgroundBehavior(layoutNode)
  }

  package func configure(_ behavior: ControlBackgroundBehavior, in environment: EnvironmentValues) {
    let metrics = environment.theme.metrics
    let outline = outline?.resolve(in: environment) ?? environment.controlOutline
    behavior.release = environment.motionTokens.release
    behavior.show(
      .init(
        fill: fill.resolve(in: environment), outline: outline,
        ring: isPressed ? PressedRing.color(in: environment) : .clear, radius: radius ?? metrics.cornerRadius,
        lineWidth: metrics.outlineWidth * (isThick ? 2 : 1)), isPressed: isPressed)
  }
}

extension EnvironmentValues {
  /// The colour of the outlines of controls.
  var controlOutline: RGBA { isEnabled ? palette.outline : palette.track }
}

/// Draws a ``ControlBackground``.
package final class ControlBackgroundBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The resolved colours, and the lengths in points. Only a look that is pressed has a ring.
  struct Look: Equatable {
    var fill, outline, ring: RGBA
    var radius, lineWidth: Double
  }

  /// The animation with which the pressed look fades; `nil` if it vanishes at once.
  var release: Animation?
  private var look: Look?
  /// The look while the control was last pressed.
  private var pressedLook: Look?
  private var isPressed = false
  /// The part of the pressed look that still shows after the control was released, from 1 to 0.
  private var rest = MovingNumber()

  func show(_ look: Look, isPressed: Bool) {
    if look == self.look, isPressed == self.isPressed { return }
    if isPressed {
      pressedLook = look
      rest.move(to: 1, nil, on: layoutNode)
    } else if self.isPressed {
      rest.move(to: 0, release, on: layoutNode)
    }
    (self.look, self.isPressed) = (look, isPressed)
    setNeedsPaint()
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  package func paint(into painter: inout Painter) {
    guard let look else { return }
    let pressure = isPressed ? 1 : max(0, min(1, rest.shown(at: stage.now)))
    func color(_ part: (Look) -> RGBA) -> RGBA {
      guard let pressedLook, pressure > 0, !isPressed else { return part(look) }
      return part(look).mixed(with: part(pressedLook), share: pressure)
    }
    let shape = RoundedRectangle(cornerRadius: look.radius)
    painter.draw(shape.outline(in: painter.bounds, .nonZero), .color(color { $0.fill }))
    let line = shape.inset(by: look.lineWidth / 2).path(in: painter.bounds)
    painter.draw(.stroke(line, StrokeStyle(lineWidth: look.lineWidth)), .color(color { $0.outline }))
    if pressure > 0, let ring = (isPressed ? look : pressedLook)?.ring {
      PressedRing.draw(
        around: painter.bounds, radius: look.radius, ring.multiplyingOpacity(by: pressure), into: &painter)
    }
  }

  package func isHit(at point: Point) -> Bool {
    guard let look, look.fill.opacity > 0 else { return false }
    return Rect(origin: .zero, size: frame.size).contains(point)
  }
}
