import Controls
import Looks
import Graphics
import Runtime
import Values

/// One part of a card that is typed into, without a frame around it.
///
/// Everything that a group of fields shares is in the bindings and in the client, so that the keypad stays while the
/// typing moves to the next field.
struct CardFieldView: View {
  let field: CardField
  let group: CardFieldGroup

  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.monthSource }) private var months
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.stage }) private var stage
  @State private var status = FocusStatus()
  @State private var places = CaretPlaces()

  var body: some View {
    let card = group.card.wrappedValue
    let entry = group.entry.wrappedValue
    let isTyping = isEnabled && (status.hasFocus || entry.typing == field)
    let error = entry.error(of: field, in: card, today: today)?.text(of: field, brand: card.brand, in: words)
    ZStack(alignment: .leading) {
      if card[field].isEmpty {
        Text(field.placeholder(card.brand, in: words)).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.6)
          // A style colours wrong digits; a lighter red would be too pale to read.
          .transformEnvironment(\.foregroundColor) { $0 = nil }
          .accessibilityHidden(true)
      }
      DigitsVisual(
        digits: card[field], firstShown: firstShown(card, isTyping), gaps: card.gaps(of: field),
        caret: isTyping ? entry.caret(of: field, in: card) : nil, places: places,
        session: (group.session, field))
    }
    .frame(minHeight: max(ControlMetrics.leastTarget, size.touchHeight))
    .touchable()
    .gesture(SpatialTapGesture().onEnded { touched(places.caret(at: $0.location)) })
    .focusTarget(FocusTarget(typing: type, enter: { open(byKnob: true) }, rhythm: rhythm), radius: 10) {
      changed(to: $0)
    }
    .semantics(
      Semantics(
        role: .textField, label: words(field.name),
        value: field.spokenValue(card, in: words), press: { open(byKnob: false) })
    )
    // An error has nothing of what was typed, and is said to everybody.
    .changingElement { $0.hint = error ?? "" }
    .privacySensitive()
  }

  /// The number is hidden but for its last four digits once the typing is over; the security code always is.
  private func firstShown(_ card: PaymentCard, _ isTyping: Bool) -> Int {
    switch field {
    case .number: isTyping ? 0 : card.number.count - 4
    case .month, .year: 0
    case .code: card.code.count
    }
  }

  private var today: CalendarMonth? { months.month }

  // MARK: Typing

  private func insert(_ text: String, in field: CardField) {
    enter(in: field) { $0.type(text, in: field, of: &$1, today: today) }
  }

  /// Types, and moves the focus with the typing.
  private func enter(in field: CardField, _ type: (inout CardEntry, inout PaymentCard) -> CardField?) {
    var (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    let place = type(&entry, &card)
    let refusal = entry.error(of: field, in: card, today: today)
    store(card, entry)
    if let refusal { say(refusal.text(of: field, brand: card.brand, in: words)) }
    guard let place else { return goOut(of: field) }
    if place != field { goOn(from: field, to: place) }
  }

  /// Says why an input was not taken: also above the keys, which may hide the field.
  private func say(_ reason: String) {
    if group.entry.wrappedValue.typing != nil { input?.refuse(reason) } else { Announcer.announce(reason) }
  }

  private func edit(_ body: (inout CardEntry, inout PaymentCard) -> Void) {
    var (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    body(&entry, &card)
    store(card, entry)
  }

  private func store(_ card: PaymentCard, _ entry: CardEntry) {
    let before = group.card.wrappedValue
    if card != before {
      stage?.noteTyping(into: group.session, isNew: before.isEmpty) { [group, input] in group.drop(input) }
      group.card.wrappedValue = card
    }
    group.entry.wrappedValue = entry
  }

  /// Pastes a number; the other commands are not for what is secret, or have their own keys.
  private func perform(_ command: TextCommand) {
    let field = group.entry.wrappedValue.typing ?? field
    switch command {
    case .paste: paste(in: field)
    case .cut, .copy:
      enter(in: field) { entry, _ in
        entry.refuse(.secret, in: field)
        return field
      }
    case .left: edit { $0.move(to: $0.caret(of: field, in: $1) - 1, in: field, of: $1) }
    case .right: edit { $0.move(to: $0.caret(of: field, in: $1) + 1, in: field, of: $1) }
    default: input?.refuse(words("Not for card details"))
    }
  }

  /// Inserts the copied digits. Digits that have become a part of the card are removed from the clipboard.
  private func paste(in field: CardField) {
    guard let clipboard = stage?.service(PanelClipboard.self) else { return }
    if clipboard.isEmpty { return say(words("Nothing has been copied")) }
    enter(in: field) { entry, card in
      do throws(RefusedInput) {
        let place = entry.enter(try clipboard.digits(), in: field, of: &card, today: today)
        if entry.refusal(of: field) == nil { clipboard.wipe() }
        return place
      } catch {
        entry.refuse(error, in: field)
        return field
      }
    }
  }

  /// Deletes the digit before the caret. In an empty field the typing goes back to the field before it: there may be
  /// more digits of the number to type than most cards have.
  private func deleteBackward(in field: CardField) {
    var isDeleted = false
    edit { isDeleted = $0.deleteBackward(in: field, of: &$1) }
    let (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    if !isDeleted, card[field].isEmpty, let previous = entry.previous(before: field) {
      goOn(from: field, to: previous)
    }
  }

  private func type(_ press: KeyPress) -> Bool {
    if isEnabled, press.phase != .up, let command = TextCommand(press) {
      perform(command)
      return true
    }
    guard isEnabled, press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return false
    }
    switch press.key {
    case .delete: deleteBackward(in: field)
    case .deleteForward: edit { $0.deleteForward(in: field, of: &$1) }
    case .leftArrow: edit { $0.move(to: $0.caret(of: field, in: $1) - 1, in: field, of: $1) }
    case .rightArrow: edit { $0.move(to: $0.caret(of: field, in: $1) + 1, in: field, of: $1) }
    case .home: edit { $0.move(to: 0, in: field, of: $1) }
    case .end: edit { $0.move(to: .max, in: field, of: $1) }
    case .return:
      guard press.phase == .down else { return true }
      submit()
    case .escape where group.entry.wrappedValue.typing != nil: input?.close(group.session.client)
    default:
      guard press.key.isText else { return false }
      insert(press.characters, in: field)
    }
    return true
  }

  /// Submits the card from one of its fields; returns whether the typing continues because something is wrong.
  @discardableResult private func submit(from field: CardField? = nil) -> Bool {
    edit { $0.leave(field ?? self.field, &$1) }
    if group.submit() != nil { return true }
    input?.close(group.session.client)
    return false
  }

  // MARK: Focus

  private func changed(to status: FocusStatus) {
    let hadFocus = self.status.hasFocus
    self.status = status
    if hadFocus && !status.hasFocus {
      let (places, session) = (places, group.session)
      if session.expected == nil { input?.focusLeft(session.client) }
      // Another style may have put another view in the place of this one.
      stage?.afterUpdate {
        if session.places[field] === places { leave(field) } else { group.focus(field) }
      }
    } else if status.hasFocus {
      group.session.expected = nil
    }
  }

  /// Leaves a field for another one.
  private func goOn(from field: CardField, to next: CardField) {
    leave(field)
    group.go(to: next, input)
  }

  /// Leaves the last field, which is complete: the keypad closes, and the focus goes to what follows the card.
  private func goOut(of field: CardField) {
    leave(field)
    input?.close(group.session.client)
    if let node = group.session.places[field]?.layoutNode { stage?.focus.moveOut(of: node) }
  }

  private func leave(_ field: CardField) {
    edit { $0.leave(field, &$1) }
    group.left()
  }

  private func touched(_ caret: Int) {
    edit { $0.move(to: caret, in: field, of: $1) }
    open(byKnob: false)
  }

  private func open(byKnob: Bool) {
    let (group, session) = (group, group.session)
    session.isByKnob = byKnob
    session.client.type = { body in
      guard let field = group.entry.wrappedValue.typing else { return }
      type(body, into: field)
    }
    session.client.perform = perform
    session.client.hasNext = {
      let entry = group.entry.wrappedValue
      return entry.typing.flatMap { entry.next(after: $0) } != nil
    }
    session.client.goOn = {
      let entry = group.entry.wrappedValue
      guard let field = entry.typing else { return false }
      guard let next = entry.next(after: field) else { return submit(from: field) }
      goOn(from: field, to: next)
      return true
    }
    session.client.ended = { group.entry.wrappedValue.typing = nil }
    session.client.place = { group.entry.wrappedValue.typing.flatMap { session.places[$0]?.layoutNode } }
    session.client.area = { session.frame }
    session.client.hasCommands = false
    session.client.echo = { AnyView(CardEcho(card: group.card, entry: group.entry)) }
    edit { entry, _ in entry.typing = field }
    input?.open(session.client, keypad: .number, byKnob: byKnob)
  }

  /// Does to a field what a key of the keypad does to a text.
  private func type(_ body: (inout TextEdit) -> Void, into field: CardField) {
    var text = TextEdit("x")
    body(&text)
    let characters = text.characters
    if characters.isEmpty {
      deleteBackward(in: field)
    } else if characters.count > 1 {
      insert(String(characters.dropFirst()), in: field)
    }
  }
}
