import Controls
import Looks
import Graphics
import Runtime

/// Uses the current element.
///
/// The result of an action is spoken, too: a new value or label of the element itself, and texts that the action has
/// changed elsewhere, such as “Heating” beside a button that starts an oven. A person who sees would notice these
/// changes.
extension SpeechSession {
  /// Presses the element, types into it, or begins to change it.
  func activate() {
    guard let stop = current else { return go(to: route.way.first) }
    let element = stop.element
    if let action = rotor.action, element.actions.indices.contains(action) {
      return use(stop, .acted) { element.actions[action].perform() }
    }
    guard element.isEnabled else {
      narrator.play(.nothing)
      return sayCurrent()
    }
    if element.takesText { return type(into: stop) }
    if let press = element.press { return use(stop, .acted, press) }
    if element.adjust != nil { return toggleAdjusting(stop) }
    guard stage.mayTap(at: element.frame.center) else { return narrator.play(.nothing) }
    use(stop, .acted) { self.tap(element.frame.center) }
  }

  /// Performs an action, and speaks its result.
  private func use(_ stop: SpeechStop, _ earcon: Earcon, _ action: () -> Void) {
    noteTexts()
    let before = stage.charactersTyped
    stage.whileCurrent(action)
    if stop.element.traits.contains(.isKeyboardKey) { return typed(stop, after: before) }
    // Different sounds for on and off would reveal a private value.
    let isToggle = stop.element.role == .toggle && mayHear(stop.element)
    if !isToggle { narrator.play(earcon) }
    refresh(afterAction: true)
    guard isToggle, let now = current, now.id == stop.id else { return }
    let isOn = now.element.value == words("on")
    narrator.play(isOn ? .checked : .unchecked)
  }

  /// Simulates a tap, for views that only understand touches.
  private func tap(_ point: Point) {
    let id = Int(Int32.max)
    make(.contact(id: id, phase: .down, at: point))
    make(.contact(id: id, phase: .up, at: point))
  }

  /// Sends an event to the panel as if speech were off.
  func make(_ event: InputEvent.Kind) {
    stage.handle(InputEvent(time: stage.now, event), behind: Self.place)
  }

  private func toggleAdjusting(_ stop: SpeechStop) {
    guard input.means == .knob else { return say(phrase.hint(for: stop.element, by: input.means)) }
    input.knob.isAdjusting.toggle()
    narrator.play(input.knob.isAdjusting ? .checked : .unchecked)
    if !input.knob.isAdjusting { heard.noteValue(of: stop) }
    say(input.knob.isAdjusting ? words("Turn to change it, and press when it is right.") : phrase.text(of: stop))
  }

  /// Changes the value by a number of steps. The new value is spoken when the panel announces it; the choice of a
  /// picker, which is not announced, is spoken here.
  func adjust(by steps: Int) {
    guard let stop = current, let adjust = stop.element.adjust else { return narrator.play(.nothing) }
    stage.whileCurrent { adjust(steps) }
    refresh(afterAction: false)
    guard let now = current, now.id == stop.id else { return }
    // A combined element has its value in its label.
    let isAtEnd = (now.element.label, now.element.value) == (stop.element.label, stop.element.value)
    guard isAtEnd || now.element.role == .picker else { return }
    // Reaching an end reveals the value, so a private value has one sound for all changes.
    guard mayHear(now.element) else { return narrator.play(.hiddenCharacter) }
    if isAtEnd { narrator.play(.edge) }
    let end = now.element.endReached.map {
      stage.environment.appearance.word(for: $0, in: stage.environment.values)
    }
    let text = [phrase.value(of: now.element), end ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    narrator.say(utterance(said(text), .change), at: stage.now)
  }

  /// Leaves the field, the dialog or the page.
  func leave() {
    noteTexts()
    let isTyping = typing.field != nil || !covers.isEmpty
    if isTyping {
      typing.field = nil
      stage.focus.set(nil, visible: false)
      typing.focus = nil
    } else if let escape = current?.escape ?? stops.first?.escape {
      stage.whileCurrent(escape)
    } else {
      for isDown in [true, false] { make(.key(.escape, isDown: isDown)) }
    }
    let before = stops.map(\.id)
    refresh(afterAction: true)
    guard stops.map(\.id) == before else { return }
    narrator.play(.nothing)
    // Repeat a question that has to be answered.
    if !isTyping, let first = route.way.first, first.isInDialog { say(phrase.text(of: first, entersDialog: true)) }
  }

  // MARK: Texts that change

  /// Remembers the texts, to speak those that an action changes.
  func noteTexts() { texts = FormerTexts(of: stops, at: stage.now) }

  /// Speaks the texts that an action has changed.
  func sayChangedTexts() {
    guard texts?.isRecent(at: stage.now) == true else { return texts = nil }
    for stop in texts?.takeChanged(among: stops, but: route.cursor?.id) ?? [] {
      guard mayHear(stop.element) else {
        narrator.play(.hiddenCharacter)
        continue
      }
      narrator.say(utterance(phrase.text(of: stop, after: stop.context), .message), at: stage.now)
    }
  }
}
