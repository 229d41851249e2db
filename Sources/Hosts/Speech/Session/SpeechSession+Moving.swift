import Controls
import Graphics
import Runtime

/// Going from stop to stop.
///
/// The route is the reading order of the tree. It does not wrap around: a sound marks its ends, so that a person who
/// cannot see does not move in circles.
extension SpeechSession {
  /// The stop that is spoken of; `nil` before the first.
  package var current: SpeechStop? { route.current }

  /// Moves by a number of stops that satisfy a condition. At the end it plays a sound.
  func move(by places: Int, where isMeant: (SpeechStop) -> Bool = { _ in true }) {
    if let next = neighbour(by: places, where: isMeant) { return go(to: next) }
    narrator.play(route.way.contains(where: isMeant) ? .edge : .nothing)
  }

  /// The next or the previous stop that satisfies a condition; `nil` at the end. Scroll views are scrolled first, to
  /// show more.
  func neighbour(by places: Int, where isMeant: (SpeechStop) -> Bool) -> SpeechStop? {
    if let found = route.stop(by: places, where: isMeant) { return found }
    guard let current, scrollOn(from: current, by: places) else { return nil }
    return route.stop(by: places, where: isMeant)
  }

  /// Scrolls the views around a stop, so that further rows are created.
  ///
  /// - Returns: whether anything has moved.
  func scrollOn(from stop: SpeechStop, by places: Int) -> Bool {
    guard let node = stop.element.source.owner as? LayoutNode else { return false }
    for scroll in node.ancestry.lazy.compactMap(\.behavior.scrollContainer) {
      for axis in [Axis.vertical, .horizontal] where scroll.canMove(axis, by: Double(places.signum())) {
        let motion = scroll.position(axis)
        let distance = motion.viewport * 0.8 * Double(places.signum())
        scroll.jump(axis, to: min(max(0, motion.destination + distance), motion.limit))
        refresh()
        return true
      }
    }
    return false
  }

  /// Moves to a stop and speaks it, after introductory words.
  func go(to stop: SpeechStop?, saying lead: String = "") {
    guard let stop else { return narrator.play(.nothing) }
    place(at: stop)
    narrator.play(stop.isControl ? .movedToControl : .moved)
    sayCurrent(lead)
  }

  /// Speaks the current stop after introductory words, and its hint after a pause.
  ///
  /// - Parameter givesReason: whether the error of a field is spoken at once, and not with the hint.
  func sayCurrent(_ lead: String = "", givesReason: Bool = false) {
    guard let current else { return narrator.play(.nothing) }
    if isHidden(current) {
      if !lead.isEmpty { say(lead) }
      return narrator.play(.hiddenCharacter)
    }
    let reason = givesReason ? phrase.reason(of: current.element) : ""
    let hint = utterance(phrase.hint(for: current.element, by: input.means, isReasonSaid: !reason.isEmpty), .hint)
    var text = phrase.text(of: current, after: heard.context, entersDialog: current.isInDialog && !heard.isInDialog)
    if !lead.isEmpty { text = "\(lead), \(text)" }
    if !reason.isEmpty { text += ". \(reason)" }
    heard.note(current)
    narrator.say(utterance(text, .focus), hint: hint.text.isEmpty || isReading ? nil : hint, at: stage.now)
  }

  /// Makes a stop the current one: it is scrolled into view, gets a ring and, if it can, the focus.
  func place(at stop: SpeechStop) {
    guard route.place(at: stop) else { return }
    rotor.restart()
    input.knob.isAdjusting = false
    typing.come(to: stop)
    stop.element.handlers.reveal()
    if !stop.element.traits.contains(.isKeyboardKey), let target = focusTarget(of: stop) {
      stage.focus.set(target, visible: false)
    }
    typing.focus = stage.focus.current
    showRing()
  }

  /// The view that can have the focus at a stop.
  func focusTarget(of stop: SpeechStop) -> FocusBehavior? { stage.focus.target(of: stop.element) }

  // MARK: The place

  /// Shows the ring around the current stop.
  func showRing() {
    showText()
    guard let root = stage.rootLayoutNode.behavior as? RootBehavior else { return }
    let color = stage.environment.appearance.focusRing(in: stage.environment.values)
    root.spoken = current.map {
      SpokenPlace(
        rect: $0.element.frame, color: color, mark: scan?.choice?.mark, isPrivate: $0.element.isPrivate)
    }
  }

  /// Speaks the element under a finger, unless it was the last one.
  func explore(_ point: Point) {
    isReading = false
    refresh()
    guard let stop = stop(at: point) else { return }
    if input.explored == stop.id { return }
    input.explored = stop.id
    go(to: stop)
  }

  /// Handles the end of exploring. If the finger was on no element, speech ends.
  func lift() {
    if input.explored == nil { narrator.interrupt(at: stage.now) }
    input.explored = nil
  }

  /// The stop under a finger: that of the innermost hit view with a stop, otherwise the one with the smallest frame.
  func stop(at point: Point) -> SpeechStop? {
    let under = stops.filter { $0.element.frame.contains(point) }
    guard under.count > 1 else { return under.first }
    let path = stage.rootLayoutNode.behavior.hitTest(point)?.ancestry ?? []
    for node in path {
      let here = under.filter { $0.element.source.owner === node }
      if let least = here.min(by: { area($0) < area($1) }) { return least }
    }
    // Of equal ones the last is in front.
    return under.reversed().min { area($0) < area($1) }
  }

  private func area(_ stop: SpeechStop) -> Double { stop.element.frame.width * stop.element.frame.height }

  /// Scrolls by a page, and moves to the first visible stop.
  func page(_ key: Key) {
    let node = current?.element.source.owner as? LayoutNode
    guard stage.focus.scroll(by: key, from: node) else { return narrator.play(.nothing) }
    refresh()
    narrator.play(.pageChanged)
    let container = node?.ancestry.lazy.compactMap(\.behavior.scrollContainer).first { $0.canScroll }
    let window = container.map { scroll in
      scroll.window.applying(scroll.layoutNode.transform(to: CoordinateSpace.global))
    }
    let bounds = window ?? Rect(origin: .zero, size: stage.size)
    let seen = route.way.filter { bounds.contains($0.element.frame.center) }
    go(to: seen.first { $0.id != route.cursor?.id } ?? seen.first)
  }
}
