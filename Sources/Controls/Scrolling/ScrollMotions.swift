import Runtime
import Values

/// The scroll views of a stage that are moving.
final class ScrollMotions: StageService {
  init(stage: Stage) {}

  private var moving: [(order: Int, layoutNode: ScrollBehavior)] = []
  private var soFar = 0
  private var now = Duration.zero

  /// The time between two frames of a movement.
  static let frame = Duration.nanoseconds(16_666_667)

  /// The time at which ``advance(to:)`` has to be called next; `nil` while nothing moves.
  var deadline: Duration? { moving.compactMap { $0.layoutNode.nextFrame(after: now) }.min() }

  /// Adds a scroll view that has begun to move.
  func start(_ layoutNode: ScrollBehavior, at time: Duration) {
    now = max(now, time)
    if moving.contains(where: { $0.layoutNode === layoutNode }) { return }
    soFar += 1
    moving.append((soFar, layoutNode))
  }

  /// Updates all moving scroll views for a time, and removes those that have come to rest or left the stage.
  func advance(to time: Duration) {
    now = max(now, time)
    for (_, layoutNode) in moving { layoutNode.advance(to: time) }
    moving.removeAll { $0.layoutNode.nextFrame(after: now) == nil || !$0.layoutNode.isOnStage }
  }
}
