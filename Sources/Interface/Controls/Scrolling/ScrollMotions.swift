import Runtime
import Values

/// The scroll views of a stage that are moving.
final class ScrollMotions: StageService {
  init(stage: Stage) {}

  /// A scroll view that moves. Its view may be removed while it moves; after that, it must not be used.
  private struct Moving {
    let behavior: ScrollBehavior
    weak var node: LayoutNode?

    /// Whether its view is still shown.
    var isThere: Bool { node?.isOnStage ?? false }
  }

  private var moving: [Moving] = []
  private var now = Duration.zero

  /// The time between two frames of a movement.
  static let frame = Duration.nanoseconds(16_666_667)

  /// The time at which ``advance(to:)`` has to be called next; `nil` while nothing moves.
  var deadline: Duration? {
    moving.compactMap { $0.isThere ? $0.behavior.nextFrame(after: now) : nil }.min()
  }

  /// Adds a scroll view that has begun to move.
  func start(_ behavior: ScrollBehavior, at time: Duration) {
    now = max(now, time)
    if moving.contains(where: { $0.behavior === behavior }) { return }
    moving.append(Moving(behavior: behavior, node: behavior.layoutNode))
  }

  /// Updates all moving scroll views for a time, and removes those that have come to rest or left the stage.
  func advance(to time: Duration) {
    now = max(now, time)
    for scroll in moving where scroll.isThere { scroll.behavior.advance(to: time) }
    moving.removeAll { !$0.isThere || $0.behavior.nextFrame(after: now) == nil }
  }
}
