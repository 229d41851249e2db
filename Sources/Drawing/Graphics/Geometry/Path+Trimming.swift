extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: The start as a fraction of the length, from 0 to 1.
  ///   - to: The end as a fraction of the length, from 0 to 1.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (low, high) = (max(0, min(1, from)), max(0, min(1, to)))
    if low <= 0, high >= 1 { return self }
    guard low < high else { return Path() }
    let measured = pieces.map { ($0, Ruler($0)) }
    let total = measured.reduce(0) { $0 + $1.1.length }
    let (begin, end) = (low * total, high * total)
    var path = Path()
    var (position, isJoined) = (0.0, false)
    for (piece, ruler) in measured {
      defer { position += ruler.length }
      let (first, last) = (begin - position, end - position)
      if piece.isFirst { isJoined = false }
      guard last > 0, first < ruler.length else {
        isJoined = false
        continue
      }
      let part = piece.part(from: ruler.parameter(at: first), to: ruler.parameter(at: last))
      path.add(part, isJoined: isJoined)
      isJoined = true
    }
    return path
  }

  /// Adds a segment, with a move to its start unless it continues the one before.
  private mutating func add(_ piece: Piece, isJoined: Bool) {
    if !isJoined { move(to: piece.start) }
    switch piece.controls.count {
    case 0: addLine(to: piece.end)
    case 1: addQuadCurve(to: piece.end, control: piece.controls[0])
    default: addCurve(to: piece.end, control1: piece.controls[0], control2: piece.controls[1])
    }
  }

  /// Maps lengths along a segment to curve parameters.
  private struct Ruler {
    /// The length from the start to each of the equally spaced parameters.
    let marks: [Double]
    var length: Double { marks[marks.count - 1] }

    /// Measures the polyline of a segment.
    init(_ piece: Piece) {
      let points = piece.flattened
      var marks = [0.0]
      for (a, b) in zip(points, points.dropFirst()) { marks.append(marks[marks.count - 1] + a.distance(to: b)) }
      self.marks = marks
    }

    /// The curve parameter at a distance from the start.
    func parameter(at distance: Double) -> Double {
      if distance <= 0 { return 0 }
      guard let next = marks.firstIndex(where: { $0 >= distance }) else { return 1 }
      let step = marks[next] - marks[next - 1]
      let share = step > 0 ? (distance - marks[next - 1]) / step : 1
      return (Double(next - 1) + share) / Double(marks.count - 1)
    }
  }
}
