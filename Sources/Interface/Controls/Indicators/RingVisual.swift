import Looks
import Graphics
import Runtime
import Values

/// A ring, of which a part is filled, or which has a marker.
package struct RingVisual: LayoutView {
  /// The start of the filled part, as a fraction of the sweep; `nil` for a marker at `to`.
  package let from: Double?
  /// The end of the filled part, or the position of the marker, as a fraction of the sweep.
  package let to: Double
  /// The start of the ring and its extent, in turns, clockwise from three o'clock.
  package let start: Double
  package let sweep: Double

  package init(from: Double?, to: Double, start: Double, sweep: Double) {
    (self.from, self.to, self.start, self.sweep) = (from, to, start, sweep)
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> RingBehavior { RingBehavior(layoutNode) }

  package func configure(_ behavior: RingBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.movement = environment.valueMovement
    behavior.look = RingBehavior.Look(
      from: from, to: to, hasValue: environment.unknownValue == nil, start: start * 2 * .pi, sweep: sweep * 2 * .pi,
      track: palette.track,
      tint: Color.accentColor.resolve(in: environment), backgroundColor: palette.surface)
  }
}

/// Draws the parts of a ``RingVisual``.
package final class RingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var from: Double?
    var to = 0.0
    /// Whether there is a value: an unknown one has neither a filled part nor a marker.
    var hasValue = true
    var start = 0.0
    var sweep = 0.0
    var track = RGBA.clear, tint = RGBA.clear, backgroundColor = RGBA.clear
  }

  /// The animation of the end of the filled part; `nil` if it changes at once.
  var movement: Animation?
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      end.move(to: look.to, movement, on: layoutNode)
    }
  }
  private var end = MovingNumber()

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(by: Size(width: 64, height: 64))
    let side = min(proposal.width ?? offer.height, proposal.height ?? offer.width)
    return Size(width: side, height: side)
  }

  package func paint(into painter: inout Painter) {
    let to = end.shown(at: stage.now)
    let width = max(4, painter.size.width * 0.09)
    let radius = painter.size.width / 2 - width * 0.75
    draw(0, 1, look.track, radius, width, &painter)
    guard look.hasValue else { return }
    if let from = look.from {
      if to > from { draw(from, to, look.tint, radius, width, &painter) }
      return
    }
    let center = painter.bounds.center
    let mark = center.offsetBy(dx: radius, dy: 0).turned(around: center, by: look.start + look.sweep * to)
    painter.draw(.ellipse(Rect(center: mark, radius: width * 0.75)), .color(look.backgroundColor))
    painter.draw(.ellipse(Rect(center: mark, radius: width * 0.45)), .color(look.tint))
  }

  /// Draws the part of the ring between two fractions of the sweep.
  private func draw(
    _ from: Double, _ to: Double, _ color: RGBA, _ radius: Double, _ width: Double, _ painter: inout Painter
  ) {
    let path = Path {
      $0.addArc(
        center: painter.bounds.center, radius: radius, startAngle: Angle(radians: look.start + look.sweep * from),
        delta: Angle(radians: look.sweep * (to - from)))
    }
    painter.draw(.stroke(path, StrokeStyle(lineWidth: width, lineCap: .round)), .color(color))
  }
}
