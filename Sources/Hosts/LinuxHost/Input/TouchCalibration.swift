import Graphics

/// Computes the calibration matrix of a touch screen from touches at known positions.
///
/// Positions are fractions of the screen's width and height before rotation. Four corners give eight equations for
/// the six coefficients; the affine transform is their linear least-squares solution, and the residuals show whether
/// the touches are consistent.
///
///     let matrix = TouchCalibration.matrix(from: touched, current: device.matrix)
public nonisolated enum TouchCalibration {
  /// The positions of the crosses, away from the edges, which many touch screens do not reach.
  public static let targets = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)].map { Point(x: $0.0, y: $0.1) }
  /// The largest permitted distance between a touch and its cross after the transform, as a fraction of the screen;
  /// an accidental touch is further away.
  public static let tolerance = 0.03

  /// The first two rows of the matrix that maps the device's positions to ``targets``, in the order of libinput's
  /// `libinput_device_config_calibration_set_matrix`. Returns `nil` if no matrix does so within ``tolerance``.
  ///
  /// - Parameters:
  ///   - touched: A position for each target, in the same order.
  ///   - current: The matrix that was already applied to these positions.
  public static func matrix(from touched: [Point], current: [Double] = [1, 0, 0, 0, 1, 0]) -> [Double]? {
    guard touched.count == targets.count, current.count == 6, let fit = leastSquares(touched, targets) else {
      return nil
    }
    let misses = zip(touched, targets).map { distance(apply(fit, to: $0), $1) }
    guard misses.allSatisfy({ $0 <= tolerance }) else { return nil }
    return product(fit, current)
  }

  /// Applies a matrix to a position.
  static func apply(_ matrix: [Double], to place: Point) -> Point {
    Point(
      x: matrix[0] * place.x + matrix[1] * place.y + matrix[2], y: matrix[3] * place.x + matrix[4] * place.y + matrix[5]
    )
  }

  /// The least-squares affine transform; `nil` if the positions lie on one line, which leaves it undetermined.
  private static func leastSquares(_ places: [Point], _ wanted: [Point]) -> [Double]? {
    // Relative to the centroids the translation vanishes, which leaves two normal equations with two unknowns for
    // each row.
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

  /// The matrix that applies `first` and then `last`.
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
