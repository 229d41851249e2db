import Graphics

/// Computes the velocity of a moving point from its recent locations.
package nonisolated struct VelocityTracker {
  private var samples: [(place: Point, time: Duration)] = []

  /// The time over which the velocity is measured.
  package static let memory = Duration.milliseconds(100)
  /// The time without a movement after which the velocity is zero.
  package static let rest = Duration.milliseconds(50)
  /// The number of locations that are kept.
  private static let mostSamples = 16

  /// Records a location. An unchanged location is not recorded, so that a contact that ends where it last moved keeps
  /// its velocity.
  package mutating func note(_ place: Point, at time: Duration) {
    if let last = samples.last, last.place == place { return }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((place, time))
    if samples.count > Self.mostSamples { samples.removeFirst() }
  }

  /// Returns the velocity at a time, in points per second.
  package func velocity(at time: Duration) -> Size {
    guard let last = samples.last, time - last.time < Self.rest,
      let first = samples.first(where: { last.time - $0.time <= Self.memory }), last.time > first.time
    else { return .zero }
    let seconds = (last.time - first.time) / .seconds(1)
    return Size(
      width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
  }
}
