import Graphics
import Runtime
import Values

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
