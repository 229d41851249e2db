import Controls
import Looks
import Graphics
import Runtime

/// Using the element that is spoken of.
///
/// The result of an action is said, too: a new value or label of the element itself, and texts that the action has
/// changed elsewhere, such as “Heating” beside a button that starts an oven. A person who sees would see them change.
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

  /// Does something, and says what came of it.
  private func use(_ stop: SpeechStop, _ earcon: Earcon, _ action: () -> Void) {
    noteTexts()
    let before = stage.charactersTyped
    stage.whileCurrent(action)
    if stop.element.traits.contains(.isKeyboardKey) { return typed(stop, after: before) }
    // Another sound for on than for off would tell what is private.
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

  /// Makes an event for the person, which goes to the panel as if nobody listened.
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

  /// Changes the value by a number of steps. The new value is said when the panel announces it, which it does not of the
  /// choice of a picker.
  func adjust(by steps: Int) {
    guard let stop = current, let adjust = stop.element.adjust else { return narrator.play(.nothing) }
    stage.whileCurrent { adjust(steps) }
    refresh(afterAction: false)
    guard let now = current, now.id == stop.id else { return }
    // A combined element has its value in its label.
    let isAtEnd = (now.element.label, now.element.value) == (stop.element.label, stop.element.value)
    guard isAtEnd || now.element.role == .picker else { return }
    // The end of the range that has been reached is a value: what others must not hear has one sound for all changes.
    guard mayHear(now.element) else { return narrator.play(.hiddenCharacter) }
    if isAtEnd { narrator.play(.edge) }
    let end = now.element.endReached.map {
      stage.environment.appearance.word(for: $0, in: stage.environment.values)
    }
    let text = [phrase.value(of: now.element), end ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    narrator.say(utterance(phrase.units?.said(text) ?? text, .change), at: stage.now)
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
    // A question that has to be answered is asked again.
    if !isTyping, let first = route.way.first, first.isInDialog { say(phrase.text(of: first, entersDialog: true)) }
  }

  // MARK: Texts that change

  /// Remembers the texts, to say which of them an action changes.
  func noteTexts() { texts = FormerTexts(of: stops, at: stage.now) }

  /// Says the texts that an action has changed.
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
