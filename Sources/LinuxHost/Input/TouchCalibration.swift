import Graphics

/// Finds the matrix of a touchscreen from touches of places that are known.
///
/// Places are parts of the screen's width and height, as it is mounted. Four corners give eight numbers for the matrix's
/// six: the least squares of what is left over tell whether the touches fit together at all.
///
///     let matrix = TouchCalibration.matrix(from: touched, current: device.matrix)
public nonisolated enum TouchCalibration {
  /// Where the crosses stand: away from the edges, which many touchscreens do not reach.
  public static let targets = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)].map { Point(x: $0.0, y: $0.1) }
  /// The farthest that a touch may be from its cross once the matrix is applied; a slip of the finger is farther.
  public static let tolerance = 0.03

  /// The first two rows of the matrix that takes a device's own places to those of ``targets``; `nil` where no matrix does
  /// so within ``tolerance``.
  ///
  /// - Parameters:
  ///   - touched: A place for each target, in their order.
  ///   - current: The matrix that the places have been through already.
  public static func matrix(from touched: [Point], current: [Double] = [1, 0, 0, 0, 1, 0]) -> [Double]? {
    guard touched.count == targets.count, current.count == 6, let fit = leastSquares(touched, targets) else {
      return nil
    }
    let misses = zip(touched, targets).map { distance(apply(fit, to: $0), $1) }
    guard misses.allSatisfy({ $0 <= tolerance }) else { return nil }
    return product(fit, current)
  }

  /// Where a matrix takes a place.
  static func apply(_ matrix: [Double], to place: Point) -> Point {
    Point(
      x: matrix[0] * place.x + matrix[1] * place.y + matrix[2], y: matrix[3] * place.x + matrix[4] * place.y + matrix[5]
    )
  }

  /// The affine map that comes closest; `nil` for places on one line, which tell nothing of the other direction.
  private static func leastSquares(_ places: [Point], _ wanted: [Point]) -> [Double]? {
    // About the middles the offset drops out, and two equations with two unknowns are left for each row.
    let (middle, goal) = (mean(places), mean(wanted))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (rowX, rowY) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
    for (place, want) in zip(places, wanted) {
      let (x, y) = (place.x - middle.x, place.y - middle.y)
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      rowX = (rowX.x + x * (want.x - goal.x), rowX.y + y * (want.x - goal.x))
      rowY = (rowY.x + x * (want.y - goal.y), rowY.y + y * (want.y - goal.y))
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-6 * (xx + yy) * (xx + yy), determinant > 0 else { return nil }
    func solve(_ right: (x: Double, y: Double)) -> (Double, Double) {
      ((yy * right.x - xy * right.y) / determinant, (xx * right.y - xy * right.x) / determinant)
    }
    let ((a, b), (d, e)) = (solve(rowX), solve(rowY))
    return [a, b, goal.x - a * middle.x - b * middle.y, d, e, goal.y - d * middle.x - e * middle.y]
  }

  /// One matrix after another.
  private static func product(_ last: [Double], _ first: [Double]) -> [Double] {
    (0..<6).map { index in
      let (row, column) = (index / 3 * 3, index % 3)
      let sum = last[row] * first[column] + last[row + 1] * first[3 + column]
      return column == 2 ? sum + last[row + 2] : sum
    }
  }

  private static func mean(_ places: [Point]) -> Point {
    let sum = places.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    ((first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)).squareRoot()
  }
}
