import Graphics
import Runtime
import Values

/// Draws the segments, the rows or the wheel of a picker.
extension OptionsBehavior {
  func paint(into painter: inout Painter) {
    switch look {
    case .chosen, .page: break
    case .segments: paintSegments(&painter)
    case .rows: paintRows(&painter)
    case .wheel:
      let band = Rect(x: 0, y: (painter.size.height - height) / 2, width: painter.size.width, height: height)
      painter.fill(band, radius: colors.radius, colors.ground)
      outline(band, colors.outline, &painter)
    }
  }

  /// Draws the rounded border of a rectangle, one point wide and inside it.
  private func outline(_ rect: Rect, _ color: RGBA, _ painter: inout Painter) {
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    painter.draw(
      .stroke(Path(roundedRect: inner, cornerRadius: colors.radius), StrokeStyle(lineWidth: 1)), .color(color))
  }

  /// Draws the segments with a border around the selected one.
  private func paintSegments(_ painter: inout Painter) {
    painter.fill(painter.bounds, radius: colors.radius, colors.ground)
    if let pressed, pressed != chosenIndex {
      painter.fill(seenArea(pressed, in: painter.size), radius: colors.radius, colors.pressed)
    }
    outline(painter.bounds, colors.outline, &painter)
    guard let chosenIndex else { return }
    let area = seenArea(chosenIndex, in: painter.size).insetBy(dx: 2, dy: 2)
    painter.fill(area, radius: max(0, colors.radius - 2), colors.chosen)
    painter.draw(
      .stroke(
        Path(roundedRect: area.insetBy(dx: 1, dy: 1), cornerRadius: max(0, colors.radius - 3)),
        StrokeStyle(lineWidth: 2)), .color(colors.tint))
  }

  /// Draws the highlight of the pressed row and the check mark of the selected one.
  private func paintRows(_ painter: inout Painter) {
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
