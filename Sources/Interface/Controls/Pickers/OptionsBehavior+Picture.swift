import Graphics
import Runtime
import Values

/// The picture of the options: the segments with the border of the selected one, the rows with its check mark.
extension OptionsBehavior {
  /// Draws a ring around the segment that is pressed, as a finger covers it.
  func paintPressedSegment(_ painter: inout Painter) {
    guard look == .segments, let pressed else { return }
    let area = seenArea(pressed, in: painter.size)
    PressedRing.draw(around: area, radius: colors.radius, colors.ring, into: &painter)
  }

  /// Draws the rounded border of a rectangle, one point wide and inside it.
  func outline(_ rect: Rect, _ color: RGBA, _ painter: inout Painter) {
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    painter.draw(
      .stroke(Path(roundedRect: inner, cornerRadius: colors.radius), StrokeStyle(lineWidth: 1)), .color(color))
  }

  /// Draws the segments with a border around the selected one.
  func paintSegments(_ painter: inout Painter) {
    painter.fill(painter.bounds, radius: colors.radius, colors.backgroundColor)
    if let pressed, pressed != chosenIndex {
      painter.fill(seenArea(pressed, in: painter.size), radius: colors.radius, colors.pressed)
    }
    outline(painter.bounds, colors.outline, &painter)
    guard let chosenIndex else { return }
    // Options can come and go between two choices.
    let index = bordered.target == Double(chosenIndex) ? bordered.shown(at: stage.now) : Double(chosenIndex)
    let width = painter.size.width / Double(max(1, children.count))
    let place = Rect(x: index * width, y: 0, width: width, height: painter.size.height)
    let area = seen(place, in: painter.size).insetBy(dx: 2, dy: 2)
    painter.fill(area, radius: max(0, colors.radius - 2), colors.chosen)
    painter.draw(
      .stroke(
        Path(roundedRect: area.insetBy(dx: 1, dy: 1), cornerRadius: max(0, colors.radius - 3)),
        StrokeStyle(lineWidth: 2)), .color(colors.tint))
  }

  /// Draws the highlight of the pressed row and the check mark of the selected one.
  func paintRows(_ painter: inout Painter) {
    if let pressed {
      painter.fill(
        area(pressed, in: painter.size).insetBy(dx: 4, dy: 2), radius: colors.radius - 4, colors.pressed)
    }
    guard let chosenIndex else { return }
    let area = area(chosenIndex, in: painter.size)
    let side = 22.0
    let place = Rect(x: Self.padding - 4, y: area.midY - side / 2, width: side, height: side)
    painter.draw(Self.tick, in: seen(place, in: painter.size), lineWidth: 3, ResolvedStyle(colors.tint))
  }
}
