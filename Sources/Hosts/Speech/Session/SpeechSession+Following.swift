import Controls
import Graphics
import Runtime
import Values

/// Follows the panel: elements that appear, disappear and change.
///
/// The accessibility tree is built again each time, so stops are found by the layout nodes that they stand for. If a
/// node has gone, a stop with the same words in the same place counts as the same one; if the whole page has gone, the
/// session announces another page.
extension SpeechSession {
  /// The layers above the application's views, such as the on-screen keyboard.
  var covers: [LayoutNode] { (stage.rootLayoutNode.behavior as? RootBehavior)?.covers ?? [] }

  /// Updates the session after the panel has changed. The host calls it after each frame.
  package func follow() { stage.clock.whileCurrent { refresh(afterAction: true) } }

  /// Updates the stops, and finds the person's place among them.
  ///
  /// - Parameter afterAction: whether changes by a person or by the panel are spoken.
  func refresh(afterAction says: Bool = false) {
    let former = current
    let before = stops
    // Building the tree brings the panel up to date.
    let isThere = route.adopt(presentStops())
    let keysHaveGone = typing.noteKeypad(isThere: !covers.isEmpty)
    guard route.cursor != nil else { return showRing() }
    if !isThere {
      relocate(former, before, says)
    } else if says, let former, let current {
      sayChange(from: former, to: current)
    }
    followFocus(says)
    // When the keyboard closes by itself, the person is at the field that was filled last, which is spoken after the
    // last key.
    if keysHaveGone, !says, let current {
      narrator.play(.pageChanged)
      narrator.say(utterance(phrase.text(of: current, after: current.context), .message), at: stage.now)
    }
    if says { sayChangedTexts() }
    showRing()
  }

  /// The stops that can be reached. While the on-screen keyboard is open, these are its keys and its field.
  private func presentStops() -> [SpeechStop] {
    let page = route.order(stage.elements)
    let above = covers
    guard !above.isEmpty else { return page }
    followTyping(page)
    let keys = route.order(SemanticsElement.inReadingOrder(above.flatMap { $0.behavior.elements }))
    let field = page.filter { $0.id == typing.field }
    return field + keys
  }

  /// Speaks the next field, if a full field has passed the on-screen keyboard to it; the person stays at the keys.
  private func followTyping(_ page: [SpeechStop]) {
    guard let former = typing.field, let target = stage.focus.current else { return }
    let next = page.first { $0.element.role == .textField && focusTarget(of: $0) === target }
    guard let next, next.id != former else { return }
    (typing.field, typing.focus) = (next.id, target)
    route.replace(former, with: next.id)
    narrator.say(utterance(phrase.text(of: next, after: next.context), .message), at: stage.now)
  }

  /// Handles the loss of the current stop: moves to the stop in its place, or speaks the new page.
  private func relocate(_ former: SpeechStop?, _ others: [SpeechStop], _ says: Bool) {
    let before = route.cursor
    route.leave()
    guard !stops.isEmpty else { return }
    if let former, let same = stops.first(where: { $0.isSame(as: former) }) {
      place(at: same)
      if says { sayChange(from: former, to: same) }
      return
    }
    if let before, route.isSamePage(as: others) {
      // Only the element has gone: move to the one that has taken its place.
      return come(to: stops[min(before.index, stops.count - 1)], says, isPage: false)
    }
    // A page that was covered is back.
    if let place = route.takeFormerPlace() { return come(to: place, says) }
    if let before { route.remember(before.id) }
    heard.leavePage()
    come(to: route.beginning(after: others), says)
  }

  private func come(to stop: SpeechStop?, _ says: Bool, isPage: Bool = true) {
    guard let stop else { return }
    place(at: stop)
    guard says else { return }
    narrator.play(isPage ? .pageChanged : .moved)
    sayCurrent()
  }

  /// Follows the focus if the panel has moved it, for example to a field with an error.
  private func followFocus(_ says: Bool) {
    guard let now = stage.focus.current, now !== typing.focus else { return typing.focus = stage.focus.current }
    typing.focus = now
    guard covers.isEmpty || typing.field != nil else { return }
    let stop = stops.first { stop in stop.isControl && focusTarget(of: stop) === now }
    guard let stop, stop.id != route.cursor?.id else { return }
    if typing.field != nil, stop.element.role == .textField { typing.field = stop.id }
    place(at: stop)
    if says { sayCurrent(givesReason: true) }
  }

  /// Speaks a new label or value of the current stop. Typing and adjusting are spoken elsewhere, and a text that
  /// changes by itself is spoken when the person reaches it.
  private func sayChange(from old: SpeechStop, to new: SpeechStop) {
    let (before, now) = (old.element, new.element)
    if now.role == .textField || now.adjust != nil || !new.isControl { return }
    let selectionHasChanged = before.traits.contains(.isSelected) != now.traits.contains(.isSelected)
    let isOther = before.label != now.label || before.isEnabled != now.isEnabled || selectionHasChanged
    if !isOther, before.value == now.value { return }
    let text = phrase.change(of: now, labelHasChanged: isOther)
    // The result of an action is spoken at once; other changes wait for their turn.
    let isAnswer = texts?.isRecent(at: stage.now) ?? false
    narrator.say(utterance(text, isAnswer ? .status : .change), at: stage.now)
  }

  // MARK: Announcements

  /// Speaks an announcement of the panel: a message or a value. The label is left out if it has just been spoken. A
  /// sound replaces words that others must not hear.
  func say(_ announcement: PanelAnnouncement) {
    if announcement.isPrivate, !manner.mayHearPrivate { return narrator.play(.hiddenCharacter) }
    if announcement.source == nil { showMessage(announcement.text) }
    guard announcement.source != nil else {
      let kind: Utterance.Kind = announcement.isUrgent ? .alert : .message
      return narrator.say(utterance(said(announcement.text), kind), at: stage.now)
    }
    let isHere = announcement.label.isEmpty || current?.element.label == announcement.label
    // The value may already have been spoken with the element while the announcement was waiting.
    let isSaid = heard.takeValue(announcement.text, of: route.cursor?.id)
    if isHere, isSaid, announcement.end == nil { return }
    narrator.say(utterance(said(announcement.spoken(sayingLabel: !isHere)), .change), at: stage.now)
  }

  /// The text with its units in words.
  func said(_ text: String) -> String { phrase.units?.said(text) ?? text }

  /// Called when the voice is back after an outage.
  func voiceReturned() {
    narrator.voice.adopt(pace)
    // The welcome has waited for the first answer of the server.
    if route.cursor == nil { say(welcome) } else { sayCurrent() }
  }
}

extension SpeechStop {
  /// Whether this is the same element as another stop's, in a newer tree.
  func isSame(as other: SpeechStop) -> Bool {
    element.role == other.element.role && !element.label.isEmpty && element.label == other.element.label
      && context == other.context && element.frame == other.element.frame
  }
}
