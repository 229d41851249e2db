import Values

/// The values of a panel by name, with the results of computed values and the history of values that charts show.
@MainActor struct DeclaredValues {
  /// The values by name.
  private(set) var byName: [String: PanelValue] = [:]
  /// The values and the timers that are for the person at the panel alone. They change with the file only.
  private(set) var privateOrigins: Set<Expression.Origin> = []
  /// The computed values.
  let computed = ComputedValues()
  /// The computed values as alarms count them: without the orders that links have not answered; see ``ReadingScope``.
  let readings = ComputedValues()
  /// The past of the values of charts, by name.
  private(set) var histories: [String: ValueHistory] = [:]

  /// The values, sorted by name.
  var sorted: [PanelValue] { byName.values.sorted { $0.declaration.name < $1.declaration.name } }

  /// Adds a value, or replaces the one of its name.
  mutating func add(_ value: PanelValue) { byName[value.declaration.name] = value }

  /// Forgets the values that a new version of the file does not declare.
  mutating func keep(_ document: PanelDocument) {
    let names = Set(document.values.map(\.name))
    byName = byName.filter { names.contains($0.key) }
    privateOrigins = document.privateOrigins
  }

  /// Takes the expressions of computed values.
  func compute(_ declarations: [ValueDeclaration]) {
    for values in [computed, readings] { values.follow(declarations) }
  }

  /// Forgets all results: values may live elsewhere now.
  func forgetResults() {
    for values in [computed, readings] { values.forgetAll() }
  }

  /// Forgets the histories of values that no chart shows, and of values that were of another kind.
  mutating func keepHistories(of charted: Set<String>) {
    histories = histories.filter { charted.contains($0.key) && byName[$0.key]?.declaration.kind == $0.value.kind }
  }

  /// Adds the history of a value.
  mutating func add(_ history: ValueHistory, of name: String) { histories[name] = history }
}
