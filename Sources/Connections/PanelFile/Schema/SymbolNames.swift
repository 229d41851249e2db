import Graphics

/// The symbols that a panel file can name.
enum SymbolNames {
  /// Whether there is a symbol of a name.
  static func isKnown(_ name: String) -> Bool { SystemSymbol(named: name) != nil }

  /// Advice for a name that there is no symbol of.
  static func advice(for name: String) -> String {
    let endings = [".fill", ".slash", ".circle", ".square"]
    let near = adviceFor(name, among: SystemSymbol.names + SystemSymbol.names.map { $0 + ".fill" })
    if near.hasPrefix("did") { return near }
    return "write a name such as flame, thermometer or lightbulb, perhaps with \(endings.joined(separator: ", "))"
  }
}
