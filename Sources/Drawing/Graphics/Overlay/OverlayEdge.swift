/// A line between two points of the grid, with its winding in the outlines of two paths.
struct OverlayEdge {
  /// The upper end, or the left one if both are in the same row.
  let start: GridPoint
  let end: GridPoint
  /// For each outline, the number of times it runs from the start to the end, minus those in the other direction.
  var winding: SIMD2<Int>

  init(_ start: GridPoint, _ end: GridPoint, winding: SIMD2<Int>) {
    let isForward = start < end
    (self.start, self.end) = isForward ? (start, end) : (end, start)
    self.winding = isForward ? winding : SIMD2(-winding.x, -winding.y)
  }

  var isHorizontal: Bool { start.y == end.y }
  var vector: GridPoint { end - start }
  var minX: Int { min(start.x, end.x) }
  var maxX: Int { max(start.x, end.x) }

  /// Returns the point at which another edge cuts this one; `nil` if it does not.
  ///
  /// It is a point of the grid: an end of the other edge that is exactly on this one, or the grid point nearest to the
  /// crossing, which is the same for both edges.
  func cut(by other: OverlayEdge) -> GridPoint? {
    if vector.cross(other.start - start) == 0, contains(other.start) { return other.start }
    if vector.cross(other.end - start) == 0, contains(other.end) { return other.end }
    return start < other.start ? crossing(other) : other.crossing(self)
  }

  /// The grid point nearest to the crossing of two edges; `nil` if an end of one is on the other's line, or if they do
  /// not cross.
  private func crossing(_ other: OverlayEdge) -> GridPoint? {
    let (first, second) = (vector.cross(other.start - start), vector.cross(other.end - start))
    let (third, fourth) = (other.vector.cross(start - other.start), other.vector.cross(end - other.start))
    guard first.signum() * second.signum() < 0, third.signum() * fourth.signum() < 0 else { return nil }
    let share = Double(third) / Double(third - fourth)
    return GridPoint(
      x: start.x + Int((Double(vector.x) * share).rounded()), y: start.y + Int((Double(vector.y) * share).rounded()))
  }

  /// Whether a point on the line through both ends lies strictly between them.
  private func contains(_ point: GridPoint) -> Bool { start < point && point < end }

  /// The edges between the ends and some points in between.
  func pieces(at cuts: [GridPoint]) -> [OverlayEdge] {
    let inner = cuts.filter { $0 != start && $0 != end }
    if inner.isEmpty { return [self] }
    let direction = vector
    func share(_ point: GridPoint) -> Int {
      let way = point - start
      return way.x * direction.x + way.y * direction.y
    }
    let points = [start] + Set(inner).sorted { (share($0), $0) < (share($1), $1) } + [end]
    return zip(points, points.dropFirst()).map { OverlayEdge($0, $1, winding: winding) }
  }
}
