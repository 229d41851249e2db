/// The rows of a radial or angular gradient.
struct RoundRows {
  let table: GradientTables.Table
  private let spread: SpreadMode
  private let inverse: Transform
  private let isAngular: Bool
  /// The distance or angle at the start, and the table steps per unit.
  private let offset, scale: Double
  /// The period of the measure: a whole turn for angles, 0 for distances.
  private let turn: Double

  /// Creates the rows of a radial gradient between two concentric circles.
  init(
    _ center: Point, startRadius: Double, endRadius: Double, _ inverse: Transform, _ table: GradientTables.Table,
    _ spread: SpreadMode
  ) {
    (self.table, self.spread, isAngular, turn) = (table, spread, false, 0)
    self.inverse = inverse.concatenating(Transform(translationX: -center.x, y: -center.y))
    offset = startRadius
    scale = endRadius == startRadius ? 1e12 : 1024 / (endRadius - startRadius)
  }

  /// Creates the rows of an angular gradient between two angles in radians.
  init(
    _ center: Point, start: Double, end: Double, _ inverse: Transform, _ table: GradientTables.Table,
    _ spread: SpreadMode
  ) {
    (self.table, self.spread, isAngular) = (table, spread, true)
    self.inverse = inverse.concatenating(Transform(translationX: -center.x, y: -center.y))
    // The angle is measured from the start of the gradient, so that the seam lies there.
    let sweep = end == start ? 1e-9 : end - start
    offset = start - (start / (2 * .pi)).rounded(.down) * 2 * .pi
    scale = 1024 / sweep
    turn = 2 * .pi
  }

  /// Computes the pixels of a part of a row.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) {
    let (row, colors, map) = (Double(y) + 0.5, table.colors, inverse)
    let (baseX, baseY) = (map.c * row + map.tx, map.d * row + map.ty)
    for index in 0..<count {
      let column = Double(x &+ index) + 0.5
      let (dx, dy) = (map.a * column + baseX, map.b * column + baseY)
      let measure = isAngular ? angle(dx, dy) : (dx * dx + dy * dy).squareRoot() - offset
      memory[index] = colors[spread.index(Self.whole(measure * scale))]
    }
  }

  /// The angle from the start of the gradient in its direction, at most one turn.
  @inline(__always)
  private func angle(_ dx: Double, _ dy: Double) -> Double {
    var angle = FastAngle.of(dx, dy) - offset
    if angle < 0 { angle += turn }
    return scale < 0 && angle > 0 ? angle - turn : angle
  }

  /// Rounds down, within ±10⁹. Adding 1.5 · 2⁵² moves the integer to the lowest bits; `Int(_:)` would check for
  /// overflow, which cannot happen here.
  @inline(__always)
  private static func whole(_ value: Double) -> Int {
    let limited = value > -1e9 ? (value < 1e9 ? value : 1e9) : -1e9
    let shifted = limited - 0.5 + 6_755_399_441_055_744
    return Int(Int32(truncatingIfNeeded: shifted.bitPattern))
  }
}

/// The angle of a direction by a polynomial, which gives the same result on every machine, unlike libm's `atan2`.
private enum FastAngle {
  /// The angle from 0 to 2π, clockwise on screen from the right, with an error below 2·10⁻⁵ (Abramowitz and Stegun,
  /// “Handbook of Mathematical Functions”, 4.4.49).
  @inline(__always)
  static func of(_ dx: Double, _ dy: Double) -> Double {
    let (width, height) = (abs(dx), abs(dy))
    let (low, high) = width < height ? (width, height) : (height, width)
    let z = high > 0 ? low / high : 0
    let s = z * z
    var angle = z * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351))))
    if width < height { angle = .pi / 2 - angle }
    if dx < 0 { angle = .pi - angle }
    return dy < 0 ? 2 * .pi - angle : angle
  }
}
