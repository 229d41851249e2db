import Graphics

/// How fast something moves, from where it was lately.
package nonisolated struct VelocityTracker {
  private var samples: [(place: Point, time: Duration)] = []

  /// Older places do not count.
  package static let memory = Duration.milliseconds(100)
  /// A finger that has not moved for as long is at rest.
  package static let rest = Duration.milliseconds(50)
  private static let mostSamples = 16

  /// Notes a place. A finger that is lifted at once where it was last seen is not taken for one at rest.
  package mutating func note(_ place: Point, at time: Duration) {
    if let last = samples.last, last.place == place { return }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((place, time))
    if samples.count > Self.mostSamples { samples.removeFirst() }
  }

  /// Points a second, at a time.
  package func velocity(at time: Duration) -> Size {
    guard let last = samples.last, time - last.time < Self.rest,
      let first = samples.first(where: { last.time - $0.time <= Self.memory }), last.time > first.time
    else { return .zero }
    let seconds = (last.time - first.time) / .seconds(1)
    return Size(
      width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
  }
}
