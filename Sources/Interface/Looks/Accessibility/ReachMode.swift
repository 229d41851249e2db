import Graphics
import Runtime

/// Brings the upper half of the panel down, for a person who can only reach the lower half, for example from a
/// wheelchair.
///
/// A finger that strokes down over the lower edge of the screen moves everything down by half its height; the same
/// stroke, or a touch of the empty half, moves it back. There is no time-out, so the person need not hurry.
final class ReachMode: StageService {
  /// The height of the strip at the lower edge in which the stroke begins, and its least length, in points.
  private static let (strip, length) = (64.0, 20.0)
  /// The longest time that the stroke may take.
  private static let time = Duration.milliseconds(500)

  static var place: ServicePlace { .machine }

  private unowned let stage: Stage
  private var stroke: (id: Int, start: Point, latest: Duration)?

  init(stage: Stage) { self.stage = stage }

  private var root: RootBehavior? { stage.rootLayoutNode.behavior as? RootBehavior }
  /// Whether the upper half is down.
  var isDown: Bool { (root?.reach ?? 0) > 0 }

  /// Moves everything back to its place.
  func end() { set(false) }

  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    guard case .contact(let id, let phase, let place) = event else { return false }
    switch phase {
    case .down:
      if isDown, place.y < stage.size.height / 2 {
        set(false)
        return true
      }
      let isLow = place.y > stage.size.height - Self.strip
      stroke = stroke == nil && isLow ? (id, place, time + Self.time) : nil
    case .moved: if finishes(id, place, time) { return true }
    case .up, .cancelled: if stroke?.id == id { stroke = nil }
    }
    return false
  }

  /// Whether the stroke is complete and moves the panel.
  private func finishes(_ id: Int, _ place: Point, _ time: Duration) -> Bool {
    guard let stroke, stroke.id == id, time <= stroke.latest else { return false }
    let (across, down) = (abs(place.x - stroke.start.x), place.y - stroke.start.y)
    guard down >= Self.length, down > 2 * across, place.y > stage.size.height - Self.strip / 2 else { return false }
    self.stroke = nil
    // Cancel everything that the finger has begun: a press, a held-back touch, or a stroke for speech.
    stage.handle(InputEvent(time: time, .cancelAll), behind: Self.place)
    set(!isDown)
    return true
  }

  private func set(_ isDown: Bool) {
    // On several screens there is no common upper half.
    root?.reach = isDown && stage.displayRegions == nil ? (stage.size.height / 2).rounded() : 0
  }
}
