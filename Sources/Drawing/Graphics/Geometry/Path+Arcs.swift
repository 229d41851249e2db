import Glibc

extension Path {
  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// Angles increase clockwise on a screen whose y axis points down. As in SwiftUI, `clockwise: false` draws towards
  /// increasing angles and `clockwise: true` towards decreasing ones.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform = .identity
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    // An end angle in the other direction means the rest of the circle; more than a full turn is drawn as one turn.
    if clockwise ? sweep > 0 : sweep < 0 {
      let rest = sweep.truncatingRemainder(dividingBy: full)
      sweep = rest + (clockwise ? -full : full)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: max(-full, min(full, sweep))),
      transform: transform)
  }

  /// Adds an arc that extends by `delta` from `startAngle`, joined to the current point by a line.
  public mutating func addArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }

  /// Adds an arc that extends by `delta` from `startAngle`, joined to the current point by a line. Each quarter turn
  /// becomes a cubic curve whose control points are 4/3 · tan(θ/4) radii from its ends.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: Transform = .identity
  ) {
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(startAngle.radians).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let turn = max(-1000, min(1000, delta.radians))
    let pieces = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle.radians + step * Double(piece)
      let to = from + step
      let (begin, end) = (at(from), at(to))
      let control1 = Point(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from))
      let control2 = Point(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and on to `tangent2End`, as
  /// PostScript's `arct` does. A line joins it to the current point.
  public mutating func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard let from = currentPoint else { return move(to: corner) }
    let (a, b) = (from - corner, end - corner)
    let (length1, length2) = (a.distance(to: .zero), b.distance(to: .zero))
    let cross = a.x * b.y - a.y * b.x
    // If the points are collinear there is no corner to round.
    guard length1 > 0, length2 > 0, radius > 0, abs(cross) > 1e-12 * length1 * length2 else {
      return addLine(to: corner)
    }
    let opening = acos(max(-1, min(1, (a.x * b.x + a.y * b.y) / (length1 * length2))))
    let distance = radius / tan(opening / 2)
    let (begin, stop) = (corner + a * (distance / length1), corner + b * (distance / length2))
    let reach = distance * 4 / 3 * tan((.pi - opening) / 4) * tan(opening / 2)
    addLine(to: begin)
    addCurve(to: stop, control1: begin - a * (reach / length1), control2: stop - b * (reach / length2))
  }

  /// Adds the ellipse inscribed in a rectangle as a closed subpath. It starts at the rightmost point and runs
  /// clockwise on screen.
  public mutating func addEllipse(in rect: Rect, transform: Transform = .identity) {
    if !transform.isIdentity { return addPath(Path(ellipseIn: rect), transform: transform) }
    let (x, y) = (rect.midX, rect.midY)
    let (cw, ch) = (rect.width / 2 * Self.kappa, rect.height / 2 * Self.kappa)
    reserveIfEmpty(6)
    move(to: Point(x: rect.maxX, y: y))
    addCurve(
      to: Point(x: x, y: rect.maxY), control1: Point(x: rect.maxX, y: y + ch), control2: Point(x: x + cw, y: rect.maxY))
    addCurve(
      to: Point(x: rect.minX, y: y), control1: Point(x: x - cw, y: rect.maxY), control2: Point(x: rect.minX, y: y + ch))
    addCurve(
      to: Point(x: x, y: rect.minY), control1: Point(x: rect.minX, y: y - ch), control2: Point(x: x - cw, y: rect.minY))
    addCurve(
      to: Point(x: rect.maxX, y: y), control1: Point(x: x + cw, y: rect.minY), control2: Point(x: rect.maxX, y: y - ch))
    closeSubpath()
  }
}
