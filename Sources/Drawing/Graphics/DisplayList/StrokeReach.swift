/// Computes how far the outline of a stroke extends from its path.
///
/// Only mitres make this hard: at the default limit a mitre can extend ten half widths, but a rounded rectangle has
/// none and those of a rectangle extend 1.42. The bounds decide which pixels are repainted, so the exact corners are
/// worth examining.
extension StrokeStyle {
  /// The longest mitre that a corner may have, in half line widths; 0 if corners have none.
  var longestMitre: Double { lineJoin == .miter && miterLimit >= 1 ? min(miterLimit, GraphicsLimits.strokeNumber) : 0 }

  /// The largest distance of the outline from the path, in the path's unit.
  func reach(along path: Path) -> Double {
    var ratio = lineCap == .square ? 1.42 : 1
    if longestMitre > 1 {
      var walk = CornerWalk(limit: longestMitre)
      walk.run(path)
      ratio = max(ratio, walk.longest)
    }
    return max(0, lineWidth) / 2 * ratio
  }
}

/// Finds the longest mitre of a path, in half line widths.
private struct CornerWalk {
  let limit: Double
  /// The longest mitre so far. Turns of a few degrees get a mitre whatever the join, hence slightly more than 1.
  private(set) var longest = 1.02

  private var current = Point.zero
  private var start = Point.zero
  private var incoming: (direction: Point, isCurve: Bool)?
  private var first: (direction: Point, isCurve: Bool)?

  init(limit: Double) { self.limit = limit }

  mutating func run(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): (current, start, incoming, first) = (to, to, nil, nil)
      case .line(let to): step(current, to, to, isCurve: false)
      case .quadCurve(let to, let control): step(control, control, to, isCurve: true)
      case .curve(let to, let control1, let control2): step(control1, control2, to, isCurve: true)
      case .closeSubpath:
        step(current, start, start, isCurve: false)
        if let incoming, let first { corner(incoming, first) }
        (current, incoming, first) = (start, nil, nil)
      }
    }
  }

  private mutating func step(_ control1: Point, _ control2: Point, _ end: Point, isCurve: Bool) {
    let from = current
    current = end
    // The first and the last control point that define a tangent.
    let leaving = control1 != from ? control1 : control2 != from ? control2 : end
    let arriving = control2 != end ? control2 : control1 != end ? control1 : from
    guard leaving != from, arriving != end else { return }
    let outgoing = (direction: leaving - from, isCurve: isCurve)
    if let incoming { corner(incoming, outgoing) } else { first = outgoing }
    incoming = (end - arriving, isCurve)
  }

  private mutating func corner(_ a: (direction: Point, isCurve: Bool), _ b: (direction: Point, isCurve: Bool)) {
    let (d, e) = (a.direction, b.direction)
    let lengths = d.distance(to: .zero) * e.distance(to: .zero)
    guard lengths > 0, lengths.isFinite else { return longest = max(longest, limit) }
    var cosine = (d.x * e.x + d.y * e.y) / lengths
    // The first line of a flattened curve deviates a little from its tangent, by less than twenty degrees.
    if a.isCurve || b.isCurve { cosine = cosine > 0.94 ? 0.75 : cosine - 0.35 }
    let ratio = (2 / max(1e-9, 1 + cosine)).squareRoot()
    let isCertain = !a.isCurve && !b.isCurve
    if ratio <= limit * 1.001 || !isCertain { longest = max(longest, min(ratio, limit)) }
  }
}
