import Graphics
import Runtime
import Values

/// The paths of lines and areas through points.
nonisolated enum LineShapes {
  /// Returns the path of a line through points, which begins with a move, or with a line if it continues a path.
  static func line(_ points: [Point], _ method: InterpolationMethod, continuing path: Path = Path()) -> Path {
    guard let first = points.first else { return path }
    var path = path
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepEnd, .stepCenter:
      for (from, to) in zip(points, points.dropFirst()) { addStep(from, to, method, &path) }
    case .monotone: addCurve(points, tangents: monotoneTangents(points), &path)
    case .catmullRom: addCurve(points, tangents: cardinalTangents(points, scale: 0.5), &path)
    case .cardinal(let tension):
      addCurve(points, tangents: cardinalTangents(points, scale: (1 - max(0, min(1, tension))) / 2 * 2), &path)
    }
    return path
  }

  /// Returns the path of the area between two lines with the same number of points.
  static func area(_ upper: [Point], _ lower: [Point], _ method: InterpolationMethod) -> Path {
    // The lower line is followed backwards, which reverses its steps.
    let back: InterpolationMethod =
      switch method {
      case .stepStart: .stepEnd
      case .stepEnd: .stepStart
      default: method
      }
    var path = line(lower.reversed(), back, continuing: line(upper, method))
    path.closeSubpath()
    return path
  }

  private static func addStep(_ from: Point, _ to: Point, _ method: InterpolationMethod, _ path: inout Path) {
    switch method {
    case .stepStart: path.addLine(to: Point(x: from.x, y: to.y))
    case .stepCenter:
      let middle = (from.x + to.x) / 2
      path.addLine(to: Point(x: middle, y: from.y))
      path.addLine(to: Point(x: middle, y: to.y))
    default: path.addLine(to: Point(x: to.x, y: from.y))
    }
    path.addLine(to: to)
  }

  /// Adds cubic curves between points with given tangents. Each control point is at a third of the distance.
  private static func addCurve(_ points: [Point], tangents: [Point], _ path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let (leaving, arriving) = (tangents[index], tangents[index + 1])
      let third = (to.x - from.x) / 3
      if leaving.x.isNaN {
        path.addLine(to: to)
      } else {
        path.addCurve(
          to: to, control1: Point(x: from.x + leaving.x * third, y: from.y + leaving.y * third),
          control2: Point(x: to.x - arriving.x * third, y: to.y - arriving.y * third))
      }
    }
  }

  /// The slopes of Fritsch and Carlson (1980), with which the curve rises and falls only where the points do.
  private static func monotoneTangents(_ points: [Point]) -> [Point] {
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    return points.indices.map { index in
      guard index > 0, index < slopes.count else {
        return Point(x: 1, y: slopes.isEmpty ? 0 : slopes[min(index, slopes.count - 1)])
      }
      let (before, after) = (slopes[index - 1], slopes[index])
      // The slope at a peak is zero. Elsewhere the harmonic mean keeps the curve between the points.
      return Point(x: 1, y: before * after <= 0 ? 0 : 2 * before * after / (before + after))
    }
  }

  /// The slopes between the neighbours of each point, scaled; a scale of 1/2 gives a Catmull-Rom spline.
  private static func cardinalTangents(_ points: [Point], scale: Double) -> [Point] {
    points.indices.map { index in
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      let width = after.x - before.x
      return Point(x: 1, y: width == 0 ? 0 : (after.y - before.y) / width * min(1, scale * 2))
    }
  }
}
