// What is private: values that are declared private, values that a secret field edits, values computed from either,
// and timers that count the time of such a value.
//
// Any element that shows a private value or timer on a page is private as well; see ``Modifiers``. Texts without a place
// on a page that could be marked, such as the title of a page, the words of an alarm and a message, may not show one.
extension DocumentReader {
  /// Marks the values and the timers that are private.
  func markPrivate(in pages: [PanelDocument.Page]) {
    let elements = PanelDocument.elements(of: pages)
    for element in elements where element.properties[ChoiceControls.secret] == true {
      if let name = element.properties[ItemKeys.value] { values[name]?.audience = .itsLinkInPrivate }
    }
    // From each private value to what is computed from it, and on from there: each value and timer is visited once.
    var users: [Expression.Origin: [Expression.Origin]] = [:]
    func note(_ user: Expression.Origin, of origins: Set<Expression.Origin>?) {
      for origin in origins ?? [] { users[origin, default: []].append(user) }
    }
    for value in values.values { note(.value(value.name), of: value.computed?.origins) }
    for element in elements {
      // The remaining time and the end of a timer reveal its whole time.
      let time = element.properties[TimeControls.time]?.expression
      if let timer = element.timer { note(.timer(timer), of: time?.origins) }
      for property in element.properties.all.values {
        guard case .actions(let actions) = property else { continue }
        for (name, origins) in copies(in: actions) { note(.value(name), of: origins) }
      }
    }
    var waiting = values.values.filter(\.isPrivate).map { Expression.Origin.value($0.name) }
    privateOrigins = Set(waiting)
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where privateOrigins.insert(user).inserted {
        if case .value(let name) = user { values[name]?.audience = .itsLinkInPrivate }
        waiting.append(user)
      }
    }
  }

  /// The values that actions make of others, each with what it reveals then. A switch reveals no more than whether a
  /// condition holds.
  private func copies(in actions: [PanelAction]) -> [(name: String, origins: Set<Expression.Origin>)] {
    actions.flatMap { action -> [(name: String, origins: Set<Expression.Origin>)] in
      switch action {
      case .set(let assignments):
        assignments.filter { values[$0.name]?.kind != .switch }.map { ($0.name, $0.origins) }
      case .step(let name, let count): [(name, count.origins)]
      case .choose(_, let then, let otherwise): copies(in: then) + copies(in: otherwise)
      default: []
      }
    }
  }

  /// Notes actions of alarms that make a public value of a private one.
  func checkCopies(_ actions: [PanelAction], _ place: PanelPlace) {
    for (name, origins) in copies(in: actions) where values[name]?.isPrivate == false {
      guard let source = privateName(among: origins) else { continue }
      note(place, "\(name) becomes \(source), which is private", "write private: true at \(name)")
    }
  }

  /// The first private one of some values and timers; `nil` if none is private.
  func privateName(among origins: Set<Expression.Origin>?) -> String? {
    origins?.intersection(privateOrigins).map(\.inWords).min()
  }

  /// Notes a public text that shows a private value.
  func checkPublic(
    _ text: TextTemplate?, _ what: String, _ place: PanelPlace, fix: String = "show it by a text: on a page"
  ) {
    guard let name = privateName(among: text?.origins) else { return }
    note(place, "\(what) shows \(name), which is private", fix)
  }

  /// Notes messages and questions that show a private value.
  func checkPublic(_ actions: [PanelAction], _ place: PanelPlace) {
    for action in actions {
      switch action {
      case .tell(let text): checkPublic(text, "a message", place)
      case .ask(let text, let yes, _):
        checkPublic(text, "a question", place)
        checkPublic(yes, "a question", place)
      // Either list may be carried out.
      case .choose(_, let then, let otherwise):
        checkPublic(then, place)
        checkPublic(otherwise, place)
      case .publish(_, let topic, let text, _):
        for text in [topic, text] {
          checkPublic(
            text, "a message to a broker", place,
            fix: "write mqtt: with the topic at the value if the broker may have it")
        }
      case .set, .step, .toggle, .go, .back, .show, .pin, .signOut, .startTimer, .stopTimer, .wait, .run:
        break
      }
    }
  }

  /// Notes texts that would reveal private values to every viewer: titles of values and pages, and the messages of
  /// buttons and timers.
  func checkPublic(_ pages: [PanelDocument.Page], at places: [String: PanelPlace]) {
    for value in values.values {
      checkPublic(value.label, "the title of a value", value.place)
      if !value.isPrivate { checkPublic(value.tint?.expression, ValueKeys.tint, value.place) }
    }
    for page in pages {
      if let place = places[page.name] { checkPublic(page.title, "the title of a page", place) }
    }
    for element in PanelDocument.elements(of: pages) {
      checkPresence(of: element)
      // The names of handles are labels, and the words about a text are spoken.
      for key in [NumberControls.low, NumberControls.high, ChoiceControls.wrong] {
        checkPublic(element.properties[key], "\(key.name):", element.place)
      }
      // Messages of buttons, and those at the end of timers.
      for property in element.properties.all.values {
        if case .actions(let actions) = property { checkPublic(actions, element.place) }
      }
      if let timer = element.timer, let actions = element.properties[TimeControls.done] {
        checkEnd(actions, of: .timer(timer), element.place)
      }
    }
  }

  /// Notes what others than the person at the panel would notice at the end of a private timer: the moment tells its time.
  private func checkEnd(_ actions: [PanelAction], of timer: Expression.Origin, _ place: PanelPlace) {
    guard privateOrigins.contains(timer) else { return }
    func refuse(_ fix: String) { note(place, "done: reveals the end of \(timer.inWords), which is private", fix) }
    func check(_ name: String) { if values[name]?.isPrivate == false { refuse("write private: true at \(name)") } }
    for action in actions {
      switch action {
      case .set(let assignments): for assignment in assignments { check(assignment.name) }
      case .step(let name, _), .toggle(let name): check(name)
      case .choose(_, let then, let otherwise): checkEnd(then + otherwise, of: timer, place)
      case .startTimer(let name), .stopTimer(let name):
        if !privateOrigins.contains(.timer(name)) { refuse("give the timer \(name) a private time:") }
      case .go, .back, .show, .tell, .ask, .pin, .signOut, .publish:
        refuse("set private values and run commands there, and leave the rest to a person")
      case .wait, .run: break
      }
    }
  }
}

