import Graphics

/// The symbols that a panel file can name.
enum SymbolNames {
  /// Whether there is a symbol of a name.
  static func isKnown(_ name: String) -> Bool { SystemSymbol(named: name) != nil }

  /// The endings of picture files.
  private static let pictures: Set<String> = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".bmp"]

  /// Advice for a name that there is no symbol of.
  static func advice(for name: String) -> String {
    if let dot = name.lastIndex(of: "."), pictures.contains(name[dot...].lowercased()) {
      return "a panel file has no pictures of its own; write the name of a symbol, such as flame"
    }
    let endings = [".fill", ".slash", ".circle", ".square"]
    let near = adviceFor(name, among: SystemSymbol.names + SystemSymbol.names.map { $0 + ".fill" })
    if near.hasPrefix("did") { return near }
    return "write a name such as flame, thermometer or lightbulb, perhaps with \(endings.joined(separator: ", "))"
  }
}
