import Looks
import Graphics
import Runtime
import Values

/// A switch: a capsule with a knob at one of its ends, or in the middle for a mixed value.
///
/// One layout node draws all of it, so a moving knob is only drawn again, and needs neither a new view nor a layout.
struct SwitchFace: LayoutView {
  let isOn, isPressed, isMixed: Bool

  func makeBehavior(for layoutNode: LayoutNode) -> SwitchBehavior { SwitchBehavior(layoutNode) }

  func configure(_ behavior: SwitchBehavior, in environment: EnvironmentValues) {
    let isStill = Transaction.isAnyRunning && Transaction.current.disablesAnimations
    behavior.movement = isStill ? nil : environment.valueMovement
    behavior.release = environment.motionTokens.release
    behavior.show(look(in: environment))
  }

  private func look(in environment: EnvironmentValues) -> SwitchBehavior.Look {
    let touchHeight = environment.controlMetrics.touchHeight
    let height = (touchHeight * 0.7).rounded()
    let width = (height * 1.7).rounded()
    let direction = environment.layoutDirection == .rightToLeft ? -1.0 : 1
    let end = (width - height) / 2 * direction
    let theme = environment.sharedTheme
    let colors = colors(of: environment.palette(else: theme), in: environment)
    return SwitchBehavior.Look(
      isOn: isOn, isPressed: isPressed, background: colors.background, outline: colors.outline, knob: colors.knob,
      ring: isPressed ? PressedRing.color(in: environment) : .clear,
      size: Size(width: width, height: height), touchHeight: touchHeight,
      lineWidth: max(1.5, theme.value.metrics.outlineWidth),
      knobSide: height - 2 * (isPressed ? 3 : isOn ? 4 : 6), knobShift: isMixed ? 0 : isOn ? end : -end,
      hasMark: environment.accessibilityDifferentiateWithoutColor && !isMixed)
  }

  /// The colours. A switch that cannot be moved has a faint outline, like other disabled controls.
  private func colors(of palette: Palette, in environment: EnvironmentValues)
    -> (background: RGBA, outline: RGBA, knob: RGBA)
  {
    let isReadOnly = environment.isReadOnly
    if !environment.isEnabled {
      return isOn
        ? (palette.disabled, .clear, palette.surface)
        : (palette.control, isReadOnly ? palette.track : palette.disabled, palette.disabled)
    }
    if !isOn {
      return isReadOnly
        ? (palette.control, palette.track, palette.secondaryText) : (palette.control, palette.outline, palette.outline)
    }
    if isReadOnly { return (palette.secondaryText, .clear, palette.surface) }
    return (Color.tint(isPressed ? .pressed : .fill).resolve(in: environment), .clear, palette.surface)
  }
}

