import Graphics

/// Dispatch of input events: contacts go to the gestures of the view they hit, keys and knob events to the focused
/// view.
extension Stage {
  /// Handles an input event. It may change state, but draws nothing.
  ///
  /// The stage advances to the event's time first. An event that is older than the stage's time is treated as happening
  /// now.
  public func handle(_ event: InputEvent) { handle(event, behind: nil) }

  /// Handles an event that the panel makes for a person, such as the Escape key for a stroke, or that it has held back.
  ///
  /// - Parameter place: the services up to this place are not offered the event, because they have seen it or the event
  ///   that it was made from; `nil` to offer it to all services.
  package func handle(_ event: InputEvent, behind place: ServicePlace?) {
    clock.whileCurrent {
      advance(to: event.time)
      if place == nil {
        services.heldInput.note(event.kind)
        services.typing.note(event)
      }
      // No service is offered it: none may keep it from the entries of ``ViewerTyping``, or take it for a person's input.
      if event.kind == .viewerLeft { return viewerHasLeft(event.viewer) }
      for service in services.all {
        if let place, StageServices.place(of: service) <= place { continue }
        if service.intercepts(event.kind, at: now) { return }
      }
      dispatch(event)
    }
  }

  private func dispatch(_ event: InputEvent) {
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
    case .viewerLeft: break
    }
  }

  /// Advances to a time: held controls repeat, long presses are recognised, animations continue. A time before the
  /// present one has no effect.
  ///
  /// - Parameter time: on the host's monotonic clock.
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

  /// Returns whether a touch at a location can do more than scroll, according to the layout of the last frame.
  package func mayTap(at point: Point) -> Bool {
    guard let hit = rootLayoutNode.behavior.hitTest(point) else { return false }
    return hit.behavior.modalLayer != nil || arena.mayTap(on: hit.ancestry)
  }

  /// Begins, continues or ends a contact.
  private func handleContact(_ event: ContactEvent) {
    guard event.phase == .down else { return arena.handle(event) }
    // A touch hits what is on the screen: the layout of the last frame.
    guard let hit = rootLayoutNode.behavior.hitTest(event.location) else { return }
    let path = hit.ancestry
    if isMisled(on: path) { return }
    if let layer = hit.behavior.modalLayer { return layer.touchedBeside() }
    focus.touched(path)
    arena.begin(event, on: path)
  }

  /// Scrolls the view under the pointer. A view at its end leaves the movement to the views around it.
  private func wheel(by distance: Size, at location: Point) {
    let path = rootLayoutNode.behavior.hitTest(location)?.ancestry ?? []
    for axis in Axis.allCases where distance[axis] != 0 {
      let around = path.lazy.compactMap(\.behavior.scrollContainer)
      guard let scroll = around.first(where: { $0.canMove(axis, by: distance[axis]) }) else { continue }
      scroll.jump(axis, to: scroll.position(axis).destination + distance[axis])
    }
  }
}
