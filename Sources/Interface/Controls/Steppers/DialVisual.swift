import Looks
import Graphics
import Runtime
import Values

/// The part of a dial that moves: the arc up to the value, with a knob there, and the measured value. It lies on a
/// ``DialGround``.
struct DialVisual: LayoutView {
  /// The position of the value on the arc: 0…1.
  let fraction: Double
  /// Whether a finger turns the dial.
  var isHeld = false
  /// Whether no part of the arc is filled, as no value is more than another.
  var isCategorical = false
  /// The position of the measured value: 0…1.
  var actual: Double?

  func makeBehavior(for layoutNode: LayoutNode) -> DialBehavior { DialBehavior(layoutNode) }

  func configure(_ behavior: DialBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    // A knob that a finger holds follows it without animation.
    behavior.movement = isHeld ? nil : environment.valueMovement
    behavior.look = DialBehavior.Look(
      fraction: fraction, isHeld: isHeld, isCategorical: isCategorical, actual: actual, text: palette.text,
      tint: environment.valueColor(), knob: palette.surface, hasKnob: !environment.isReadOnly,
      hasValue: environment.unknownValue == nil)
  }

  static var changesAlone: Bool { true }

  func change(_ behavior: DialBehavior, after former: DialVisual) -> Bool {
    guard isHeld == former.isHeld, isCategorical == former.isCategorical, actual == former.actual else { return false }
    behavior.look.fraction = fraction
    return true
  }
}

/// Draws the parts of a ``DialVisual``.
final class DialBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var fraction = 0.0
    var isHeld = false
    var isCategorical = false
    var actual: Double?
    var text = RGBA.clear, tint = RGBA.clear, knob = RGBA.clear
    /// Whether there is a knob. The arc of a read-only value ends in a round cap instead.
    var hasKnob = true
    /// Whether there is a value: an unknown one has neither a filled arc nor a knob.
    var hasValue = true
  }

  /// The number of pieces in which the filled arc is drawn, so that a change repaints little, and the fraction
  /// by which each piece overlaps the one before, so that no seam shows.
  private static let pieces = 24
  private static let overlap = 0.0015

  /// The animation of the knob along the arc; `nil` for an immediate change.
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

  /// The drawn pieces of the filled arc, with the geometry and the colour that they were drawn with. They are kept, as
  /// a step changes only a few of them.
  private struct Filled {
    let dial: DialGeometry
    let tint: RGBA
    /// The round end at the beginning, and after it each piece that is filled as a whole.
    var painter: Painter
    /// The number of items after each of these parts; parts that are clipped away have none.
    var ends: [Int] = []
  }
  private var filled: Filled?
  /// The number of parts that are kept.
  var partsKept: Int { filled?.ends.count ?? 0 }

  func measure(_ proposal: ProposedViewSize) -> Size { DialGeometry.size(in: proposal) }

  func isHit(at point: Point) -> Bool { DialGeometry(size: frame.size).isNear(point) }

  func paint(into painter: inout Painter) {
    let dial = DialGeometry(size: painter.size)
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

  /// Paints the part of the arc up to the value. Categorical values, such as the programs of a machine, have no such
  /// part.
  private func paintFilled(_ dial: DialGeometry, _ fraction: Double, _ painter: inout Painter) {
    if look.isCategorical || fraction <= 0 { return }
    var whole = 0
    while whole < Self.pieces, Self.end(of: whole) <= fraction { whole += 1 }
    paint(parts: whole + 1, dial, &painter)
    if whole < Self.pieces, fraction > Double(whole) / Double(Self.pieces) {
      painter.draw(piece(whole, dial, upTo: fraction), .color(look.tint))
    }
  }

  /// The fraction at which a piece ends.
  private static func end(of piece: Int) -> Double { Double(piece) / Double(pieces) + 1 / Double(pieces) }

  /// Paints the first `count` parts, each of which is filled as a whole.
  private func paint(parts count: Int, _ dial: DialGeometry, _ painter: inout Painter) {
    if filled?.dial != dial || filled?.tint != look.tint || filled?.painter.state != painter.state {
      filled = Filled(dial: dial, tint: look.tint, painter: Painter(state: painter.state, size: painter.size))
    }
    while let known = filled?.ends.count, known < count {
      if known == 0 {
        let start = Rect(center: dial.point(at: 0), radius: dial.width / 2)
        filled?.painter.draw(.ellipse(start), .color(look.tint))
      } else {
        filled?.painter.draw(piece(known - 1, dial, upTo: Self.end(of: known - 1)), .color(look.tint))
      }
      if let items = filled?.painter.items.count { filled?.ends.append(items) }
    }
    if let filled { painter.append(filled.ends[count - 1], of: filled.painter) }
  }

  private func piece(_ piece: Int, _ dial: DialGeometry, upTo end: Double) -> DisplayItem.Shape {
    dial.arc(from: max(0, Double(piece) / Double(Self.pieces) - Self.overlap), to: end, cap: .butt)
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
}
