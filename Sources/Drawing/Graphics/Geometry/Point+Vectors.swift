// Points as vectors.
extension Point {
  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Point, right: Double) -> Point { Point(x: left.x * right, y: left.y * right) }
}
