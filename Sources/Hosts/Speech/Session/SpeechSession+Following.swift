import Controls
import Graphics
import Runtime
import Values

/// Following the panel: what comes, goes and changes.
///
/// The accessibility tree is built again each time, so stops are found by the layout nodes that they stand for. If a
/// node has gone, a stop with the same words in the same place counts as the same one; if the whole page has gone, the
/// session announces another page.
extension SpeechSession {
  /// The most covered pages that are gone back to.
  private static let mostFormerPages = 16

  /// What stands above the application's views, such as the keyboard on the screen.
  var covers: [LayoutNode] { (stage.rootLayoutNode.behavior as? RootBehavior)?.covers ?? [] }

  /// Looks at the panel again after it has changed. The host calls it after each frame.
  package func follow() { stage.clock.whileCurrent { refresh(afterAction: true) } }

  /// Finds the stops again, and where the person is among them.
  ///
  /// - Parameter afterAction: whether changes that a person or the panel has made are said.
  func refresh(afterAction says: Bool = false) {
    let former = current
    let before = stops
    let hadKeypad = hasKeypad
    // Building the tree brings the panel up to date.
    stops = presentStops()
    hasKeypad = !covers.isEmpty
    let keysHaveGone = hadKeypad && !hasKeypad
    if keysHaveGone { typing = nil }
    guard let cursor else { return showRing() }
    if let index = stops.firstIndex(where: { $0.id == cursor.id }) {
      self.cursor = (cursor.id, index)
      if says, let former { sayChange(from: former, to: stops[index]) }
    } else {
      relocate(former, before, says)
    }
    followFocus(says)
    // Keys that go by themselves leave the person at the field that was filled last, which is said after the last key.
    if keysHaveGone, !says, let current {
      narrator.play(.pageChanged)
      narrator.say(utterance(phrase.text(of: current, after: current.context), .message), at: stage.now)
    }
    if says { sayChangedTexts() }
    showRing()
  }

  /// The stops that can be reached: while a keyboard is on the screen, its keys and the field that they type into.
  private func presentStops() -> [SpeechStop] {
    let page = SpeechOrder(stage.elements, owners).stops
    let above = covers
    guard !above.isEmpty else { return page }
    followTyping(page)
    let keys = SpeechOrder(SemanticsElement.inReadingOrder(above.flatMap { $0.behavior.elements }), owners).stops
    let field = page.filter { $0.id == typing }
    return field + keys
  }

  /// A field that is full has passed the keys of the screen on to the next one, which is said while the person stays at the
  /// keys.
  private func followTyping(_ page: [SpeechStop]) {
    guard let former = typing, let target = stage.focus.current else { return }
    let next = page.first { $0.element.role == .textField && focusTarget(of: $0) === target }
    guard let next, next.id != former else { return }
    typing = next.id
    focus = target
    formerPages = formerPages.map { $0 == former ? next.id : $0 }
    narrator.say(utterance(phrase.text(of: next, after: next.context), .message), at: stage.now)
  }

  /// The stop that is spoken of has gone: the one in its place is taken, or the page that has come is said.
  private func relocate(_ former: SpeechStop?, _ others: [SpeechStop], _ says: Bool) {
    let before = cursor
    cursor = nil
    guard !stops.isEmpty else { return }
    if let former, let same = stops.first(where: { $0.isSame(as: former) }) {
      place(at: same)
      if says { sayChange(from: former, to: same) }
      return
    }
    let now = Set(stops.map(\.id))
    if let before, others.count(where: { now.contains($0.id) }) * 2 > others.count {
      // Only the element has gone: the one that has moved up into its place is taken.
      return come(to: stops[min(before.index, stops.count - 1)], says, isPage: false)
    }
    if let known = formerPages.lastIndex(where: { id in stops.contains { $0.id == id } }) {
      // A page that was covered is back.
      let id = formerPages[known]
      formerPages.removeSubrange(known...)
      return come(to: stops.first { $0.id == id }, says)
    }
    if let before { remember(before.id) }
    formerContext = []
    come(to: beginning(after: others), says)
  }

