import Synchronization

/// The drawings of all symbols by name.
enum SymbolTable {
  /// A function that adds the paths of a symbol to an empty sketch.
  typealias Drawing = @Sendable (SymbolSketch) -> SymbolSketch

  /// The tables; the first one that has a name is used. They are constants of the program: a dictionary of all names
  /// would have to be built before the first frame, for only a few symbols.
  private static var tables: [KeyValuePairs<String, Drawing>] {
    [
      signs, arrows, digits, media, machines, weather, commerce, people, files, shapes, kitchen, household, skies,
      everyday, places,
    ]
  }

  /// The drawings that were looked up; `nil` for names that no table has.
  private static let known = Mutex<[String: Drawing?]>([:])

  /// The greatest number of remembered names, which may come from a panel's data.
  static let mostKnown = 1_000

  /// The names of all symbols.
  static var names: Set<String> { Set(tables.joined().map(\.key)) }

  /// The drawing of a symbol; `nil` if no table has the name.
  static func drawing(named name: String) -> Drawing? {
    known.withLock { known in
      if let drawing = known[name] { return drawing }
      if known.count >= mostKnown { known = [:] }
      var drawing: Drawing?
      for table in tables where drawing == nil { drawing = table.drawing(named: name) }
      known[name] = .some(drawing)
      return drawing
    }
  }

  /// Two digits side by side; `nil` if the name is not two digits.
  static func number(_ name: String) -> SymbolSketch? {
    guard name.utf8.count == 2, let first = digits.drawing(named: String(name.prefix(1))),
      let second = digits.drawing(named: String(name.suffix(1)))
    else { return nil }
    return first(SymbolSketch()).squeezed(by: 0.82, to: 7.2).joined(
      with: second(SymbolSketch()).squeezed(by: 0.82, to: 16.8))
  }
}

extension KeyValuePairs<String, SymbolTable.Drawing> {
  /// The first drawing of a name; `nil` if there is none.
  fileprivate func drawing(named name: String) -> SymbolTable.Drawing? {
    for index in indices where self[index].key == name { return self[index].value }
    return nil
  }
}
