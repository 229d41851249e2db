// What is private: values that are declared private, values that a secret field edits, and values computed from either.
//
// Any element that shows a private value on a page is private as well; see ``Modifiers``. Texts without a place on a
// page that could be marked, such as the title of a page, the words of an alarm and a message, may not show a private
// value.
extension DocumentReader {
  /// Marks the values that are private.
  func markPrivate(in pages: [PanelDocument.Page]) {
    for element in PanelDocument.elements(of: pages) where element.properties[ChoiceControls.secret] == true {
      if let name = element.properties[ItemKeys.value] { values[name]?.audience = .itsLinkInPrivate }
    }
    // From each private value to the values computed from it, and on from there: each value is visited once.
    var users: [String: [String]] = [:]
    for value in values.values {
      for name in value.computed?.names ?? [] { users[name, default: []].append(value.name) }
    }
    for element in PanelDocument.elements(of: pages) {
      for property in element.properties.all.values {
        guard case .actions(let actions) = property else { continue }
        for (name, source) in copies(in: actions) { users[source, default: []].append(name) }
      }
    }
    var waiting = values.values.filter(\.isPrivate).map(\.name)
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where values[user]?.isPrivate == false {
        values[user]?.audience = .itsLinkInPrivate
        waiting.append(user)
      }
    }
  }

  /// The values that actions set from others, each with a value from which it is set. A switch reveals no more than
  /// whether a condition holds.
  private func copies(in actions: [PanelAction]) -> [(name: String, source: String)] {
    actions.flatMap { action -> [(name: String, source: String)] in
      switch action {
      case .set(let assignments):
        assignments.filter { values[$0.name]?.kind != .switch }
          .flatMap { assignment in assignment.sourceNames.map { (assignment.name, $0) } }
      case .step(let name, let count): count.names.map { (name, $0) }
      case .choose(_, let then, let otherwise): copies(in: then) + copies(in: otherwise)
      default: []
      }
    }
  }

  /// Notes actions of alarms that set a public value from a private value.
  func checkCopies(_ actions: [PanelAction], _ place: PanelPlace) {
    for (name, source) in copies(in: actions)
    where values[source]?.isPrivate == true && values[name]?.isPrivate == false {
      note(place, "\(name) becomes \(source), which is private", "write private: true at \(name)")
    }
  }

  /// Notes what would tell everybody the time of a timer that counts down a private duration: an expression that asks
  /// about it, and another element that shows the same timer.
  func checkPrivateTimers(of pages: [PanelDocument.Page]) {
    var sources: [String: String] = [:]
    let elements = PanelDocument.elements(of: pages).filter { $0.timer != nil }
    func source(_ element: Element) -> String? {
      element.properties[TimeControls.time]?.expression.names.filter { values[$0]?.isPrivate == true }.min()
    }
    for element in elements {
      if let timer = element.timer, let name = source(element) { sources[timer] = name }
    }
    for (timer, place, isAsked) in timerUses where isAsked {
      guard let name = sources[timer] else { continue }
      note(place, "the timer \(timer) reveals \(name), which is private", "show it by timer: on a page")
    }
    for element in elements where source(element) == nil {
      guard let timer = element.timer, let name = sources[timer] else { continue }
      note(
        element.place, "the timer \(timer) reveals \(name), which is private", "write time: \(name) here, too")
    }
  }

  /// Notes a public text that shows a private value.
  func checkPublic(
    _ text: TextTemplate?, _ what: String, _ place: PanelPlace, fix: String = "show it by a text: on a page"
  ) {
    let names = text?.names.filter { values[$0]?.isPrivate == true }
    guard let name = names?.min() else { return }
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

  /// Notes texts that would reveal private values to everybody: titles of values and pages, and the messages of buttons
  /// and timers.
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
      // Messages of buttons, and those at the end of timers.
      for property in element.properties.all.values {
        if case .actions(let actions) = property { checkPublic(actions, element.place) }
      }
    }
  }
}

extension DocumentReader {
  /// Notes a condition on a private value that decides whether an element is there or can be worked: a remote view and
  /// other programs see this, however private the element is.
  private func checkPresence(of element: Element) {
    for key in [ItemKeys.visible, ItemKeys.enabled] {
      checkPublic(
        element.properties[key]?.expression, key, element.place,
        fix: "show the element always and use if: in its actions, or use access: for elements that only a role may see")
    }
  }

  /// Notes an expression that everybody sees the result of, and that names a private value.
  func checkPublic(
    _ expression: Expression?, _ key: some DeclaredKey, _ place: PanelPlace,
    fix: String = "write it at the items that may be private"
  ) {
    guard let name = expression?.names.filter({ values[$0]?.isPrivate == true }).min() else { return }
    note(place, "\(key.name): reveals \(name), which is private", fix)
  }
}

extension Element {
  /// Whether the element itself, and not an element inside, shows any of some values.
  ///
  /// Every key counts, including a hint, a colour and the bounds of a scale.
  func shows(_ names: Set<String>) -> Bool {
    properties.all.contains { key, property in
      switch property {
      case .text(let text): !text.names.isDisjoint(with: names)
      case .expression(let expression): !expression.names.isDisjoint(with: names)
      case .word(let word): rule.namesValues(key) && names.contains(word)
      case .words(let words): rule.namesValues(key) && !names.isDisjoint(with: words)
      case .flag, .number, .duration, .range, .actions, .body, .options, .mapping, .map, .node: false
      }
    }
  }

  /// Whether a text of its own shows any of some values, such as its title or its hint.
  func mentions(_ names: Set<String>) -> Bool {
    properties.all.values.contains {
      if case .text(let text) = $0 { !text.names.isDisjoint(with: names) } else { false }
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
