import Glibc

/// The segments of a path, from which its bounds, lengths and insides are computed.
extension Path {
  /// A line or curve with its start point.
  struct Piece {
    var start: Point
    var end: Point
    /// The control points: none for a line, one for a quadratic curve, two for a cubic curve.
    var controls: [Point] = []
    /// Whether the segment is the first of its subpath.
    var isFirst: Bool

    /// The point at a curve parameter from 0 to 1.
    func point(at t: Double) -> Point {
      let u = 1 - t
      switch controls.count {
      case 0: return start * u + end * t
      case 1: return start * (u * u) + controls[0] * (2 * u * t) + end * (t * t)
      default:
        return start * (u * u * u) + controls[0] * (3 * u * u * t) + controls[1] * (3 * u * t * t) + end * (t * t * t)
      }
    }

    /// The part between two curve parameters, by de Casteljau's algorithm.
    func part(from: Double, to: Double) -> Piece {
      let tail = from > 0 ? split(at: from).1 : self
      let share = from < 1 ? (to - from) / (1 - from) : 1
      return share < 1 ? tail.split(at: share).0 : tail
    }

    /// Splits the segment at a curve parameter.
    private func split(at t: Double) -> (Piece, Piece) {
      var points = [start] + controls + [end]
      var (head, tail) = ([points[0]], [points[points.count - 1]])
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
        head.append(points[0])
        tail.insert(points[points.count - 1], at: 0)
      }
      func piece(_ points: [Point], _ isFirst: Bool) -> Piece {
        Piece(
          start: points[0], end: points[points.count - 1], controls: Array(points.dropFirst().dropLast()),
          isFirst: isFirst)
      }
      return (piece(head, isFirst), piece(tail, false))
    }

    /// The points of the polyline that approximates the segment, including its start.
    var flattened: [Point] { flattened(scale: 4) }

    /// The points of the polyline that approximates the segment, including its start, for a number of pixels per unit.
    func flattened(scale: Double) -> [Point] {
      let count: Int =
        switch controls.count {
        case 0: 1
        case 1: Flatten.segments(start, controls[0], end, scale: scale)
        default: Flatten.segments(start, controls[0], controls[1], end, scale: scale)
        }
      return (0...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }
  }

  /// All lines and curves, including closing lines.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var (current, start, isFirst) = (Point.zero, Point.zero, true)
    func add(_ end: Point, _ controls: [Point] = []) {
      pieces.append(Piece(start: current, end: end, controls: controls, isFirst: isFirst))
      (current, isFirst) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let to): (current, start, isFirst) = (to, to, true)
      case .line(let to): add(to)
      case .quadCurve(let to, let control): add(to, [control])
      case .curve(let to, let control1, let control2): add(to, [control1, control2])
      case .closeSubpath:
        if current != start { add(start) }
        (current, isFirst) = (start, true)
      }
    }
    return pieces
  }

  /// The smallest rectangle around the outline itself, without control points; `null` for an empty path.
  public var boundingRect: Rect {
    var bounds = Rect.null
    func include(_ point: Point) { bounds = bounds.union(Rect(origin: point, size: .zero)) }
    for element in elements { if case .move(let to) = element { include(to) } }
    for piece in pieces {
      include(piece.start)
      include(piece.end)
      for t in piece.turningPoints { include(piece.point(at: t)) }
    }
    return bounds
  }

  /// Whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: A point in the path's space.
  ///   - eoFill: Whether to use the even-odd rule instead of the non-zero rule.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    guard controlRect.contains(point) else { return false }
    var (winding, crossings) = (0, 0)
    func cross(_ a: Point, _ b: Point) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x <= point.x { return }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    var (first, last) = (Point.zero, Point.zero)
    for piece in pieces {
      if piece.isFirst {
        // Open subpaths count as closed.
        cross(last, first)
        first = piece.start
      }
      let points = piece.flattened
      for (a, b) in zip(points, points.dropFirst()) { cross(a, b) }
      last = piece.end
    }
    cross(last, first)
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}

extension Path.Piece {
  /// The curve parameters at which x or y has an extremum, so that the bounds may be there.
  fileprivate var turningPoints: [Double] {
    if controls.isEmpty { return [] }
    return zeros { $0.x } + zeros { $0.y }
  }

  /// The parameters at which the derivative of one coordinate is zero.
  private func zeros(_ part: (Point) -> Double) -> [Double] {
    let v = ([start] + controls + [end]).map(part)
    var roots: [Double] = []
    if v.count == 3 {
      let bend = v[0] - 2 * v[1] + v[2]
      if bend != 0 { roots = [(v[0] - v[1]) / bend] }
    } else {
      let (a, b, c) = (v[3] - 3 * v[2] + 3 * v[1] - v[0], 2 * (v[2] - 2 * v[1] + v[0]), v[1] - v[0])
      let square = b * b - 4 * a * c
      if abs(a) < 1e-12 {
        if b != 0 { roots = [-c / b] }
      } else if square >= 0 {
        roots = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
