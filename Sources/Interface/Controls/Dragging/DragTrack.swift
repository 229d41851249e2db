import Graphics
import Runtime
import Values

/// The line along which handles are dragged, in the coordinates of the control.
protocol DragTrack {
  /// The length of the line, in points.
  var length: Double { get }
  /// Whether the ends of the line are adjacent, as on a dial, so that a finger can cross from one to the other.
  var endsMeet: Bool { get }
  /// The position of a point along the line: 0…1, or outside that range beyond an end of a straight line.
  func fraction(at point: Point) -> Double
  /// The distance from a point to the handle at a fraction, in points.
  func distance(from point: Point, to fraction: Double) -> Double
}

/// The distance from the centre of a handle within which a touch is meant for it.
nonisolated enum HandleReach {
  /// The radius within which a touch grabs a handle, in points.
  static let grabRadius = 30.0
  /// The radius of a handle's accessibility frame, in points.
  static let targetRadius = 22.0
}
