// The names of the values that parts of a page read. Words that are not values are included; the caller knows the
// values.
extension Element {
  /// The names in all of the element's keys, and in the elements inside it.
  var names: Set<String> { properties.all.values.reduce(into: []) { $0.formUnion($1.names) } }
}

extension Property {
  /// The names that the value of the key holds.
  var names: Set<String> {
    switch self {
    case .text(let template): template.names
    case .word(let word): [word]
    case .words(let words): Set(words)
    case .expression(let expression): expression.names
    case .actions(let actions): actions.names
    case .body(let elements): elements.reduce(into: []) { $0.formUnion($1.names) }
    case .map(let parts): parts.all.values.reduce(into: []) { $0.formUnion($1.names) }
    // These hold no names.
    case .flag, .number, .duration, .range, .options, .mapping, .node: []
    }
  }
}

extension TextTemplate {
  /// The names in its braces.
  var names: Set<String> { expressions.reduce(into: []) { $0.formUnion($1.names) } }
}

extension [PanelAction] {
  /// The names that the actions read or set.
  var names: Set<String> { reduce(into: []) { $0.formUnion($1.names) } }
}

extension PanelAction {
  /// The names that the action reads or sets.
  var names: Set<String> {
    switch self {
    case .set(let assignments): assignments.reduce(into: []) { $0.formUnion($1.sourceNames.union([$1.name])) }
    case .step(let name, let by): by.names.union([name])
    case .toggle(let name): [name]
    case .tell(let text): text.names
    case .ask(let text, let yes, _): text.names.union(yes?.names ?? [])
    case .publish(_, let topic, let text, _): topic.names.union(text.names)
    case .run(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.names) }
    case .choose(let condition, let then, let otherwise):
      condition.names.union(then.names).union(otherwise.names)
    // Pages are no values, and the values that they show are read when they are open.
    case .go, .back, .show, .wait, .pin, .signOut, .startTimer, .stopTimer: []
    }
  }
}
