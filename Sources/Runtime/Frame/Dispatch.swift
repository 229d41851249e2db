import Graphics

/// Where events go: contacts to the gestures of the view that they hit, keys and turns to what has the focus.
extension Stage {
  /// Takes in an event. State may change; nothing is drawn.
  ///
  /// Whatever was due before the event happens first. An event that is older than what the stage already knows counts
  /// as happening now.
  public func handle(_ event: InputEvent) { clock.whileCurrent { dispatch(event) } }

  private func dispatch(_ event: InputEvent) {
    advance(to: event.time)
    for service in services.all where service.intercepts(event.kind, at: now) { return }
    switch event.kind {
    case .contact(let id, let phase, let location):
      handleContact(ContactEvent(id: id, phase: phase, location: location, time: now))
    case .key(let key, let isDown, let modifiers): focus.handleKey(key, isDown: isDown, modifiers: modifiers)
    case .wheel(let distance, let location): wheel(by: distance, at: location)
    case .hover(let location): service(HoverTracker.self).move(to: location)
    case .knobTurned(let detents): focus.turn(by: detents)
    case .knobPressed(let isDown): focus.handleKnobPress(isDown: isDown)
    case .cancelAll:
      arena.cancelAll()
      focus.cancelAll()
      services.existing(HoverTracker.self)?.move(to: nil)
    }
  }

  /// Lets time pass: holds repeat, long presses ripen, what is animated moves on. Time never runs backwards.
  public func advance(to time: Duration) { clock.whileCurrent { letPass(to: time) } }

  private func letPass(to time: Duration) {
    now = max(now, time)
    arena.advance(to: now)
    focus.advance(to: now)
    motions.advance(to: now)
    clock.advance(to: now)
    announcer.advance(to: now)
    for service in services.all { service.advance(to: now) }
  }

  /// Whether a touch of a place can do anything but scroll, as far as the layout of the last frame says.
  package func mayTap(at point: Point) -> Bool {
    guard let hit = rootLayoutNode.behavior.hitTest(point) else { return false }
    return hit.behavior.modalLayer != nil || arena.mayTap(on: hit.ancestry)
  }

  private func handleContact(_ event: ContactEvent) {
    guard event.phase == .down else { return arena.handle(event) }
    // A touch meets what is on the screen: the layout of the last frame.
    guard let hit = rootLayoutNode.behavior.hitTest(event.location) else { return }
    if let layer = hit.behavior.modalLayer { return layer.touchedBeside() }
    let path = hit.ancestry
    focus.touched(path)
    arena.begin(event, on: path)
  }

  /// Scrolls what is under the pointer; what cannot go on leaves it to what is around it.
  private func wheel(by distance: Size, at location: Point) {
    let path = rootLayoutNode.behavior.hitTest(location)?.ancestry ?? []
    for axis in Axis.allCases where distance[axis] != 0 {
      let around = path.lazy.compactMap(\.behavior.scrollContainer)
      guard let scroll = around.first(where: { $0.canMove(axis, by: distance[axis]) }) else { continue }
      scroll.jump(axis, to: scroll.position(axis).destination + distance[axis])
    }
  }
}
