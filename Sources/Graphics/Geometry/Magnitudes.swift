/// Whether numbers are below a limit, whatever their sign; NaN never is.
extension Point {
  /// Whether both coordinates are within a limit.
  @inline(__always) func isWithin(_ limit: Double) -> Bool { abs(x) < limit && abs(y) < limit }
}

extension Transform {
  /// Whether all six numbers are within a limit.
  func isWithin(_ limit: Double) -> Bool {
    Point(x: a, y: b).isWithin(limit) && Point(x: c, y: d).isWithin(limit) && Point(x: tx, y: ty).isWithin(limit)
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
