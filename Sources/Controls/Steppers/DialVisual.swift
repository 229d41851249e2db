import Graphics
import Runtime
import Values

/// An arc of three quarters of a circle that is filled up to the value, with a knob there and marks inside.
struct DialVisual: LayoutView {
  /// The position of the value on the arc: 0…1.
  let fraction: Double
  /// Whether a finger turns the dial.
  var isHeld = false

  func makeBehavior(for layoutNode: LayoutNode) -> DialBehavior { DialBehavior(layoutNode) }

  func configure(_ behavior: DialBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.look = DialBehavior.Look(
      fraction: fraction, isHeld: isHeld, track: palette.track,
      mark: palette.secondaryText.multiplyingOpacity(by: 0.6),
      tint: environment.isEnabled ? Color.accentColor.resolve(in: environment) : palette.disabled,
      knob: palette.surface)
  }
}

/// Draws the parts of a ``DialVisual``.
final class DialBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var fraction = 0.0
    var isHeld = false
    var track = RGBA.clear, mark = RGBA.clear, tint = RGBA.clear, knob = RGBA.clear
  }

  /// The minimum diameter, in points, at which the parts can still be touched.
  private static let least = 160.0
  /// The number of marks; every fifth one is longer.
  private static let marks = 31
  /// The number of pieces in which the filled arc is drawn, so that a change repaints little, and the fraction
  /// by which each piece overlaps the one before, so that no seam shows.
  private static let pieces = 24
  private static let overlap = 0.0015

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(by: Size(width: 220, height: 220))
    let side = max(Self.least, min(proposal.width ?? offer.height, proposal.height ?? offer.width))
    return Size(width: side, height: side)
  }

  func isHit(at point: Point) -> Bool { DialGeometry(size: frame.size).isNear(point) }

  func paint(into painter: inout Painter) {
    let dial = DialGeometry(size: painter.size)
    paintMarks(dial, &painter)
    painter.draw(arc(dial, from: 0, to: 1, cap: .round), .color(look.track))
    if look.fraction > 0 {
      painter.draw(.ellipse(Rect(center: dial.point(at: 0), radius: dial.width / 2)), .color(look.tint))
    }
    for piece in 0..<Self.pieces {
      let from = Double(piece) / Double(Self.pieces)
      let to = min(look.fraction, from + 1 / Double(Self.pieces))
      if to <= from { break }
      painter.draw(arc(dial, from: max(0, from - Self.overlap), to: to, cap: .butt), .color(look.tint))
    }
    let end = dial.point(at: look.fraction)
    let radius = dial.width * (look.isHeld ? 1.25 : 1)
    painter.draw(.ellipse(Rect(center: end, radius: radius)), .color(look.tint))
    painter.draw(.ellipse(Rect(center: end, radius: radius * 0.5)), .color(look.knob))
  }

  private func paintMarks(_ dial: DialGeometry, _ painter: inout Painter) {
    for mark in 0..<Self.marks {
      let share = Double(mark) / Double(Self.marks - 1)
      let isLong = mark % 5 == 0
      let inner = dial.point(at: share, radius: dial.radius - dial.width * (isLong ? 2.1 : 1.7))
      let outer = dial.point(at: share, radius: dial.radius - dial.width * 1.3)
      painter.draw(
        .stroke(Path { $0.addLines([inner, outer]) }, StrokeStyle(lineWidth: isLong ? 2 : 1.5, lineCap: .round)),
        .color(look.mark))
    }
  }

  /// The part of the arc between two fractions, as a stroked path.
  private func arc(_ dial: DialGeometry, from: Double, to: Double, cap: LineCap) -> DisplayItem.Shape {
    let path = Path {
      $0.addArc(
        center: dial.center, radius: dial.radius,
        startAngle: Angle(radians: DialGeometry.start + DialGeometry.sweep * from),
        delta: Angle(radians: DialGeometry.sweep * (to - from)))
    }
    return .stroke(path, StrokeStyle(lineWidth: dial.width, lineCap: cap))
  }
}
