import Looks
import Graphics
import Runtime
import Values

/// The direction of a slider's track, and the conversion between points and fractions of the track.
package struct SliderAxis: Hashable {
  /// Whether the track is vertical, with its lower end at the bottom.
  var isVertical = false
  /// Whether the lower end is at the right, as in right-to-left languages.
  var isReversed = false

  /// The distance from an end of the control to that of the track, in points: the radius of a handle that is
  /// held.
  static let inset = Theme.Metrics.trackInset

  /// The length of the path of a handle's centre, in points; at least 1.
  func travel(in size: Size) -> Double { max(1, (isVertical ? size.height : size.width) - 2 * Self.inset) }

  /// The position of a point as a fraction of the track; below 0 or above 1 beyond an end.
  func fraction(at point: Point, in size: Size) -> Double {
    let along = (isVertical ? point.y : point.x) - Self.inset
    let share = along / travel(in: size)
    return isVertical || isReversed ? 1 - share : share
  }

  /// The centre of a handle at a fraction of the track.
  func point(at fraction: Double, in size: Size) -> Point {
    let share = isVertical || isReversed ? 1 - fraction : fraction
    let along = Self.inset + share * travel(in: size)
    return isVertical ? Point(x: size.width / 2, y: along) : Point(x: along, y: size.height / 2)
  }

  /// The rectangle along the track between two fractions, `thickness` points across, extended by `overhang`
  /// points at both ends.
  func bar(from: Double, to: Double, thickness: Double, overhang: Double, in size: Size) -> Rect {
    let (first, second) = (point(at: from, in: size), point(at: to, in: size))
    return isVertical
      ? Rect(
        x: first.x - thickness / 2, y: min(first.y, second.y) - overhang, width: thickness,
        height: abs(first.y - second.y) + 2 * overhang)
      : Rect(
        x: min(first.x, second.x) - overhang, y: first.y - thickness / 2, width: abs(first.x - second.x) + 2 * overhang,
        height: thickness)
  }
}
