import Graphics
import Runtime
import Values

/// The line along which fingers drag handles, in the space of the control.
protocol DragTrack {
  /// The length of the line, in points.
  var length: Double { get }
  /// Whether the ends of the line lie side by side, so that a finger can pass from one to the other.
  var endsMeet: Bool { get }
  /// How far along the line a place is: 0…1; beyond an end of a straight line, less or more.
  func fraction(at point: Point) -> Double
  /// From a place to that of a handle, in points.
  func distance(from point: Point, to fraction: Double) -> Double
}

/// The straight line of a slider in a size.
struct StraightTrack: DragTrack {
  let axis: SliderAxis
  let size: Size

  var length: Double { axis.travel(in: size) }
  var endsMeet: Bool { false }
  func fraction(at point: Point) -> Double { axis.fraction(at: point, in: size) }

  /// Along the line alone: a finger beside it means it all the same.
  func distance(from point: Point, to fraction: Double) -> Double { abs(self.fraction(at: point) - fraction) * length }
}

extension DialGeometry: DragTrack {
  var length: Double { radius * Self.sweep }
  var endsMeet: Bool { true }
  func distance(from point: Point, to fraction: Double) -> Double { self.point(at: fraction).distance(to: point) }
}
