import Graphics

/// An arc of three quarters that fills clockwise, with a knob at its end and marks around.
struct DialFace: BoxView {
  let fraction: Double

  func makeBox(for node: Node) -> DialBox { DialBox(node: node) }

  func configure(_ box: DialBox, in environment: EnvironmentValues) {
    let palette = environment.palette
    box.show(
      fraction: fraction, track: palette.track, mark: palette.secondaryText.multiplyingOpacity(by: 0.6),
      tint: environment.isEnabled ? Color.accentColor.resolve(in: environment) : palette.disabled,
      knob: palette.surface)
  }
}

final class DialBox: Box {
  private var fraction = 0.0
  private var colors: [RGBA] = Array(repeating: .clear, count: 4)

  /// Where the arc begins and how far it goes, in radians, clockwise from three o'clock.
  private static let start = 0.75 * Double.pi
  private static let sweep = 1.5 * Double.pi
  private static let marks = 31

  func show(fraction: Double, track: RGBA, mark: RGBA, tint: RGBA, knob: RGBA) {
    let colors = [track, mark, tint, knob]
    if fraction == self.fraction && colors == self.colors { return }
    (self.fraction, self.colors) = (fraction, colors)
    setNeedsPaint()
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(by: Size(width: 220, height: 220))
    let side = min(proposal.width ?? offer.height, proposal.height ?? offer.width)
    return Size(width: side, height: side)
  }

  override func paint(into painter: inout Painter) {
    let side = min(painter.size.width, painter.size.height)
    let center = painter.bounds.center
    let width = max(6, side * 0.055)
    let radius = side / 2 - width * 1.6
    for mark in 0..<Self.marks {
      let share = Double(mark) / Double(Self.marks - 1)
      let isLong = mark % 5 == 0
      painter.draw(
        .stroke(
          line(at: share, center, from: radius - width * (isLong ? 2.1 : 1.7), to: radius - width * 1.3),
          StrokeStyle(lineWidth: isLong ? 2 : 1.5, lineCap: .round)), .color(colors[1]))
    }
    painter.draw(arc(center, radius, from: 0, to: 1, width: width), .color(colors[0]))
    if fraction > 0 { painter.draw(arc(center, radius, from: 0, to: fraction, width: width), .color(colors[2])) }
    let end = point(at: fraction, center, radius)
    painter.draw(.ellipse(disc(end, width)), .color(colors[2]))
    painter.draw(.ellipse(disc(end, width * 0.5)), .color(colors[3]))
  }

  private func point(at share: Double, _ center: Point, _ radius: Double) -> Point {
    center.offsetBy(dx: radius, dy: 0).turned(around: center, by: Self.start + Self.sweep * share)
  }

  private func line(at share: Double, _ center: Point, from inner: Double, to outer: Double) -> Path {
    Path { $0.addLines([point(at: share, center, inner), point(at: share, center, outer)]) }
  }

  private func disc(_ center: Point, _ radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func arc(_ center: Point, _ radius: Double, from: Double, to: Double, width: Double) -> DisplayItem.Shape {
    let path = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: Angle(radians: Self.start + Self.sweep * from),
        delta: Angle(radians: Self.sweep * (to - from)))
    }
    return .stroke(path, StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

extension Point {
  /// The point turned clockwise around another, by an angle in radians.
  nonisolated func turned(around center: Point, by radians: Double) -> Point {
    let moved = offsetBy(dx: -center.x, dy: -center.y).applying(Transform(rotationAngle: radians))
    return moved.offsetBy(dx: center.x, dy: center.y)
  }
}
