import Glibc
import Graphics
import Runtime
import Values

/// Where on a dial a value is: on an arc of three quarters, clockwise from the lower left.
nonisolated struct DialGeometry: Hashable {
  /// Where the arc begins and how far it goes, in radians, clockwise from three o'clock.
  static let start = 0.75 * Double.pi
  static let sweep = 1.5 * Double.pi

  let center: Point
  /// The thickness of the arc, and the radius of its middle line, in points.
  let width: Double
  let radius: Double

  init(size: Size) {
    let side = min(size.width, size.height)
    center = Point(x: size.width / 2, y: size.height / 2)
    width = max(6, side * 0.055)
    radius = max(1, side / 2 - width * 1.6)
  }

  /// The place on the arc at a fraction of the way.
  func point(at fraction: Double) -> Point { point(at: fraction, radius: radius) }

  /// The place beside the arc at a fraction of the way, some points from the middle.
  func point(at fraction: Double, radius: Double) -> Point {
    center.offsetBy(dx: radius, dy: 0).turned(around: center, by: Self.start + Self.sweep * fraction)
  }

  /// How far along the arc a place is: 0…1; the nearer end for a place in its gap.
  func fraction(at point: Point) -> Double {
    let angle = atan2(point.y - center.y, point.x - center.x) - Self.start
    let turn = angle - 2 * .pi * (angle / (2 * .pi)).rounded(.down)
    if turn <= Self.sweep { return turn / Self.sweep }
    return turn - Self.sweep < (2 * .pi - Self.sweep) / 2 ? 1 : 0
  }

  /// Whether a finger at a place means the arc.
  func isNear(_ point: Point) -> Bool {
    let distance = point.distance(to: center)
    return distance >= radius - SliderTrackBehavior.grabRadius && distance <= radius + SliderTrackBehavior.targetRadius
  }
}

extension Point {
  /// The point turned clockwise around another, by an angle in radians.
  nonisolated func turned(around center: Point, by radians: Double) -> Point {
    let moved = offsetBy(dx: -center.x, dy: -center.y).applying(Transform(rotationAngle: radians))
    return moved.offsetBy(dx: center.x, dy: center.y)
  }
}