extension DocumentReader {
  /// Notes a condition on a private value that decides whether an element is shown or can be worked: a remote view and
  /// other programs see this, however private the element is. Nor may the colours of a section depend on one, because its
  /// rows have them, which need not be private.
  private func checkPresence(of element: Element) {
    if element.isSection {
      for key in [ItemKeys.tint, ItemKeys.foreground] {
        checkPublic(element.properties[key]?.expression, key, element.place)
      }
    }
    for key in [ItemKeys.visible, ItemKeys.enabled] {
      checkPublic(
        element.properties[key]?.expression, key, element.place,
        fix: "show the element always and use if: in its actions, or use access: for elements that only a role may see")
    }
  }

  /// Notes an expression that names a private value and whose result every viewer sees.
  func checkPublic(
    _ expression: Expression?, _ key: some DeclaredKey, _ place: PanelPlace,
    fix: String = "write it at the items that may be private"
  ) {
    guard let name = privateName(among: expression?.origins) else { return }
    note(place, "\(key.name): reveals \(name), which is private", fix)
  }
}

extension Element {
  /// Whether the element itself, and not an element inside, shows any of some values and timers.
  ///
  /// Every key counts, including a hint, a colour and the bounds of a scale.
  func shows(_ origins: Set<Expression.Origin>) -> Bool {
    // Several elements of one name show the same timer, and only one of them needs its time.
    if let timer, origins.contains(.timer(timer)) { return true }
    return properties.all.contains { key, property in
      switch property {
      case .text(let text): !text.origins.isDisjoint(with: origins)
      case .expression(let expression): !expression.origins.isDisjoint(with: origins)
      case .word(let word): rule.namesValues(key) && origins.contains(.value(word))
      case .words(let words): rule.namesValues(key) && words.contains { origins.contains(.value($0)) }
      case .flag, .number, .duration, .range, .actions, .body, .options, .mapping, .map, .node: false
      }
    }
  }

  /// Whether a text of its own shows any of some values and timers, such as its title or its hint.
  func mentions(_ origins: Set<Expression.Origin>) -> Bool {
    properties.all.values.contains {
      if case .text(let text) = $0 { !text.origins.isDisjoint(with: origins) } else { false }
    }
  }
}

extension ElementRule {
  /// Whether a key takes names of values.
  fileprivate func namesValues(_ key: String) -> Bool {
    switch self.key(key)?.kind {
    case .value, .values: true
    default: false
    }
  }
}
