import Graphics

extension Point {
  /// The direction to this point from another, as a vector of length 1; to the right if they are the same.
  func direction(from start: Point) -> Point {
    let length = distance(to: start)
    return length > 0 ? Point(x: (x - start.x) / length, y: (y - start.y) / length) : Point(x: 1, y: 0)
  }
}
