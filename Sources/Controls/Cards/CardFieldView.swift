import Graphics
import Runtime
import Values

/// One part of a card that is typed into, without a frame around it.
///
/// Everything that a group of fields shares is in the bindings and in the client, so that the keypad stays while the
/// typing goes on in the next field.
struct CardFieldView: View {
  let field: CardField
  let group: CardFieldGroup

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlMetrics) private var size
  @Environment(\.textInput) private var input
  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.monthSource) private var months
  @Environment(\.localizer) private var words
  @Environment(\.stage) private var stage
  @State private var status = FocusStatus()
  @State private var places = CaretPlaces()

  var body: some View {
    let card = group.card.wrappedValue
    let entry = group.entry.wrappedValue
    let isTyping = isEnabled && (status.hasFocus || entry.typing == field)
    let error = entry.error(of: field, in: card, today: today)?.text(of: field, brand: card.brand, in: words)
    ZStack(alignment: .leading) {
      if card[field].isEmpty {
        Text(field.placeholder(card.brand, in: words)).foregroundStyle(.secondary).lineLimit(1).accessibilityHidden(
          true)
      }
      DigitsVisual(
        digits: card[field], firstShown: firstShown(card, isTyping), gaps: card.gaps(of: field),
        caret: isTyping ? entry.caret(of: field, in: card) : nil, places: places,
        session: (group.session, field))
    }
    .frame(minHeight: max(44, size.touchHeight))
    .touchable()
    .gesture(SpatialTapGesture().onEnded { touched(places.caret(at: $0.location)) })
    .focusTarget(FocusTarget(typing: type, enter: { open(byKnob: true) }, rhythm: rhythm), radius: 10) {
      changed(to: $0)
    }
    .semantics(
      Semantics(
        role: .textField, label: words(field.name),
        value: [field.spokenValue(card, in: words), error].compactMap { $0 }.joined(separator: ", "),
        press: { open(byKnob: false) })
    )
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
    var (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    let place = entry.type(text, in: field, of: &card, today: today)
    let refusal = entry.error(of: field, in: card, today: today)
    store(card, entry)
    if let refusal, case .refused = refusal {
      Announcer.announce(refusal.text(of: field, brand: card.brand, in: words))
    }
    if let place, place != field { goOn(to: place) }
    if place == nil { finish() }
  }

  private func edit(_ body: (inout CardEntry, inout PaymentCard) -> Void) {
    var (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    body(&entry, &card)
    store(card, entry)
  }

  private func store(_ card: PaymentCard, _ entry: CardEntry) {
    if card != group.card.wrappedValue { group.card.wrappedValue = card }
    group.entry.wrappedValue = entry
  }

  /// Pastes a number; the other commands are not for what is secret, or have keys of their own.
  private func perform(_ command: TextCommand) {
    let field = group.entry.wrappedValue.typing ?? field
    switch command {
    case .paste: insert(stage?.service(PanelClipboard.self).text ?? "", in: field)
    case .left: edit { $0.move(to: $0.caret(of: field, in: $1) - 1, in: field, of: $1) }
    case .right: edit { $0.move(to: $0.caret(of: field, in: $1) + 1, in: field, of: $1) }
    default: input?.refuse(words("Not for card details"))
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
    case .delete: edit { _ = $0.deleteBackward(in: field, of: &$1) }
    case .deleteForward: edit { $0.deleteForward(in: field, of: &$1) }
    case .leftArrow: edit { $0.move(to: $0.caret(of: field, in: $1) - 1, in: field, of: $1) }
    case .rightArrow: edit { $0.move(to: $0.caret(of: field, in: $1) + 1, in: field, of: $1) }
    case .home: edit { $0.move(to: 0, in: field, of: $1) }
    case .end: edit { $0.move(to: .max, in: field, of: $1) }
    case .return:
      guard press.phase == .down else { return true }
      submit()
    default:
      guard press.key.isText else { return false }
      insert(press.characters, in: field)
    }
    return true
  }

  private func submit() {
    edit { $0.leave(field, &$1) }
    if let wrong = group.submit() { goOn(to: wrong) } else { finish() }
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
        if session.places[field] === places { edit { $0.leave(field, &$1) } } else { group.focus(field) }
      }
    } else if status.hasFocus {
      group.session.expected = nil
    }
  }

  /// Goes on with another field, by keypad if that is what somebody types on.
  private func goOn(to next: CardField) {
    let isOnKeypad = group.entry.wrappedValue.typing != nil
    edit {
      $0.leave(field, &$1)
      if isOnKeypad { $0.typing = next }
    }
    if isOnKeypad { input?.follow(group.session.client) }
    if isOnKeypad && group.session.isByKnob { return }
    group.session.expected = next
    group.focus(next)
  }

  private func finish() {
    edit { $0.leave(field, &$1) }
    if group.entry.wrappedValue.typing != nil { input?.close() }
    group.done()
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
    session.client.submit = submit
    session.client.ended = { group.entry.wrappedValue.typing = nil }
    session.client.place = { group.entry.wrappedValue.typing.flatMap { session.places[$0]?.layoutNode } }
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
      edit { _ = $0.deleteBackward(in: field, of: &$1) }
    } else if characters.count > 1 {
      insert(String(characters.dropFirst()), in: field)
    }
  }
}
