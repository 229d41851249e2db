import Glibc
import Graphics
import Runtime
import Values

/// The geometry of a dial: an arc of three quarters of a circle, clockwise from the lower left.
nonisolated struct DialGeometry: Hashable {
  /// The start of the arc and its extent, in radians, clockwise from three o'clock.
  static let start = 0.75 * Double.pi
  static let sweep = 1.5 * Double.pi

  let center: Point
  /// The thickness of the arc and the radius of its centre line, in points.
  let width: Double
  let radius: Double

  init(size: Size) {
    let side = min(size.width, size.height)
    center = Point(x: size.width / 2, y: size.height / 2)
    width = max(6, side * 0.055)
    radius = max(1, side / 2 - width * 1.6)
  }

  /// The point on the arc at a fraction of its length.
  func point(at fraction: Double) -> Point { point(at: fraction, radius: radius) }

  /// The point at a fraction of the arc's length, at a distance in points from the centre.
  func point(at fraction: Double, radius: Double) -> Point {
    center.offsetBy(dx: radius, dy: 0).turned(around: center, by: Self.start + Self.sweep * fraction)
  }

  /// The centre of a text at a fraction of the arc's length, outside the ring or inside its ticks, relative to the
  /// centre of the dial.
  func middle(of text: Size, at fraction: Double, isOutside: Bool) -> Point {
    let edge = point(at: fraction, radius: 1)
    let (dx, dy) = (edge.x - center.x, edge.y - center.y)
    // The distance from the centre of the text to its edge, towards the ring.
    let reach = abs(dx) * text.width / 2 + abs(dy) * text.height / 2
    let distance = isOutside ? radius + width * 1.35 + reach : radius - width * 2.5 - reach
    return Point(x: dx * distance, y: dy * distance)
  }

  /// The fraction of the arc at a point: 0…1. A point in the gap counts as the nearer end.
  func fraction(at point: Point) -> Double {
    let angle = atan2(point.y - center.y, point.x - center.x) - Self.start
    let turn = angle - 2 * .pi * (angle / (2 * .pi)).rounded(.down)
    if turn <= Self.sweep { return turn / Self.sweep }
    return turn - Self.sweep < (2 * .pi - Self.sweep) / 2 ? 1 : 0
  }

  /// Whether a touch at a point is on the arc rather than inside or outside the dial, or in its gap.
  func isNear(_ point: Point) -> Bool {
    point.distance(to: self.point(at: fraction(at: point))) <= HandleReach.grabRadius
      && point.distance(to: center) <= radius + HandleReach.targetRadius
  }
}

extension Point {
  /// Rotates the point clockwise around another by an angle in radians.
  nonisolated func turned(around center: Point, by radians: Double) -> Point {
    let moved = offsetBy(dx: -center.x, dy: -center.y).applying(Transform(rotationAngle: radians))
    return moved.offsetBy(dx: center.x, dy: center.y)
  }
}

extension DialGeometry {
  /// The size of a dial in the room that it is offered: a square.
  static func size(in proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(by: Size(width: 220, height: 220))
    let side = max(DialArrangement.least, min(proposal.width ?? offer.height, proposal.height ?? offer.width))
    return Size(width: side, height: side)
  }

  /// The part of the arc between two fractions, as a stroked path.
  func arc(from: Double, to: Double, cap: LineCap) -> DisplayItem.Shape {
    let path = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: Angle(radians: Self.start + Self.sweep * from),
        delta: Angle(radians: Self.sweep * (to - from)))
    }
    return .stroke(path, StrokeStyle(lineWidth: width, lineCap: cap))
  }
}

extension DialGeometry: DragTrack {
  var length: Double { radius * Self.sweep }
  var endsMeet: Bool { true }
  func distance(from point: Point, to fraction: Double) -> Double { self.point(at: fraction).distance(to: point) }
}
