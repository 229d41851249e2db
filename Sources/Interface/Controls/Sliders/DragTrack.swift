import Graphics
import Runtime
import Values

/// The line along which handles are dragged, in the coordinates of the control.
protocol DragTrack {
  /// The length of the line, in points.
  var length: Double { get }
  /// Whether the ends of the line are adjacent, as on a dial, so that a finger can cross from one to the other.
  var endsMeet: Bool { get }
  /// The position along the line of a point: 0…1, or outside that range beyond an end of a straight line.
  func fraction(at point: Point) -> Double
  /// The distance from a point to the handle at a fraction, in points.
  func distance(from point: Point, to fraction: Double) -> Double
}

/// The straight track of a slider of a given size.
struct StraightTrack: DragTrack {
  let axis: SliderAxis
  let size: Size

  var length: Double { axis.travel(in: size) }
  var endsMeet: Bool { false }
  func fraction(at point: Point) -> Double { axis.fraction(at: point, in: size) }

  /// The distance along the line alone: a touch beside the line counts as one on it.
  func distance(from point: Point, to fraction: Double) -> Double { abs(self.fraction(at: point) - fraction) * length }
}

extension DialGeometry: DragTrack {
  var length: Double { radius * Self.sweep }
  var endsMeet: Bool { true }
  func distance(from point: Point, to fraction: Double) -> Double { self.point(at: fraction).distance(to: point) }
}
