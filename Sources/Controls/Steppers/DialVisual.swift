import Graphics
import Runtime
import Values

/// An arc of three quarters of a circle that is filled up to the value, with a knob there and marks inside.
struct DialVisual: LayoutView {
  /// The position of the value on the arc: 0…1.
  let fraction: Double
  /// Whether a finger turns the dial.
  var isHeld = false
  /// The ticks; `nil` for none.
  var scale: DialScale?
  /// The position of the measured value: 0…1.
  var actual: Double?

  func makeBehavior(for layoutNode: LayoutNode) -> DialBehavior { DialBehavior(layoutNode) }

  func configure(_ behavior: DialBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    // Under a finger the knob is where the finger is.
    behavior.movement = isHeld ? nil : environment.valueMovement
    behavior.look = DialBehavior.Look(
      fraction: fraction, isHeld: isHeld, scale: scale, actual: actual, track: palette.track,
      mark: palette.secondaryText.multiplyingOpacity(by: 0.6), text: palette.text,
      tint: environment.valueColor, knob: palette.surface, hasKnob: !environment.isReadOnly,
      hasValue: environment.unknownValue == nil)
  }
}

/// Draws the parts of a ``DialVisual``.
final class DialBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var fraction = 0.0
    var isHeld = false
    var scale: DialScale?
    var actual: Double?
    var track = RGBA.clear, mark = RGBA.clear, text = RGBA.clear, tint = RGBA.clear, knob = RGBA.clear
    /// Whether there is a knob; the arc of a value that only is shown ends in a round cap.
    var hasKnob = true
    /// Whether there is a value: an unknown one has neither a filled arc nor a knob.
    var hasValue = true
  }

  /// The number of pieces in which the filled arc is drawn, so that a change repaints little, and the fraction
  /// by which each piece overlaps the one before, so that no seam shows.
  private static let pieces = 24
  private static let overlap = 0.0015

  /// How the knob moves along the arc; `nil` if it changes its place at once.
  var movement: Animation?
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      position.move(to: look.fraction, movement, on: layoutNode)
      if let actual = look.actual { self.actual.move(to: actual, movement, on: layoutNode) }
    }
  }
  private var position = MovingNumber(), actual = MovingNumber()

  func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(by: Size(width: 220, height: 220))
    let side = max(DialArrangement.least, min(proposal.width ?? offer.height, proposal.height ?? offer.width))
    return Size(width: side, height: side)
  }

  func isHit(at point: Point) -> Bool { DialGeometry(size: frame.size).isNear(point) }

  func paint(into painter: inout Painter) {
    let dial = DialGeometry(size: painter.size)
    painter.draw(arc(dial, from: 0, to: 1, cap: .round), .color(look.track))
    paintMarks(dial, &painter)
    if !look.hasValue { return paintActual(dial, &painter) }
    let fraction = position.shown(at: stage.now)
    paintFilled(dial, fraction, &painter)
    paintActual(dial, &painter)
    let end = dial.point(at: fraction)
    if !look.hasKnob {
      return painter.draw(.ellipse(Rect(center: end, radius: dial.width / 2)), .color(look.tint))
    }
    let radius = dial.width * (look.isHeld ? 1.25 : 1)
    painter.draw(.ellipse(Rect(center: end, radius: radius)), .color(look.tint))
    painter.draw(.ellipse(Rect(center: end, radius: radius * 0.5)), .color(look.knob))
  }

  /// Paints the part of the arc up to the value, which says how much; the programs of a machine have no such part.
  private func paintFilled(_ dial: DialGeometry, _ fraction: Double, _ painter: inout Painter) {
    if look.scale?.isCategorical == true { return }
    if fraction > 0 {
      painter.draw(.ellipse(Rect(center: dial.point(at: 0), radius: dial.width / 2)), .color(look.tint))
    }
    for piece in 0..<Self.pieces {
      let from = Double(piece) / Double(Self.pieces)
      let to = min(fraction, from + 1 / Double(Self.pieces))
      if to <= from { break }
      painter.draw(arc(dial, from: max(0, from - Self.overlap), to: to, cap: .butt), .color(look.tint))
    }
  }

  /// Paints the measured value: a triangle inside the arc that points at it.
  private func paintActual(_ dial: DialGeometry, _ painter: inout Painter) {
    guard look.actual != nil else { return }
    let actual = actual.shown(at: stage.now)
    let tip = dial.point(at: actual, radius: dial.radius - dial.width * 0.62)
    let base = dial.radius - dial.width * 1.55
    let width = dial.width * 0.5 / max(1, base) / DialGeometry.sweep
    let path = Path {
      $0.addLines([tip, dial.point(at: actual - width, radius: base), dial.point(at: actual + width, radius: base)])
      $0.closeSubpath()
    }
    painter.draw(.fill(path, .nonZero), .color(look.text))
  }

  private func paintMarks(_ dial: DialGeometry, _ painter: inout Painter) {
    guard let scale = look.scale else { return }
    if scale.isCategorical {
      // The stops are dots on the arc itself, which lead to their words.
      for tick in scale.ticks {
        let dot = Rect(center: dial.point(at: tick.fraction), radius: dial.width * 0.22)
        painter.draw(.ellipse(dot), .color(look.mark))
      }
      return
    }
    for tick in scale.ticks {
      let inner = dial.point(at: tick.fraction, radius: dial.radius - dial.width * (tick.isMajor ? 2.1 : 1.7))
      let outer = dial.point(at: tick.fraction, radius: dial.radius - dial.width * 1.3)
      painter.draw(
        .stroke(Path { $0.addLines([inner, outer]) }, StrokeStyle(lineWidth: tick.isMajor ? 2 : 1.5, lineCap: .round)),
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
