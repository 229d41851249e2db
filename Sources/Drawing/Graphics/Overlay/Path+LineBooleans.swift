/// Lines cut by areas.
extension Path {
  /// The parts of this path's lines that lie inside another path.
  ///
  /// Subpaths that are wholly inside are kept unchanged; in others, curves become lines.
  ///
  /// - Parameter eoFill: whether the inside of the other path is determined by the even-odd rule instead of the
  ///   non-zero rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(at: other) { other.contains($0, eoFill: eoFill) }
  }

  /// The parts of this path's lines that lie outside another path.
  ///
  /// Subpaths that are wholly outside are kept unchanged; in others, curves become lines.
  ///
  /// - Parameter eoFill: whether the inside of the other path is determined by the even-odd rule instead of the
  ///   non-zero rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(at: other) { !other.contains($0, eoFill: eoFill) }
  }

  private func cutLines(at other: Path, isKept: (Point) -> Bool) -> Path {
    let cutters = other.closedLines
    return Path { path in
      for subpath in subpaths {
        let parts = subpath.lines.flatMap { $0.parts(cutBy: cutters) }.map { ($0, isKept($0.middle)) }
        if parts.isEmpty { continue }
        if parts.allSatisfy(\.1) {
          path.addPath(subpath)
          continue
        }
        var isJoined = false
        for (part, isKept) in parts {
          if isKept, !isJoined { path.move(to: part.start) }
          if isKept { path.addLine(to: part.end) }
          isJoined = isKept
        }
      }
    }
  }

  /// Each subpath as a separate path.
  private var subpaths: [Path] {
    var subpaths: [Path] = []
    for element in elements {
      if case .move = element { subpaths.append(Path()) }
      // Elements that follow a closed subpath without a move begin where the subpath began.
      if case .closeSubpath? = subpaths.last?.elements.last, let start = subpaths.last?.currentPoint {
        subpaths.append(Path { $0.move(to: start) })
      }
      if subpaths.isEmpty { subpaths.append(Path()) }
      subpaths[subpaths.count - 1].add(element)
    }
    return subpaths
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  /// The lines that approximate all segments.
  private var lines: [Line] {
    pieces.flatMap { piece in
      let points = piece.flattened
      return zip(points, points.dropFirst()).map { Line(start: $0, end: $1) }
    }
  }

  /// The lines, with those that close open subpaths.
  private var closedLines: [Line] {
    subpaths.flatMap { subpath in
      let lines = subpath.lines
      guard let first = lines.first, let last = lines.last, first.start != last.end else { return lines }
      return lines + [Line(start: last.end, end: first.start)]
    }
  }

  /// A straight line.
  private struct Line {
    let start: Point
    let end: Point

    var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// The parts of this line between the points where other lines cross or touch it.
    func parts(cutBy cutters: [Line]) -> [Line] {
      let shares = cutters.compactMap(share).filter { $0 > 0 && $0 < 1 }.sorted()
      if shares.isEmpty { return [self] }
      let points = [start] + shares.map { start * (1 - $0) + end * $0 } + [end]
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Line(start: $0, end: $1) }
    }

    /// The position at which another line meets this one, as a fraction of its length; `nil` if it does not, or if both
    /// are parallel.
    private func share(_ cutter: Line) -> Double? {
      let (own, its) = (end + start * -1, cutter.end + cutter.start * -1)
      let denominator = own.x * its.y - own.y * its.x
      guard denominator != 0 else { return nil }
      let way = cutter.start + start * -1
      let along = (way.x * own.y - way.y * own.x) / denominator
      return along >= 0 && along <= 1 ? (way.x * its.y - way.y * its.x) / denominator : nil
    }
  }
}
