import Graphics
import Runtime

/// A drag without a finger: arrows, Tab and the knob go from destination to destination, a press drops, and Escape or a
/// long press of the knob cancels.
extension DragTracker {
  /// The reachable destinations that accept the dragged item, in reading order.
  var destinations: [DropBehavior] {
    guard let item = drag?.item else { return [] }
    var found: [DropBehavior] = []
    func search(_ layoutNode: LayoutNode) {
      if let place = layoutNode.behavior as? DropBehavior, place.accepts(item, at: place.middle) { found.append(place) }
      for child in layoutNode.behavior.shownChildren { search(child) }
    }
    search(stage.reachableRoot)
    return found
  }

  /// The innermost destination at a place of the stage that accepts the dragged item.
  func destination(at location: Point) -> DropBehavior? {
    guard let item = drag?.item, let hit = stage.rootLayoutNode.behavior.hitTest(location) else { return nil }
    return hit.ancestry.lazy.compactMap { $0.behavior as? DropBehavior }
      .first { $0.accepts(item, at: $0.layoutNode.local(location)) }
  }

  func interceptsSteering(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    guard case .keys(let knobDown)? = drag?.steering else { return false }
    switch event {
    case .key(let key, isDown: true, modifiers: let modifiers): press(key, modifiers)
    case .knobTurned(let detents): step(by: detents)
    case .knobPressed(isDown: true): setKnobDown(time)
    case .knobPressed(isDown: false):
      // The press that began the drag ends elsewhere.
      guard knobDown != nil else { return false }
      drop()
    default: return false
    }
    return true
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers) {
    switch key {
    case .tab: step(by: modifiers.contains(.shift) ? -1 : 1)
    case .enter, .space: drop()
    case .character("v") where modifiers.contains(.control): drop()
    default: if let direction = key.direction { step(direction) }
    }
  }

  /// Moves by some destinations in reading order, and from the last to the first.
  private func step(by places: Int) {
    let all = destinations
    guard !all.isEmpty else { return stage.feedback.play(.stop) }
    let index = all.firstIndex { $0 === drag?.target }.map { $0 + places } ?? 0
    aim(at: all[(index % all.count + all.count) % all.count])
  }

  /// Goes to the nearest destination in a direction; a destination to the side counts as further away.
  private func step(_ direction: MoveCommandDirection) {
    guard let from = (drag?.target?.layoutNode.stageFrame.center ?? drag?.middle) else { return }
    func distance(_ place: DropBehavior) -> Double? {
      let center = place.layoutNode.stageFrame.center
      let (dx, dy) = (center.x - from.x, center.y - from.y)
      let way: (along: Double, aside: Double) =
        switch direction {
        case .right: (dx, dy)
        case .left: (-dx, dy)
        case .down: (dy, dx)
        case .up: (-dy, dx)
        }
      return way.along > 0.5 ? way.along + 2 * abs(way.aside) : nil
    }
    let near = destinations.compactMap { place in distance(place).map { (place, $0) } }.min { $0.1 < $1.1 }
    guard let near else { return stage.feedback.play(.stop) }
    aim(at: near.0)
  }
}
