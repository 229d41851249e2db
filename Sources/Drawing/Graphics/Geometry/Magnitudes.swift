/// Whether numbers are below a limit, whatever their sign; NaN never is.
extension Point {
  /// Whether both coordinates are within a limit.
  @inline(__always) func isWithin(_ limit: Double) -> Bool { abs(x) < limit && abs(y) < limit }
}

extension Transform {
  /// The greatest length of a unit along an axis, in pixels.
  var longest: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  /// Whether all six numbers are within a limit.
  func isWithin(_ limit: Double) -> Bool {
    Point(x: a, y: b).isWithin(limit) && Point(x: c, y: d).isWithin(limit) && Point(x: tx, y: ty).isWithin(limit)
  }
}

extension StrokeStyle {
  /// Whether the numbers of a stroke along a path are small enough for its outline to be computed; no other stroke is drawn.
  func canStroke(_ path: Path, _ transform: Transform) -> Bool {
    let limit = GraphicsLimits.strokeNumber
    return transform.longest > 1 / limit && transform.isWithin(limit) && abs(lineWidth) < limit && path.isWithin(limit)
  }
}

extension Path {
  /// Whether all points, control points among them, are within a limit.
  func isWithin(_ limit: Double) -> Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): to.isWithin(limit)
      case .quadCurve(let to, let control): to.isWithin(limit) && control.isWithin(limit)
      case .curve(let to, let control1, let control2):
        to.isWithin(limit) && control1.isWithin(limit) && control2.isWithin(limit)
      case .closeSubpath: true
      }
    }
  }
}
