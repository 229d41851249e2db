/// The scroll views of a stage that move by themselves at the moment.
final class ScrollMotions {
  private var moving: [(order: Int, box: ScrollBox)] = []
  private var soFar = 0
  private var now = Duration.zero

  /// The time between two frames of a movement.
  static let frame = Duration.nanoseconds(16_666_667)

  /// When ``advance(to:)`` is next worth calling; `nil` while nothing moves.
  var deadline: Duration? { moving.compactMap { $0.box.nextFrame(after: now) }.min() }

  /// A scroll view has begun to move.
  func start(_ box: ScrollBox, at time: Duration) {
    now = max(now, time)
    if moving.contains(where: { $0.box === box }) { return }
    soFar += 1
    moving.append((soFar, box))
  }

  /// Lets time pass.
  func advance(to time: Duration) {
    now = max(now, time)
    for (_, box) in moving { box.advance(to: time) }
    moving.removeAll { $0.box.nextFrame(after: now) == nil || !$0.box.isOnStage }
  }
}
