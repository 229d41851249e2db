import Graphics

/// The path of a finger as straight legs, each up, down, left or right.
nonisolated struct TouchPath {
  /// A direction on the screen.
  enum Direction: Hashable { case up, down, left, right }

  /// The length from which a movement is a leg, in points: about 5 mm.
  static let leg = 24.0
  /// The length up to which a finger rests, in points.
  static let rest = 16.0

  /// The place and the time at which the finger came down.
  let start: Point, begin: Duration
  /// The present place of the finger.
  private(set) var location: Point
  private(set) var legs: [Direction] = []
  /// The time at which the last leg was made or continued.
  private(set) var lastLeg: Duration?
  private var anchor: Point

  init(at point: Point, time: Duration) { (start, location, anchor, begin) = (point, point, point, time) }

  /// Whether the finger has not left its place.
  var isResting: Bool { legs.isEmpty && start.distance(to: location) < Self.rest }

  /// Follows the finger.
  mutating func move(to point: Point, at time: Duration) {
    location = point
    let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
    guard max(abs(dx), abs(dy)) >= Self.leg else { return }
    let direction: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    if legs.last != direction { legs.append(direction) }
    (anchor, lastLeg) = (point, time)
  }
}
