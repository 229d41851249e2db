import Graphics
import Runtime
import Values

/// Interprets the fingers on a chart: one places the cursor or pans, two zoom.
struct ChartTouches {
  /// The effect of the fingers on the chart.
  enum Effect {
    case none
    /// The cursor goes to a point of the chart.
    case cursor(Point)
    /// The axis moves with the finger by a number of points.
    case pan(Double)
    /// The axis is stretched by a factor around a position.
    case zoom(Double, around: Double)
  }

  /// The fingers by their contacts, in the order in which they came.
  private var fingers: [(id: Int, place: Point)] = []
  private var start = Point.zero
  /// Whether the touch is no tap, because the first finger has moved or a second one is down.
  private var isDrag = false

  /// The distance from which a finger pans, and the least distance between two that zoom, in points.
  private static let slop = 10.0, leastSpread = 20.0

  /// Handles an event. Returns its effect.
  ///
  /// - Parameter pans: whether one finger pans; otherwise it moves the cursor.
  mutating func follow(_ event: ContactGesture.Value, pans: Bool) -> Effect {
    switch event.phase {
    case .down:
      if fingers.isEmpty { (start, isDrag) = (event.location, false) } else { isDrag = true }
      if fingers.count < 2 { fingers.append((event.id, event.location)) }
      return fingers.count == 1 && !pans ? .cursor(event.location) : .none
    case .moved: return move(event, pans: pans)
    case .up, .cancelled:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return .none }
      fingers.remove(at: index)
      return event.phase == .up && pans && !isDrag ? .cursor(event.location) : .none
    }
  }

  private mutating func move(_ event: ContactGesture.Value, pans: Bool) -> Effect {
    guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return .none }
    let before = fingers[index].place
    if fingers.count == 2 {
      let spread = abs(fingers[0].place.x - fingers[1].place.x)
      fingers[index].place = event.location
      let now = abs(fingers[0].place.x - fingers[1].place.x)
      let middle = (fingers[0].place.x + fingers[1].place.x) / 2
      return spread > Self.leastSpread && now > Self.leastSpread ? .zoom(now / spread, around: middle) : .none
    }
    if !pans {
      fingers[index].place = event.location
      return .cursor(event.location)
    }
    if !isDrag, abs(event.location.x - start.x) < Self.slop { return .none }
    let distance = isDrag ? event.location.x - before.x : event.location.x - start.x
    isDrag = true
    fingers[index].place = event.location
    return .pan(distance)
  }
}
