/// The drawings of all symbols by name.
enum SymbolTable {
  /// A function that adds the paths of a symbol to an empty sketch.
  typealias Drawing = @Sendable (SymbolSketch) -> SymbolSketch

  static let drawings: [String: Drawing] = {
    var drawings: [String: Drawing] = [:]
    for table in [
      signs, arrows, digits, media, machines, weather, commerce, people, files, shapes, kitchen, household, skies,
      everyday, places,
    ] {
      drawings.merge(table) { first, _ in first }
    }
    return drawings
  }()

  /// Two digits side by side; `nil` if the name is not two digits.
  static func number(_ name: String) -> SymbolSketch? {
    guard name.utf8.count == 2, let first = digits[String(name.prefix(1))], let second = digits[String(name.suffix(1))]
    else { return nil }
    return first(SymbolSketch()).squeezed(by: 0.82, to: 7.2).joined(
      with: second(SymbolSketch()).squeezed(by: 0.82, to: 16.8))
  }
}
