import Graphics
import Runtime
import Values

/// Where along a slider's track a place lies.
struct SliderAxis: Hashable {
  /// Whether the track stands upright, its lower end below.
  var isVertical = false
  /// Whether the lower end is at the right, as where text runs from right to left.
  var isReversed = false

  /// From an end of the control to that of the track, in points: half a handle that is held.
  static let inset = 18.0

  /// How far a handle's middle can move, in points.
  func travel(in size: Size) -> Double { max(1, (isVertical ? size.height : size.width) - 2 * Self.inset) }

  /// Where between the ends a place is: 0…1 on the track, beyond outside.
  func fraction(at point: Point, in size: Size) -> Double {
    let along = (isVertical ? point.y : point.x) - Self.inset
    let share = along / travel(in: size)
    return isVertical || isReversed ? 1 - share : share
  }

  /// The middle of a handle at a fraction of the track.
  func point(at fraction: Double, in size: Size) -> Point {
    let share = isVertical || isReversed ? 1 - fraction : fraction
    let along = Self.inset + share * travel(in: size)
    return isVertical ? Point(x: size.width / 2, y: along) : Point(x: along, y: size.height / 2)
  }

  /// A rectangle along the track from one fraction to another, `thickness` wide, `overhang` longer at both ends.
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
