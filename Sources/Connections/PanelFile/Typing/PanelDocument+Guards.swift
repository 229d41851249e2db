import Controls

// The guards of an element: its own roles and conditions, and those of the elements and the page around it. They hold
// for programs outside the panel as well.
extension PanelDocument {
  /// The path to an element: its page, and the elements from the outermost to the element itself; `nil` if no page has
  /// the element.
  private func way(to element: Element) -> (page: Page, elements: [Element])? {
    func way(in elements: [Element]) -> [Element]? {
      for other in elements {
        if other === element { return [other] }
        if let rest = way(in: other.parts) { return [other] + rest }
      }
      return nil
    }
    for page in pages {
      if let elements = way(in: page.body) { return (page, elements) }
    }
    return nil
  }

  /// Whether an element, something around it or its page is for a role only.
  func isGuarded(_ element: Element) -> Bool {
    way(to: element).map { $0.page.access != nil || $0.elements.contains(where: \.hasRole) } ?? false
  }

  /// Whether the code of a role is asked for in every case when a button is pressed, before or after other actions.
  func asksForCode(_ button: Element) -> Bool {
    var changes = Changes()
    return button.properties[ChoiceControls.tap].map { changes.note($0, false) } ?? false
  }

  /// The conditions under which a person can see and work an element: its own, and those of the elements around it.
  func conditions(of element: Element) -> [Expression] {
    let elements = way(to: element)?.elements ?? [element]
    return elements.flatMap { element in
      [ItemKeys.visible, ItemKeys.enabled].compactMap { element.properties[$0]?.expression }
    }
  }

  /// The values that are changed by controls and buttons of pages only behind the code of a role.
  static func guardedValues(of pages: [Page]) -> Set<String> {
    var (free, guarded): (Set<String>, Set<String>) = ([], [])
    func visit(_ elements: [Element], _ isGuarded: Bool) {
      for element in elements {
        let isGuarded = isGuarded || element.hasRole
        let changes = element.changes
        if isGuarded { guarded.formUnion(changes.free) } else { free.formUnion(changes.free) }
        guarded.formUnion(changes.guarded)
        visit(element.parts, isGuarded)
      }
    }
    for page in pages { visit(page.body, page.access != nil) }
    return guarded.subtracting(free)
  }
}

/// Names of values that people can change.
private struct Changes {
  /// Those that everybody can.
  var free: Set<String> = []
  /// Those that the code of a role is asked for.
  var guarded: Set<String> = []

  /// Notes a value.
  mutating func note(_ name: String, _ isGuarded: Bool) {
    if isGuarded { guarded.insert(name) } else { free.insert(name) }
  }

  /// Notes what actions change.
  ///
  /// - Returns: whether a code has been asked for at the end, on every path through the actions.
  @discardableResult
  mutating func note(_ actions: [PanelAction], _ isGuarded: Bool) -> Bool {
    var isGuarded = isGuarded
    for action in actions {
      switch action {
      case .pin: isGuarded = true
      case .set(let assignments): for assignment in assignments { note(assignment.name, isGuarded) }
      case .step(let name, _), .toggle(let name): note(name, isGuarded)
      case .choose(_, let then, let otherwise):
        let ends = [note(then, isGuarded), note(otherwise, isGuarded)]
        isGuarded = !ends.contains(false)
      case .go, .back, .show, .tell, .ask, .signOut, .startTimer, .stopTimer, .wait, .publish, .run: break
      }
    }
    return isGuarded
  }
}

extension Element {
  /// Whether it is for a role only.
  fileprivate var hasRole: Bool { properties.has(ItemKeys.access) }

  /// The values that a person changes with the element, without the elements inside it. The end of a timer is no
  /// person's action.
  fileprivate var changes: Changes {
    var changes = Changes()
    if setsValue, let name = properties[ItemKeys.value] { changes.note(name, false) }
    for (key, property) in properties.all where key != TimeControls.done.name {
      if case .actions(let actions) = property { changes.note(actions, false) }
    }
    return changes
  }
}