/// Draws a ``SwitchFace``.
final class SwitchBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The resolved colours, and the lengths in points. Only a pressed switch has a ring.
  struct Look: Equatable {
    var isOn, isPressed: Bool
    var background, outline, knob, ring: RGBA
    /// The size of the capsule, and the height of the touch target around it.
    var size: Size
    var touchHeight: Double
    var lineWidth: Double
    /// The diameter of the knob, and the distance of its centre from the centre of the capsule, positive to the right.
    var knobSide, knobShift: Double
    /// Whether the end without the knob has a mark: a line for on, a ring for off.
    var hasMark: Bool
  }

  /// The animations of the knob to its other end, and of the fading ring after a press; `nil` for an immediate change.
  var movement: Animation?, release: Animation?
  private var look: Look?
  /// The look before the switch was last turned on or off, from which the present look fades in.
  private var former: Look?
  /// The progress of the present change: from 0 for off to 1 for on.
  private var turn = MovingNumber()
  /// The colour of the ring at the last press, and its opacity: from 1 to 0 after the press.
  private var ring = RGBA.clear
  private var pressure = MovingNumber()
  /// The number of pixels per point of the layout.
  private var layoutScale = 1.0

  /// Shows a look: with an animation if the switch was turned on or off, otherwise at once.
  func show(_ next: Look) {
    if next == look { return }
    let turns = look.map { $0.isOn != next.isOn } ?? false
    if turns { former = look }
    if look?.size != next.size || look?.touchHeight != next.touchHeight { setNeedsLayout() }
    look = next
    if next.isPressed { ring = next.ring }
    pressure.move(to: next.isPressed ? 1 : 0, next.isPressed ? nil : release, on: layoutNode)
    guard turns, Transaction.isAnyRunning else { return move(next, turns: turns) }
    // A switch moves with its own animation even inside that of another change.
    var transaction = Transaction.current
    transaction.animation = movement
    transaction.run { move(next, turns: true) }
  }

  private func move(_ next: Look, turns: Bool) {
    setNeedsPaint()
    turn.move(to: next.isOn ? 1 : 0, turns ? movement : nil, on: layoutNode)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: look?.size.width ?? 0, height: look?.touchHeight ?? 0)
  }

  func willPlace(in size: Size, proposal: ProposedViewSize) { layoutScale = stage.passes.layout.scale }

  /// The rectangle of the capsule.
  private func capsuleRect(of look: Look) -> Rect {
    Rect(origin: snapped(0, (look.touchHeight - look.size.height) / 2), size: look.size)
  }

  /// A part that moves: its rectangle when centred in the capsule, and its distance to the right of that.
  private struct Part {
    var rect: Rect
    var shift: Double
  }

  private func part(_ size: Size, _ shift: Double, in capsule: Rect) -> Part {
    let middle = snapped((capsule.width - size.width) / 2, (capsule.height - size.height) / 2)
    return Part(
      rect: Rect(x: capsule.minX + middle.x, y: capsule.minY + middle.y, width: size.width, height: size.height),
      shift: shift)
  }

  private func snapped(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y).snapped(layoutScale) }

  private func knob(of look: Look, in capsule: Rect) -> Part {
    part(Size(width: look.knobSide, height: look.knobSide), look.knobShift, in: capsule)
  }

  private func mark(of look: Look, in capsule: Rect) -> Part {
    let side = (look.size.height * 0.36).rounded()
    return part(Size(width: look.isOn ? 2 : side, height: side), -look.knobShift, in: capsule)
  }

  func paint(into painter: inout Painter) {
    guard let look else { return }
    let turned = turn.shown(at: stage.now)
    // The share of the former look that is still shown.
    let rest = look.isOn ? 1 - turned : turned
    let former = rest == 0 ? nil : former
    func color(_ now: RGBA, _ before: RGBA?) -> RGBA {
      before.map { now.mixed(with: $0, share: max(0, min(1, rest))) } ?? now
    }
    // A part moves by whole pixels, and grows or shrinks by less.
    func place(_ part: (Look, Rect) -> Part, in capsule: Rect) -> Rect {
      let now = part(look, capsule)
      guard let before = former.map({ part($0, capsule) }) else {
        return now.rect.offsetBy(dx: snapped(now.shift, 0).x, dy: 0)
      }
      func mixed(_ now: Double, _ before: Double) -> Double { now + (before - now) * rest }
      return Rect(
        x: mixed(now.rect.minX, before.rect.minX) + snapped(mixed(now.shift, before.shift), 0).x,
        y: mixed(now.rect.minY, before.rect.minY), width: mixed(now.rect.width, before.rect.width),
        height: mixed(now.rect.height, before.rect.height))
    }
    let capsule = capsuleRect(of: look)
    let pressed = max(0, min(1, pressure.shown(at: stage.now)))
    if pressed > 0 {
      let shown = color(ring.multiplyingOpacity(by: pressed), former?.isPressed == true ? ring : nil)
      PressedRing.draw(around: capsule, radius: capsule.height / 2, shown, into: &painter)
    }
    let ground = color(look.background, former?.background)
    painter.draw(Capsule().outline(in: capsule, .nonZero), .color(ground))
    // The outline appears and disappears without animation.
    if look.outline.opacity > 0 { painter.draw(line(look.lineWidth, inside: capsule), .color(look.outline)) }
    let knobColor = color(look.knob, former?.knob)
    if look.hasMark { painter.draw(line(2, inside: place(mark, in: capsule)), .color(knobColor)) }
    painter.draw(Circle().outline(in: place(knob, in: capsule), .nonZero), .color(knobColor))
  }

  /// A line inside the edge of a capsule.
  private func line(_ width: Double, inside rect: Rect) -> DisplayItem.Shape {
    .stroke(Capsule().inset(by: width / 2).path(in: rect), StrokeStyle(lineWidth: width))
  }

  func isHit(at point: Point) -> Bool {
    guard let look else { return false }
    return Capsule().isInside(point, in: capsuleRect(of: look), .nonZero)
  }
}