  /// The stop at which a page that has come begins: what is new on it, since a bar that all pages have says nothing of this
  /// one. A heading that only buttons stand before, as in a title bar, comes first.
  private func beginning(after page: [SpeechStop]) -> SpeechStop? {
    let known = Set(page.map(\.element.label))
    let new = way.filter { !known.contains($0.element.label) }
    if let heading = new.first(where: { $0.element.role != .button }), heading.isHeading { return heading }
    return new.first ?? way.first
  }

  /// Remembers where the person was on a page that something covers.
  func remember(_ id: SpeechStop.ID) {
    formerPages.removeAll { $0 == id }
    formerPages.append(id)
    if formerPages.count > Self.mostFormerPages { formerPages.removeFirst() }
  }

  private func come(to stop: SpeechStop?, _ says: Bool, isPage: Bool = true) {
    guard let stop else { return }
    place(at: stop)
    guard says else { return }
    narrator.play(isPage ? .pageChanged : .moved)
    sayCurrent()
  }

  /// The panel has moved the focus itself, as to a field with an error: speech goes there.
  private func followFocus(_ says: Bool) {
    guard let now = stage.focus.current, now !== focus else { return focus = stage.focus.current }
    focus = now
    guard covers.isEmpty || typing != nil else { return }
    let stop = stops.first { stop in stop.isControl && focusTarget(of: stop) === now }
    guard let stop, stop.id != cursor?.id else { return }
    if typing != nil, stop.element.role == .textField { typing = stop.id }
    place(at: stop)
    if says { sayCurrent(givesReason: true) }
  }

  /// Says a new label or value of the stop that is spoken of. What is typed and what is adjusted is said elsewhere, and
  /// a text that changes by itself is said when the person comes to it.
  private func sayChange(from old: SpeechStop, to new: SpeechStop) {
    let (before, now) = (old.element, new.element)
    if now.role == .textField || now.adjust != nil || !new.isControl { return }
    let selectionHasChanged = before.traits.contains(.isSelected) != now.traits.contains(.isSelected)
    let isOther = before.label != now.label || before.isEnabled != now.isEnabled || selectionHasChanged
    if !isOther, before.value == now.value { return }
    let text = phrase.change(of: now, labelHasChanged: isOther)
    // What came of an action is said at once; what happens by itself waits for its turn.
    let isAnswer = texts.map { stage.now <= $0.until } ?? false
    narrator.say(utterance(text, isAnswer ? .status : .change), at: stage.now)
  }

  // MARK: Announcements

  /// Says what the panel announces: a message, or a value. The label is left out where it has just been said. A sound
  /// stands for what others must not hear.
  func say(_ announcement: PanelAnnouncement) {
    if announcement.isPrivate, !manner.mayHearPrivate { return narrator.play(.hiddenCharacter) }
    if announcement.source == nil { showMessage(announcement.text) }
    guard announcement.source != nil else {
      let kind: Utterance.Kind = announcement.isUrgent ? .alert : .message
      return narrator.say(utterance(said(announcement.text), kind), at: stage.now)
    }
    let isHere = announcement.label.isEmpty || current?.element.label == announcement.label
    // The value may have been said with the element already, when the announcement had to wait.
    let isSaid = saidValue.map { $0.id == cursor?.id && $0.value == announcement.text } ?? false
    saidValue = nil
    if isHere, isSaid, announcement.end == nil { return }
    narrator.say(utterance(said(announcement.spoken(sayingLabel: !isHere)), .change), at: stage.now)
  }

  private func said(_ text: String) -> String { phrase.units?.said(text) ?? text }

  /// The voice is back after it could not be heard.
  func voiceReturned() {
    voice.adopt(pace)
    // A server takes a moment to answer: the welcome has waited for it.
    if cursor == nil { tell(welcome) } else { sayCurrent() }
  }
}

extension SpeechStop {
  /// Whether it is another stop's element in a newer tree.
  func isSame(as other: SpeechStop) -> Bool {
    element.role == other.element.role && !element.label.isEmpty && element.label == other.element.label
      && context == other.context && element.frame == other.element.frame
  }
}
